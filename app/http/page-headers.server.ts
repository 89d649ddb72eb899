/**
 * Headers of pages that no cache and no Back button may show again, such as checkout, which is out of date once the
 * order is placed.
 */
export function noStoreHeaders({ actionHeaders }: { actionHeaders?: Headers } = {}): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const retryAfter = actionHeaders?.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
}

/** Passes on the Retry-After header of a rate-limited form. */
export function retryAfterHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : {});
}
