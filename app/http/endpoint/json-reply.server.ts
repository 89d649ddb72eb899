import { createHash } from "node:crypto";
import type { Problem } from "#app/domain/result.ts";
import { problemStatus } from "../problem-status.ts";

/** Takes a status, the envelope and headers to add, returns the JSON answer. Source: API contract, Envelope. */
export function json(status: number, envelope: unknown, headers: HeadersInit = {}): Response {
  const answer = new Response(JSON.stringify(envelope), { status, headers });
  answer.headers.set("Content-Type", "application/json; charset=utf-8");
  // Kept by the caller alone, and asked for again each time: the ETag makes that cheap.
  answer.headers.set("Cache-Control", "private, no-cache");
  return answer;
}

/** Takes a status that no domain call answers with, a sentence and headers; returns the envelope. Source: API contract, Envelope. */
export function refuseWith(status: number, message: string, headers: HeadersInit = {}): Response {
  return json(status, { success: false, message }, headers);
}

/** Takes a problem, returns it in the envelope with its status. Source: API contract, Envelope. */
export function refuse({ code, message, errors, retryAfterSeconds }: Problem): Response {
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  if (code === "unauthenticated") headers.set("WWW-Authenticate", "Bearer");
  return json(problemStatus(code), { success: false, message, errors }, headers);
}

/**
 * Takes a GET or HEAD request and its full answer, returns that answer with an ETag, or 304 when the
 * caller has it already. Source: API contract, Envelope.
 */
export async function conditional(request: Request, full: Response): Promise<Response> {
  if (full.status !== 200) return full;
  const body = await full.text();
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const headers = new Headers(full.headers);
  // Weak, because the same answer may travel compressed or not.
  headers.set("ETag", `W/"${digest}"`);
  const known = request.headers.get("if-none-match") ?? "";
  if (known.trim() === "*" || known.includes(`"${digest}"`)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return request.method === "HEAD"
    ? new Response(null, { headers })
    : new Response(body, { headers });
}
