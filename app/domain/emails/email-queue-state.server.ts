/** The base of links in emails; null if the shop sends no emails. */
let siteUrl: string | null = null;
const listeners = new Set<() => void>();

/** Emails are queued from now on. `url` is for example `https://chatpata.example`, without a slash at the end. */
export function openEmailQueue(url: string): void {
  siteUrl = url;
}

/** Null if the shop sends no emails. */
export function emailSiteUrl(): string | null {
  return siteUrl;
}

/** The listener must not throw. Returns a function that removes it. */
export function onEmailQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Listeners run after the current transaction, which is synchronous. */
export function notifyEmailQueued(): void {
  setImmediate(() => {
    for (const listener of [...listeners]) listener();
  });
}
