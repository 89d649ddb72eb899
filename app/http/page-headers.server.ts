/**
 * Headers of pages that no cache and no Back button may show again, such as checkout: what they show is spent once the
 * order is placed.
 */
export function noStoreHeaders({ actionHeaders }: { actionHeaders?: Headers } = {}): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const retryAfter = actionHeaders?.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
}

/** Passes on how long to wait after a form was sent too often. */
export function retryAfterHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : {});
}
