const base = "http://shop.invalid";

/**
 * Takes an address from a form or a query and a fallback, returns it when it is a path of this shop,
 * else the fallback: nobody is sent elsewhere. Source: decisions, Accounts.
 */
export function safeRedirect(typed: unknown, fallback: string): string {
  if (typeof typed !== "string" || !typed.startsWith("/") || !URL.canParse(typed, base)) {
    return fallback;
  }
  const url = new URL(typed, base);
  // The parser has dropped tabs and turned backslashes, so what is compared is what a browser would do.
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** Takes the path to come back to, returns the address of the login screen that remembers it. Source: spec 1 §2 Guards. */
export function loginUrl(returnTo: string): string {
  return `/login?returnTo=${encodeURIComponent(returnTo)}`;
}
