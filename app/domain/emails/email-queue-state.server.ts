/** The base of links in emails; null if the shop sends no emails. */
let siteUrl: string | null = null;

/** Emails are queued from now on. `url` is for example `https://chatpata.example`, without a slash at the end. */
export function openEmailQueue(url: string): void {
  siteUrl = url;
}

/** Null if the shop sends no emails. */
export function emailSiteUrl(): string | null {
  return siteUrl;
}
