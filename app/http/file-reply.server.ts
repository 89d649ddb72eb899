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
      // With compression, `streamingBody` could not tell how fast the client reads.
      "Cache-Control": "private, no-store, no-transform",
    },
  });
}
