/** An honest sender reads the refusal only after its body went through; beyond this it is cut off. */
const MOST_BYTES_DROPPED = 64_000_000;

/**
 * Takes a request and the most bytes it may carry, returns its body, or null when it is larger: it is
 * counted while it arrives, because a length may be missing or wrong. Source: API contract, Envelope (413).
 */
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
    if (size > maxBytes + MOST_BYTES_DROPPED) {
      await reader.cancel();
      return null;
    }
  }
  return size > maxBytes ? null : new Uint8Array(Buffer.concat(chunks));
}

/**
 * Takes a request that was answered, reads what is left of its body and forgets it: the connection would
 * break for the sender's next call otherwise. Source: API contract, Envelope.
 */
export async function dropBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed && !request.signal.aborted) await readBody(request, 0);
}
