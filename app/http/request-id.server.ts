import { randomUUID } from "node:crypto";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const invented = new WeakMap<Request, string>();

/**
 * Takes a request, returns the id under which the log tells of it: the one that the shop's own web server
 * gave it, else one of its own. Source: decisions, One box (logs).
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  if (ID.test(given)) return given;
  const id = invented.get(request) ?? randomUUID();
  invented.set(request, id);
  return id;
}
