import { LRUCache } from "lru-cache";
import type { User } from "#app/domain/access/user.ts";
import { findUser } from "#app/domain/accounts/queries.server.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { passwordHashOf } from "#app/domain/sign-in/change-password.server.ts";
import { proveSecondFactor, secondFactorSince } from "#app/domain/sign-in/second-factor.server.ts";
import { clientOf } from "../client.server.ts";
import { checkAccountLimit, resetRateLimit } from "../limits/check-rate-limit.server.ts";
import { shopCookie } from "./shop-cookie.server.ts";

const MINUTES = 10;

/** Users who have typed the correct password, by token. A restart may send them back to that step. */
const awaitingCode = new LRUCache<string, { id: string; passwordHash: string | undefined }>({
  max: 1000,
  ttl: MINUTES * 60_000,
});

const cookie = shopCookie("secondStep", {
  httpOnly: true,
  sameSite: "lax",
  // The check for refused cookies must get it as well.
  path: "/",
  maxAge: MINUTES * 60,
});

/** The Set-Cookie header by which `userAwaitingCode` recognises the user. */
export function awaitCode(user: User): Promise<string> {
  const token = newToken();
  awaitingCode.set(token, { id: user.id, passwordHash: passwordHashOf(user.id) });
  return cookie.serialize(token);
}

/** Null if the password was typed too long ago or not at all, or has changed since. */
export async function userAwaitingCode(request: Request): Promise<User | null> {
  const token: unknown = await cookie.parse(request.headers.get("cookie"));
  const waiting = typeof token === "string" ? awaitingCode.get(token) : undefined;
  if (!waiting || passwordHashOf(waiting.id) !== waiting.passwordHash) return null;
  const user = findUser(waiting.id);
  return user?.isActive ? user : null;
}

/** The Set-Cookie header that deletes the cookie. */
export async function stopAwaitingCode(request: Request): Promise<string> {
  const token: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof token === "string") awaitingCode.delete(token);
  return cookie.serialize("", { maxAge: 0 });
}

/** Problems: `unauthenticated`, `rate_limited`. */
export async function enterCode(user: User, code: string, request: Request): Promise<Result<User>> {
  if (!secondFactorSince(user)) return ok(user);
  const limited = code ? checkAccountLimit("enter a code", user.id) : null;
  if (limited) return limited;
  const proved = proveSecondFactor(user, code, clientOf(request).ip);
  if (proved.ok) resetRateLimit("enter a code", user.id, request);
  return proved;
}
