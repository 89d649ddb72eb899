/**
 * Takes the fingerprint of the styles that stand in the page (null: none do), returns the headers that every page
 * carries: scripts only from the shop's files, none in the page, no framing, no sniffing, and nothing kept by a cache
 * that may belong to one visitor.
 * Source: the standards of the shop ("escape, check the origin … on every door").
 */
export function pageHeaders(styles: string | null): [name: string, value: string][] {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    styles ? `style-src 'self' '${styles}'` : "style-src 'self'",
    // A dish may have a picture at an address of its own.
    "img-src 'self' data: https: http:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return [
    ...(import.meta.env.DEV ? [] : [["Content-Security-Policy", policy] as [string, string]]),
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Frame-Options", "DENY"],
    ["Cache-Control", "private, no-cache"],
  ];
}

/**
 * Takes the headers of a page's refused form (if any), returns those of a page that no cache and no Back
 * button may show again, such as checkout: what it shows is spent once the order is placed.
 * Source: decisions, Every screen without JavaScript ("going back never repeats an action").
 */
export function neverStored({ actionHeaders }: { actionHeaders?: Headers } = {}): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const retryAfter = actionHeaders?.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
}

/**
 * Takes the headers of a page's refused form, returns those that the page passes on: how long to wait
 * after a form was sent too often. Source: API contract, Envelope (429).
 */
export function waitingTime({ actionHeaders }: { actionHeaders: Headers }): Headers {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : {});
}
