import { localPath } from "#app/domain/language/paths.ts";
import { env } from "./env.server.ts";

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * The origin (`https://chatpata.example`) for absolute URLs: sitemap, feed, canonical links,
 * previews and structured data. Without `SITE_URL`, and therefore without a proxy and https, it is
 * the host that the client requested.
 */
export function siteOrigin(request: Request): string {
  if (env.SITE_URL) return env.SITE_URL;
  const host = request.headers.get("host") ?? "";
  // The client chooses the Host header, which appears in the page.
  return `http://${hostPattern.test(host) ? host : "localhost"}`;
}

/** The absolute URL of a page in the current language. */
export function localUrl(request: Request, path: string): string {
  return siteOrigin(request) + localPath(path);
}
