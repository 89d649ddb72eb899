import { setTimeout as delay } from "node:timers/promises";
import { isStaff } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { type IdempotencyKey, resultOfKey } from "#app/domain/idempotency.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { m } from "#messages";
import { clientIp, clientNetwork } from "../client.server.ts";
import { env } from "../env.server.ts";
import {
  countAttempt,
  forgetAttempts,
  type Limit,
  secondsUntilAllowed,
  takeBackAttempt,
} from "./attempt-counts.server.ts";
import { attemptDelayMs } from "./attempt-delay.ts";
import { type Limits, type RateLimitedAction, rateLimits } from "./rate-limits.server.ts";

type Count = { key: string; limit: Limit };

const networkOf = (request: Request) => clientNetwork(clientIp(request) ?? "");

function perNetwork(action: RateLimitedAction, request: Request): Count[] {
  const { perNetwork: limit }: Limits = rateLimits[action];
  return limit ? [{ key: `${action} from ${networkOf(request)}`, limit }] : [];
}

function perAccount(action: RateLimitedAction, account: string | undefined): Count[] {
  const { perAccount: limit }: Limits = rateLimits[action];
  return limit && account ? [{ key: `${action} as ${account}`, limit }] : [];
}

function perEmail(action: RateLimitedAction, email: string, request: Request): Count[] {
  const { perEmail: limit }: Limits = rateLimits[action];
  return limit ? [{ key: `${action} to ${email} from ${networkOf(request)}`, limit }] : [];
}

/** An attempt that one limit refuses does not count for the others. */
function count(counts: Count[]): Problem | null {
  if (env.RATE_LIMITS === "off") return null;
  const seconds = Math.max(0, ...counts.map(({ key, limit }) => secondsUntilAllowed(key, limit)));
  if (seconds > 0) return tooManyAttempts(seconds);
  for (const { key, limit } of counts) countAttempt(key, limit);
  return null;
}

function tooManyAttempts(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return problem("rate_limited", m.shared_tooManyAttempts({ minutes }), { retryAfterSeconds });
}

/**
 * Counts an attempt for a network and for the signed-in account. Runs before the body of a form or
 * an API call is read, so that refused input counts too. Problems: `rate_limited`.
 */
export function checkRateLimit(
  action: RateLimitedAction,
  user: User | null,
  request: Request,
): Problem | null {
  // Staff share some addresses with customers but use them more often.
  const counted = action === "use the shop" && isStaff(user) ? "staff work" : action;
  return count([...perNetwork(counted, request), ...perAccount(counted, user?.id)]);
}

/** For an account that is not signed in yet. Problems: `rate_limited`. */
export function checkAccountLimit(action: RateLimitedAction, account: string): Problem | null {
  return count(perAccount(action, account));
}

/** Takes back the attempt that was just counted, because it was none. */
export function takeBackAttemptOf(
  action: RateLimitedAction,
  user: User | null,
  request: Request,
): void {
  for (const { key, limit } of [...perNetwork(action, request), ...perAccount(action, user?.id)]) {
    takeBackAttempt(key, limit);
  }
}

/**
 * After a success, neither the last attempt nor earlier ones on the account (an id or email
 * address) count any longer.
 */
export function resetRateLimit(action: RateLimitedAction, account: string, request: Request): void {
  takeBackAttemptOf(action, null, request);
  const email = emailKey(account);
  for (const { key } of [...perAccount(action, account), ...perEmail(action, email, request)]) {
    forgetAttempts(key);
  }
  forgetAttempts(everywhereKey(action, email));
}

/** Longer email addresses are refused anyway. */
const MAX_EMAIL_LENGTH = 254;
const emailKey = (typed: string) => typed.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH);
const everywhereKey = (action: RateLimitedAction, email: string) => `${action} to ${email}`;

/** Each waiting attempt holds a connection. */
const MAX_WAITING = 200;
let waiting = 0;

/** Counts an attempt for the typed email address, before the rest of the input is checked. Problems: `rate_limited`. */
export async function checkEmailLimit(
  action: RateLimitedAction,
  typed: unknown,
  request: Request,
): Promise<Problem | null> {
  const { perEmail: limit, slowsDown }: Limits = rateLimits[action];
  if (!limit || typeof typed !== "string" || env.RATE_LIMITS === "off") return null;
  const email = emailKey(typed);
  const refused = count(perEmail(action, email, request));
  if (refused || !slowsDown) return refused;
  const delayMs = attemptDelayMs(countAttempt(everywhereKey(action, email), limit));
  if (delayMs === 0) return null;
  if (waiting >= MAX_WAITING) return tooManyAttempts(Math.ceil(delayMs / 1000));
  waiting += 1;
  try {
    await delay(delayMs, null, { signal: request.signal });
  } finally {
    waiting -= 1;
  }
  return null;
}

/** A repeated idempotent request does not count, and gets the earlier reply even if a limit was reached since. */
export function unlessRepeated(
  purpose: "order" | "event" | "change",
  actor: User,
  once: IdempotencyKey | null,
  check: () => Problem | null,
): Problem | null {
  const earlier = once && resultOfKey(actor.id, purpose, once);
  const isRepeated = earlier !== null && (!earlier.ok || earlier.value !== null);
  return isRepeated ? null : check();
}
