import { streamOf } from "./back-pressure.server.ts";

/** Takes the request, a file's name, type and pieces; returns the answer that a browser saves under that name. Source: API contract, GET /api/catering/export.csv. */
export function fileReply(
  request: Request,
  name: string,
  type: string,
  pieces: Iterable<string>,
): Response {
  return new Response(streamOf(request, pieces), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
