import { type Action, may } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { adminOnly, ok, problem, type Result } from "#app/domain/result.ts";
import { m } from "#messages";
import { isHttps, isSameOrigin } from "../same-origin.server.ts";
import { readSessionToken } from "./cookies.server.ts";
import { actorOf } from "./visitor.server.ts";

/** Everybody, everybody with an account, or staff with this permission. */
export type Audience = "all" | "user" | Action;

export function isForStaff(audience: Audience): audience is Action {
  return audience !== "all" && audience !== "user";
}

export type Caller = {
  user: User | null;
  /** The session's token, for the endpoint that ends the session. */
  token: string | null;
};

function changesSomething({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

/**
 * Identifies the caller by bearer token or else by session cookie. From another site, a cookie
 * alone cannot change anything: the caller counts as anonymous. Problems: `unauthenticated`,
 * `forbidden`.
 */
export async function authenticate(audience: Audience, request: Request): Promise<Result<Caller>> {
  const header = request.headers.get("authorization");
  const byCookie = header === null;
  const token = byCookie
    ? await readSessionToken(request)
    : (/^Bearer +(\S+) *$/i.exec(header)?.[1] ?? null);
  const user = await actorOf(request, token);
  const foreign =
    user !== null &&
    byCookie &&
    changesSomething(request) &&
    !isSameOrigin(request.headers, isHttps(request) ? "https" : "http");
  if (audience === "all") return ok(foreign ? { user: null, token: null } : { user, token });
  if (!user) {
    const message = byCookie
      ? m.account_authenticationRequired()
      : m.account_invalidOrExpiredToken();
    return problem("unauthenticated", message);
  }
  if (foreign) return problem("forbidden", m.account_tokenRequired());
  if (isForStaff(audience) && !may(user, audience)) return adminOnly;
  return ok({ user, token });
}
