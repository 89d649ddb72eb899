import type { LoaderFunctionArgs } from "@remix-run/node";
import { findImageFile } from "#app/domain/images/queries.server.ts";

/** The URL contains the image's hash. */
const FOR_EVER = "public, max-age=31536000, immutable";

export function loader({ request, params }: LoaderFunctionArgs) {
  const { id = "", width = "" } = params;
  const file = /^\d{1,4}$/.test(width) ? findImageFile(id, Number(width)) : undefined;
  if (!file) {
    return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-cache" } });
  }
  const etag = `"${id}-${width}"`;
  const headers = new Headers({ "Cache-Control": FOR_EVER, ETag: etag });
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", file.contentType);
  headers.set("Content-Length", String(file.bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(file.bytes), { headers });
}
