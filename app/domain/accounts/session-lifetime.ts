import type { Role } from "../access/roles.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * `touchEveryMs`: the last use is written at most this often, so that most page views by customers
 * write nothing. Staff see it to the minute.
 */
const lifetimes = {
  customer: { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS, touchEveryMs: HOUR_MS },
  staff: { idleMs: 12 * HOUR_MS, absoluteMs: 30 * DAY_MS, touchEveryMs: MINUTE_MS },
};

const kindOf = (role: Role) => (role === "customer" ? "customer" : "staff");

/** For the cookie, which the server renews. The server decides when the session ends. */
export const SESSION_COOKIE_DAYS = 30;

/** When a session last used at `usedAtMs` ends: after a time without use, and in any case some time after the login. */
export function sessionEndMs(role: Role, createdAtMs: number, usedAtMs: number): number {
  const { idleMs, absoluteMs } = lifetimes[kindOf(role)];
  return Math.min(usedAtMs + idleMs, createdAtMs + absoluteMs);
}

export function isUseDue(role: Role, lastSeenAtMs: number, atMs: number): boolean {
  return atMs - lastSeenAtMs > lifetimes[kindOf(role)].touchEveryMs;
}
