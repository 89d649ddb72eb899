import { setTimeout as delay } from "node:timers/promises";
import type { User } from "#app/domain/accounts/user.ts";
import { type IdempotencyKey, resultOfKey } from "#app/domain/idempotency.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { m } from "#messages";
import {
  countAttempt,
  forgetAttempts,
  type Limit,
  refusedForSeconds,
} from "./attempt-counts.server.ts";
import { attemptDelayMs } from "./attempt-delay.ts";
import { clientNetwork } from "./client-network.server.ts";
import { env } from "./env.server.ts";
import { clientIp } from "./same-origin.server.ts";

const MINUTE = 60;

type Limits = {
  perIp: Limit | null;
  perAccount: Limit | null;
  /**
   * Anybody can type somebody else's email address. So these accounts are counted together with the IP address:
   * otherwise a stranger could lock the owner out.
   */
  isClaimed?: boolean;
  /** Attempts on one account from all addresses together wait longer and longer, but are not refused. */
  slowsDown?: boolean;
};

const limits = {
  "log in": {
    perAccount: limit(10, 15 * MINUTE),
    perIp: limit(60, 15 * MINUTE),
    isClaimed: true,
    slowsDown: true,
  },
  // Only after the correct password, so nobody can use it up once the password is changed.
  "enter a code": { perAccount: limit(20, 60 * MINUTE), perIp: limit(30, 15 * MINUTE) },
  // Per person and device, which locks itself after five in a row; staff switch often.
  "enter a PIN": { perAccount: limit(10, 15 * MINUTE), perIp: limit(120, 15 * MINUTE) },
  register: {
    perAccount: limit(5, 15 * MINUTE),
    perIp: limit(20, 60 * MINUTE),
    isClaimed: true,
  },
  "reset a password": {
    perAccount: limit(3, 60 * MINUTE),
    perIp: limit(20, 60 * MINUTE),
    isClaimed: true,
  },
  // Refused silently. The owner has a link of the last quarter of an hour then.
  "send a reset link": { perAccount: limit(3, 15 * MINUTE), perIp: null },
  "choose a password": { perAccount: null, perIp: limit(30, 15 * MINUTE) },
  "prove a password": { perAccount: limit(10, 15 * MINUTE), perIp: limit(60, 15 * MINUTE) },
  subscribe: {
    perAccount: limit(3, 60 * MINUTE),
    perIp: limit(20, 60 * MINUTE),
    isClaimed: true,
  },
  contact: { perAccount: limit(5, 60 * MINUTE), perIp: limit(20, 60 * MINUTE), isClaimed: true },
  review: { perAccount: limit(10, 60 * MINUTE), perIp: limit(60, 60 * MINUTE) },
  "send pictures": { perAccount: limit(30, 60 * MINUTE), perIp: limit(120, 60 * MINUTE) },
  book: { perAccount: limit(20, 60 * MINUTE), perIp: limit(120, 60 * MINUTE) },
  order: { perAccount: limit(20, 10 * MINUTE), perIp: limit(120, 10 * MINUTE) },
  "claim a payment": { perAccount: limit(10, 15 * MINUTE), perIp: limit(120, 15 * MINUTE) },
  "turn on notifications": { perAccount: limit(30, 60 * MINUTE), perIp: limit(120, 60 * MINUTE) },
  "send a test message": { perAccount: limit(20, 15 * MINUTE), perIp: null },
  // Guessing codes. A whole mobile network may share one IP address.
  "try a coupon": { perAccount: null, perIp: limit(300, 60 * MINUTE) },
  // Guessing tokens; an expired link counts, too.
  "open a tracking link": { perAccount: null, perIp: limit(60, 15 * MINUTE) },
  // An app asks with each change.
  "ask for a quote": { perAccount: null, perIp: limit(60, MINUTE) },
  "report an error": { perAccount: null, perIp: limit(20, 60 * MINUTE) },
  // Guests have no account, and a whole mobile network may share one IP address.
  "begin a cart": { perAccount: null, perIp: limit(300, 60 * MINUTE) },
} satisfies Record<string, Limits>;

function limit(points: number, durationSeconds: number): Limit {
  return { points, durationSeconds };
}

export type RateLimitedAction = keyof typeof limits;

function keysOf(action: RateLimitedAction, account: string | null, request: Request) {
  const { isClaimed }: Limits = limits[action];
  const ip = clientIp(request);
  const network = ip && clientNetwork(ip);
  const person = account?.toLowerCase();
  return {
    ip: network && `${action} from ${network}`,
    account: person && `${action} to ${person}${isClaimed ? ` from ${network}` : ""}`,
    everywhere: person && `${action} to ${person} from everywhere`,
  };
}

/** After a success, earlier attempts on the account no longer count. */
export function resetRateLimit(action: RateLimitedAction, account: string, request: Request): void {
  const keys = keysOf(action, account, request);
  if (keys.account) forgetAttempts(keys.account);
  if (keys.everywhere) forgetAttempts(keys.everywhere);
}

/**
 * Counts an attempt per IP address, then per account (an email address or a user id; null for a guest). What the
 * first refuses does not count for the second. Returns null while it is allowed.
 */
export async function checkRateLimit(
  action: RateLimitedAction,
  account: string | null,
  request: Request,
): Promise<Problem | null> {
  if (env.RATE_LIMITS === "off") return null;
  const { perIp, perAccount, slowsDown }: Limits = limits[action];
  const keys = keysOf(action, account, request);
  const retryAfterSeconds =
    (perIp && keys.ip && refusedForSeconds(keys.ip, perIp)) ||
    (perAccount && keys.account && refusedForSeconds(keys.account, perAccount));
  if (retryAfterSeconds) return tooManyTries(retryAfterSeconds);
  if (slowsDown && perAccount && keys.everywhere) {
    await delay(attemptDelayMs(countAttempt(keys.everywhere, perAccount)));
  }
  return null;
}

function tooManyTries(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE);
  return problem("rate_limited", m.shared_tooManyAttempts({ minutes }), { retryAfterSeconds });
}

const idempotentPurposes = { order: "order", book: "event" } as const;

/** A repeated idempotent request does not count, and is answered as before even after the limit was reached. */
export async function checkRateLimitUnlessRepeated(
  action: keyof typeof idempotentPurposes,
  actor: User,
  once: IdempotencyKey | null,
  request: Request,
): Promise<Problem | null> {
  const earlier = once && resultOfKey(actor.id, idempotentPurposes[action], once);
  const isRepeated = earlier !== null && (!earlier.ok || earlier.value !== null);
  return isRepeated ? null : checkRateLimit(action, actor.id, request);
}
