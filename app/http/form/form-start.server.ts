const MULTIPART = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i;
/** Clients only read the response after sending the whole body; a larger body is cut off. */
const MAX_DROPPED_BYTES = 64_000_000;

async function readStart(request: Request, maxBytes: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const room = maxBytes - size;
    if (room > 0) chunks.push(read.value.subarray(0, room));
    size += read.value.byteLength;
    if (size > maxBytes + MAX_DROPPED_BYTES) {
      await reader.cancel();
      break;
    }
  }
  return Buffer.concat(chunks);
}

/** Closes a truncated body after its last complete field. */
function wholeFields(start: Buffer, boundary: string): Buffer | null {
  const line = `\r\n--${boundary}`;
  if (start.includes(`${line}--`)) return start;
  const end = start.lastIndexOf(line);
  return end < 0 ? null : Buffer.concat([start.subarray(0, end), Buffer.from(`${line}--\r\n`)]);
}

/**
 * Reads the complete fields at the start of a form, up to `maxBytes`, and discards the rest as it arrives. So an
 * oversized form of a visitor who is not signed in does not fill the memory, and its text is not lost.
 */
export async function readFormStart(request: Request, maxBytes: number): Promise<FormData> {
  const contentType = request.headers.get("content-type") ?? "";
  const start = await readStart(request, maxBytes);
  const [, quoted, plain] = MULTIPART.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  const body = boundary ? wholeFields(start, boundary) : start;
  try {
    const headers = { "content-type": contentType };
    return await new Response(body && new Uint8Array(body), { headers }).formData();
  } catch {
    return new FormData();
  }
}
