import { LRUCache } from "lru-cache";

/** A leaky bucket: `burst` attempts at once, then one every `everySeconds`. */
export type Limit = { burst: number; everySeconds: number };

/** Clients choose many of the keys, so only the latest are kept. */
export const MAX_KEYS = 50_000;

// Memory is enough: one process serves the shop, and a restart may forget a few attempts.
const forgottenAtMs = new LRUCache<string, number>({ max: MAX_KEYS });

/** How long the attempts counted with a key are still remembered. */
function rememberedMs(key: string, limit: Limit): number {
  const remainingMs = (forgottenAtMs.get(key) ?? 0) - Date.now();
  return Math.min(Math.max(remainingMs, 0), mostMs(limit));
}

/** Attempts that are counted but not refused would otherwise be remembered forever. */
const mostMs = ({ burst, everySeconds }: Limit) => 2 * burst * everySeconds * 1000;

function remember(key: string, ms: number): void {
  if (ms > 0) forgottenAtMs.set(key, Date.now() + ms);
  else forgottenAtMs.delete(key);
}

/** 0 if an attempt is allowed. */
export function secondsUntilAllowed(key: string, limit: Limit): number {
  const fullMs = (limit.burst - 1) * limit.everySeconds * 1000;
  return Math.max(0, Math.ceil((rememberedMs(key, limit) - fullMs) / 1000));
}

/** Counts an attempt. Returns how many are remembered. */
export function countAttempt(key: string, limit: Limit): number {
  const everyMs = limit.everySeconds * 1000;
  const ms = Math.min(rememberedMs(key, limit) + everyMs, mostMs(limit));
  remember(key, ms);
  return Math.ceil(ms / everyMs);
}

export function takeBackAttempt(key: string, limit: Limit): void {
  remember(key, rememberedMs(key, limit) - limit.everySeconds * 1000);
}

export function forgetAttempts(key: string): void {
  forgottenAtMs.delete(key);
}

export function countedKeys(): number {
  return forgottenAtMs.size;
}
