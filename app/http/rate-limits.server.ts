import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { User } from "#app/domain/accounts/user.ts";
import { type IdempotencyKey, resultOfKey } from "#app/domain/idempotency.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { env } from "./env.server.ts";
import { clientIp } from "./same-origin.server.ts";

const MINUTE = 60;

// In memory is enough: one process serves the shop, and a restart may forget a few attempts.
const limits = {
  "log in": { perAccount: limiter(10, 15 * MINUTE), perIp: limiter(60, 15 * MINUTE) },
  register: { perAccount: limiter(5, 15 * MINUTE), perIp: limiter(20, 60 * MINUTE) },
  "reset a password": { perAccount: limiter(3, 60 * MINUTE), perIp: limiter(20, 60 * MINUTE) },
  "choose a password": { perAccount: null, perIp: limiter(30, 15 * MINUTE) },
  "prove a password": {
    perAccount: limiter(10, 15 * MINUTE),
    perIp: limiter(60, 15 * MINUTE),
  },
  subscribe: { perAccount: limiter(3, 60 * MINUTE), perIp: limiter(20, 60 * MINUTE) },
  contact: { perAccount: limiter(5, 60 * MINUTE), perIp: limiter(20, 60 * MINUTE) },
  review: { perAccount: limiter(10, 60 * MINUTE), perIp: limiter(60, 60 * MINUTE) },
  "send pictures": { perAccount: limiter(30, 60 * MINUTE), perIp: limiter(120, 60 * MINUTE) },
  book: { perAccount: limiter(20, 60 * MINUTE), perIp: limiter(120, 60 * MINUTE) },
  order: { perAccount: limiter(20, 10 * MINUTE), perIp: limiter(120, 10 * MINUTE) },
  "report an error": { perAccount: null, perIp: limiter(20, 60 * MINUTE) },
  // Guests have no account, and a whole mobile network may share one IP address.
  "begin a cart": { perAccount: null, perIp: limiter(300, 60 * MINUTE) },
};

function limiter(points: number, durationSeconds: number) {
  return new RateLimiterMemory({ points, duration: durationSeconds });
}

export type RateLimitedAction = keyof typeof limits;

async function take(limit: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limit.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
}

/** After a success, earlier attempts on the account no longer count. */
export async function resetRateLimit(action: RateLimitedAction, account: string): Promise<void> {
  if (env.RATE_LIMITS === "on") await limits[action].perAccount?.delete(account.toLowerCase());
}

/**
 * Counts an attempt per account (an email address or a user id; null for a guest) and per IP address.
 * Returns null while it is allowed.
 */
export async function checkRateLimit(
  action: RateLimitedAction,
  account: string | null,
  request: Request,
): Promise<Problem | null> {
  if (env.RATE_LIMITS === "off") return null;
  const { perAccount, perIp } = limits[action];
  const ip = clientIp(request);
  const waits = [
    perAccount && account ? await take(perAccount, account.toLowerCase()) : null,
    ip ? await take(perIp, ip) : null,
  ];
  const retryAfterSeconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (retryAfterSeconds === 0) return null;
  const minutes = Math.ceil(retryAfterSeconds / MINUTE);
  return problem(
    "rate_limited",
    `Too many tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`,
    { retryAfterSeconds },
  );
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
