import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import type { User } from "#app/domain/accounts/user.ts";
import { ok, problem, type Result } from "#app/domain/result.ts";
import { isSameOrigin } from "../same-origin.server.ts";
import { readSessionToken } from "./cookies.server.ts";

/** Who a call is for. */
export type Audience = "all" | "user" | "admin";

export type Caller = {
  user: User | null;
  /** The session's token, for the call that ends it. */
  token: string | null;
};

function changesSomething({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

/**
 * Takes who a call is for and a request, returns who sent it: by bearer token, else by cookie. A
 * cookie alone changes nothing for another site: such a caller is nobody.
 * Problems: `unauthenticated`, `forbidden`. Source: API contract, Envelope; architecture, habit 5.
 */
export async function authenticate(audience: Audience, request: Request): Promise<Result<Caller>> {
  const header = request.headers.get("authorization");
  const byCookie = header === null;
  const token = byCookie
    ? await readSessionToken(request)
    : (/^Bearer +(\S+) *$/i.exec(header)?.[1] ?? null);
  const user = (token && userOfSession(token)) || null;
  const foreign =
    user !== null && byCookie && changesSomething(request) && !isSameOrigin(request.headers);
  if (audience === "all") return ok(foreign ? { user: null, token: null } : { user, token });
  if (!user) {
    const message = byCookie ? "Authentication required" : "Invalid or expired token";
    return problem("unauthenticated", message);
  }
  if (foreign) return problem("forbidden", "Requests from other sites need a token");
  if (audience === "admin" && user.role !== "admin") {
    return problem("forbidden", "Admin access required");
  }
  return ok({ user, token });
}
