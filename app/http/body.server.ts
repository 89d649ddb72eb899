/** Clients only read the refusal after sending the whole body; a larger body is cut off. */
const MAX_READ_BYTES = 64_000_000;

/** A request's body as it arrives, up to the cut-off size. */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    yield read.value;
    if (size > MAX_READ_BYTES) return await reader.cancel();
  }
}

/** Null if the body is too large. Counts the bytes as they arrive, because Content-Length may be wrong. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}

/** Reads the rest of an answered request's body, because otherwise the connection could not be reused. */
export async function dropBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed && !request.signal.aborted) await readBody(request, 0);
}
