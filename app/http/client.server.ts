import ipaddr from "ipaddr.js";
import type { Client } from "#app/domain/accounts/sessions.server.ts";

/** The server replaces this header with the one IP address that it trusts. */
export function clientIp(request: Request): string | null {
  return request.headers.get("x-forwarded-for") || null;
}

export function clientOf(request: Request): Client {
  return { ip: clientIp(request) ?? "", userAgent: request.headers.get("user-agent") ?? "" };
}

/** The network that one client controls: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const network = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
