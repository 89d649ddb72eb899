/** The id under which the log mentions a request; the server sets it for each one. */
export function requestIdOf(request: Request): string {
  return request.headers.get("x-request-id") ?? "";
}
