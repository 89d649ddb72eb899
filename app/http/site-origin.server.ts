import { env } from "./env.server.ts";
import { isHttps, ownHost } from "./same-origin.server.ts";

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Takes a request, returns the shop's own origin (`https://chatpata.example`), for what needs whole
 * addresses: sitemap, feed, canonical links, previews, data for search engines. It is `SITE_URL`; only
 * where that is not set, what this visitor wrote. Source: decisions, One box (TRUST_PROXY).
 */
export function siteOrigin(request: Request): string {
  if (env.SITE_URL) return env.SITE_URL;
  const host = ownHost(request.headers) ?? "";
  // Whatever a client wrote there would stand in the page.
  return `${isHttps(request) ? "https" : "http"}://${hostPattern.test(host) ? host : "localhost"}`;
}
