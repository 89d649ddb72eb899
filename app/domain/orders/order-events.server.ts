// Begins at the clock, so that it is higher after a new start than before it: an order takes longer than a millisecond.
let version = Date.now();
const listeners = new Set<() => void>();

/** Returns a number that is higher after every change of any order. Source: the owner's wish for live orders. */
export function orderEventVersion(): number {
  return version;
}

/**
 * Tells whoever listens that an order was placed or changed. Call it after the transaction: what was
 * rolled back is no news. One process writes, so nobody has to ask the file. Source: architecture, SQLite and Drizzle.
 */
export function publishOrderEvent(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

/** Takes what to call at the next news (it must not throw), returns how to stop listening. Source: as `publishOrderEvent`. */
export function onOrderEvent(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
