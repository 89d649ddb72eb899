const listeners = new Set<() => void>();

/** The listener must not throw. Returns a function that removes it. */
export function onPrintQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Listeners run after the current transaction, which is synchronous. */
export function notifyPrintQueued(): void {
  setImmediate(() => {
    for (const listener of [...listeners]) listener();
  });
}
