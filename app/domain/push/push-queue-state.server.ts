const listeners = new Set<() => void>();
let testOrigin: string | undefined;

/** `origin`: a push service on this machine, for tests. */
export function openPushQueue(origin: string | undefined): void {
  testOrigin = origin;
}

export function pushTestOrigin(): string | undefined {
  return testOrigin;
}

/** The listener must not throw. Returns a function that removes it. */
export function onPushQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Listeners run after the current transaction, which is synchronous. */
export function notifyPushQueued(): void {
  setImmediate(() => {
    for (const listener of [...listeners]) listener();
  });
}
