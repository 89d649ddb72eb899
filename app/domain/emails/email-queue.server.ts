/** Where links in emails lead; null while the shop has no way to send any. */
let siteUrl: string | null = null;
const listeners = new Set<() => void>();

/** Takes the shop's address (`https://…`, no slash at its end): from now on emails are kept to be sent. Source: the owner's wish (emails need SMTP, the shop does not). */
export function openEmailQueue(address: string): void {
  siteUrl = address;
}

/** Returns the shop's address for links in emails, or null when no emails are sent. Source: as `openEmailQueue`. */
export function emailSiteUrl(): string | null {
  return siteUrl;
}

/** Takes what to call when an email was queued (it must not throw), returns how to stop listening. Source: as `openEmailQueue`. */
export function onEmailQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whoever sends that there may be an email. It is told after the running transaction, which is synchronous. */
export function notifyEmailQueued(): void {
  setImmediate(() => {
    for (const listener of [...listeners]) listener();
  });
}
