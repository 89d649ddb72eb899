import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { env } from "./env.server.ts";

/** The headers of a web Request, or an Express request. */
type HeaderReader = { get(name: string): string | null | undefined };

/**
 * Whether the shop's own page sent a request. A browser always says where a POST comes from, so a request that says
 * nothing is refused. Forms are checked in `app/server/application.ts`, the API in `authenticate`.
 */
export function isSameOrigin(headers: HeaderReader, protocol: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = headers.get("origin");
  if (!origin) return false;
  // A proxy may send another Host header than the browser did.
  return origin === `${protocol}://${headers.get("host")}` || origin === env.SITE_URL;
}

/**
 * What the visitor reads whose form was refused. Browsers send the origin "null" from a page with a secret in its URL;
 * those without `Sec-Fetch-Site`, and all of them without https, then say nothing else.
 */
export function refusedFormText(headers: HeaderReader): string {
  const isUnknown = !headers.get("sec-fetch-site") && headers.get("origin") === "null";
  return isUnknown ? m.shared_originMissing({ phone: shop.phone }) : m.shared_originForeign();
}

/** Express makes the URL's protocol from `X-Forwarded-Proto` if it trusts the proxy. */
export function isHttps(request: Request): boolean {
  return request.url.startsWith("https:");
}

/** Whether the visitor typed the URL or followed a link from another site. */
export function hasJustArrived(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin";
  // Without https, browsers only send the referrer.
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return true;
  const { host, origin } = new URL(referrer);
  return host !== request.headers.get("host") && origin !== env.SITE_URL;
}
