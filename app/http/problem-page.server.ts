import type { Problem } from "#app/domain/result.ts";
import { problemStatus } from "./problem-status.ts";

/** The page for a link that leads nowhere. */
export function problemPage({ code, message, retryAfterSeconds }: Problem): Response {
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return new Response(message, { status: problemStatus(code), headers });
}
