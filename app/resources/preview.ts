import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderPreview } from "#app/domain/images/preview.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { version = "", "*": file = "" } = params;
  const path = /^(.+)\.png$/.exec(file)?.[1];
  const png = path ? await renderPreview(version, `/${path}`) : null;
  if (!png) {
    return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-cache" } });
  }
  return new Response(request.method === "HEAD" ? null : new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
