/** Where links in letters lead; null while the shop has no way to send any. */
let siteUrl: string | null = null;
const listeners = new Set<() => void>();

/** Takes the shop's address (`https://…`, no slash at its end): from now on letters are kept to be sent. Source: the owner's wish (letters need SMTP, the shop does not). */
export function openLetterRoute(address: string): void {
  siteUrl = address;
}

/** Returns the shop's address for links in letters, or null when no letters are sent. Source: as `openLetterRoute`. */
export function letterSiteUrl(): string | null {
  return siteUrl;
}

/** Takes what to call when a letter was queued (it must not throw), returns how to stop listening. Source: as `openLetterRoute`. */
export function onLetterQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whoever sends that there may be a letter. It is told after the running transaction, which is synchronous. */
export function tellLetterQueued(): void {
  setImmediate(() => {
    for (const listener of [...listeners]) listener();
  });
}
