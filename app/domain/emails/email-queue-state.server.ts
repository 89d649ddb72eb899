/** The base of links in emails; null if the shop sends no emails. */
let siteUrl: string | null = null;

/** From now on, emails are queued. `url` has no trailing slash, such as `https://chatpata.example`. */
export function openEmailQueue(url: string): void {
  siteUrl = url;
}

/** Null if the shop sends no emails. */
export function emailSiteUrl(): string | null {
  return siteUrl;
}
