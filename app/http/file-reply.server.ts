import type { AppLoadContext } from "@remix-run/node";
import { streamingBody } from "./streaming-response.server.ts";

export function fileReply(
  reader: { request: Request; context: AppLoadContext },
  name: string,
  type: string,
  pieces: Iterable<string>,
): Response {
  return new Response(streamingBody(reader, pieces), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
