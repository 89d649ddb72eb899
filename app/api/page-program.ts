import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSessionToken } from "#app/http/cookies.server.ts";
import { keptProgram } from "#app/http/page-programs.server.ts";

/** Serves what brings a page to life; the page names it, and asks when it has time. Source: standards of speed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const program = keptProgram(params.id ?? "", await readSessionToken(request));
  if (!program) {
    return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  return new Response(request.method === "HEAD" ? null : program, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
