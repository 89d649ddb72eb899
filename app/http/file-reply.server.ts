import type { AppLoadContext } from "@remix-run/node";
import { streamingBody } from "./streaming-response.server.ts";

export function fileReply(
  context: AppLoadContext,
  name: string,
  type: string,
  chunks: Iterable<string>,
): Response {
  return new Response(streamingBody(context, chunks), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      // Compression would hide from `streamingBody` how fast the client reads.
      "Cache-Control": "private, no-store, no-transform",
    },
  });
}
