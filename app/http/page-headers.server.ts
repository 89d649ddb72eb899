/** Passes on the Retry-After header of a rate-limited form. */
export function retryAfterHeaders({ actionHeaders }: { actionHeaders?: Headers } = {}): Headers {
  const retryAfter = actionHeaders?.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : {});
}
