import { write } from "#db/client.server.ts";
import type { Result } from "./result.ts";

// Starts at the current time, so that it is higher after a restart, because orders change less than
// once a millisecond.
let version = Date.now();
const listeners = new Set<() => void>();

/** Increases with every change of any order or booking. */
export function orderEventVersion(): number {
  return version;
}

/**
 * Notifies listeners that an order or a booking was placed or changed. Call it after the transaction, because a rollback
 * must not be announced. In-memory listeners suffice: one process serves the shop.
 */
export function publishOrderEvent(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

/** Runs a transaction that changes an order or a booking, and notifies listeners unless it failed. */
export function writeAndPublish<Value>(work: () => Result<Value>): Result<Value> {
  const result = write(work);
  if (result.ok) publishOrderEvent();
  return result;
}

/** `listener` must not throw. Returns a function that unsubscribes it. */
export function onOrderEvent(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
