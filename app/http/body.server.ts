/** Clients only read the refusal after sending the whole body; a larger body is cut off. */
const MAX_DROPPED_BYTES = 64_000_000;

/** Null when the body is too large. Counts the bytes as they arrive, because Content-Length may be wrong. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size <= maxBytes) chunks.push(read.value);
    else chunks.length = 0;
    if (size > maxBytes + MAX_DROPPED_BYTES) {
      await reader.cancel();
      return null;
    }
  }
  return size > maxBytes ? null : new Uint8Array(Buffer.concat(chunks));
}

/** Reads the rest of the body of an answered request, because otherwise the connection could not be reused. */
export async function dropBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed && !request.signal.aborted) await readBody(request, 0);
}
