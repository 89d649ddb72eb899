import { isHttps, ownHost } from "./same-origin.server.ts";

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Takes a request, returns the shop's own origin as its visitor writes it (`https://chatpata.example`),
 * for what needs whole addresses: feed, canonical links, previews. Source: decisions, One box (TRUST_PROXY).
 */
export function siteOrigin(request: Request): string {
  const host = ownHost(request) ?? "";
  // Whatever a client wrote there would stand in the page.
  return `${isHttps(request) ? "https" : "http"}://${hostPattern.test(host) ? host : "localhost"}`;
}
