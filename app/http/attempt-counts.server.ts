import { LRUCache } from "lru-cache";

export type Limit = { points: number; durationSeconds: number };

/** Clients choose many of the keys, so only the latest are kept. */
export const MAX_KEYS = 50_000;

// In memory is enough: one process serves the shop, and a restart may forget a few attempts.
const counts = new LRUCache<string, number>({ max: MAX_KEYS, ttl: 1, noUpdateTTL: true });

/** Counts an attempt. Returns how many there were since the first one, `durationSeconds` ago at most. */
export function countAttempt(key: string, { durationSeconds }: Limit): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count, { ttl: durationSeconds * 1000 });
  return count;
}

/** Counts an attempt. Returns null while it is allowed, otherwise the seconds until the next one is. */
export function refusedForSeconds(key: string, limit: Limit): number | null {
  if (countAttempt(key, limit) <= limit.points) return null;
  return Math.ceil(counts.getRemainingTTL(key) / 1000);
}

export function forgetAttempts(key: string): void {
  counts.delete(key);
}

export function countedKeys(): number {
  return counts.size;
}
