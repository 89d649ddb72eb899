import type { Client } from "#app/domain/accounts/sessions.server.ts";
import { clientIp } from "../same-origin.server.ts";

export function clientOf(request: Request): Client {
  return { ip: clientIp(request) ?? "", userAgent: request.headers.get("user-agent") ?? "" };
}
