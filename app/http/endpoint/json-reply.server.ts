import { createHash } from "node:crypto";
import type { Problem } from "#app/domain/result.ts";
import { MAX_PROBLEMS } from "../limits/input-budget.ts";
import { problemStatus } from "../problem-status.ts";

export function json(status: number, envelope: unknown, headers: HeadersInit = {}): Response {
  const response = new Response(JSON.stringify(envelope), { status, headers });
  response.headers.set("Content-Type", "application/json; charset=utf-8");
  // Only the client may store it, and must revalidate each time: the ETag makes that cheap.
  response.headers.set("Cache-Control", "private, no-cache");
  return response;
}

/** For statuses that no domain problem has. */
export function refuseWith(status: number, message: string, headers: HeadersInit = {}): Response {
  return json(status, { success: false, message }, headers);
}

export function refuse({ code, message, errors, retryAfterSeconds }: Problem): Response {
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  if (code === "unauthenticated") headers.set("WWW-Authenticate", "Bearer");
  const envelope = { success: false, message, errors: errors?.slice(0, MAX_PROBLEMS) };
  return json(problemStatus(code), envelope, headers);
}

/** Adds an ETag, or responds with 304 if the client already has this version. */
export async function conditional(request: Request, full: Response): Promise<Response> {
  if (full.status !== 200) return full;
  const body = await full.text();
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const headers = new Headers(full.headers);
  // A weak ETag, because the response may be compressed.
  headers.set("ETag", `W/"${digest}"`);
  const knownEtags = request.headers.get("if-none-match") ?? "";
  if (knownEtags.trim() === "*" || knownEtags.includes(`"${digest}"`)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return request.method === "HEAD"
    ? new Response(null, { headers })
    : new Response(body, { headers });
}
