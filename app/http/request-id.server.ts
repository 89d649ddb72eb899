/** The id that identifies a request in the log; the server sets it for each one. */
export function requestIdOf(request: Request): string {
  return request.headers.get("x-request-id") ?? "";
}
