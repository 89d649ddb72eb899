import { EventEmitter } from "node:events";

/** The queues that the shop's background jobs process. */
type Queue = "emails" | "pushes" | "prints" | "refunds";

const signals = new EventEmitter<Record<Queue, []>>();

/** Wakes the worker of a queue after the current transaction, which is synchronous. */
export function notifyQueued(queue: Queue): void {
  setImmediate(() => signals.emit(queue));
}

/** `listener` must not throw. */
export function onQueued(queue: Queue, listener: () => void): void {
  signals.on(queue, listener);
}
