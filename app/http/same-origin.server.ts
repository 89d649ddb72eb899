import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { env } from "./env.server.ts";

/** The headers of a web Request, or an Express request. */
type HeaderReader = { get(name: string): string | null | undefined };

/**
 * Whether the shop's own page sent a request. Browsers always state where a POST comes from, so a
 * request without that is refused. Forms are checked in `app/server/application.ts`, the API in
 * `authenticate`.
 */
export function isSameOrigin(headers: HeaderReader, protocol: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = headers.get("origin");
  if (!origin) return false;
  // A proxy may send a different Host header from the browser's.
  return origin === `${protocol}://${headers.get("host")}` || origin === env.SITE_URL;
}

/**
 * The message for a visitor whose form was refused. From a page with a secret in its URL, browsers
 * send the origin "null". Browsers without `Sec-Fetch-Site`, and all browsers without https, then
 * send nothing else.
 */
export function refusedFormText(headers: HeaderReader): string {
  const isUnknown = !headers.get("sec-fetch-site") && headers.get("origin") === "null";
  return isUnknown ? m.shared_originMissing({ phone: shop.phone }) : m.shared_originForeign();
}

/** Express takes the URL's protocol from `X-Forwarded-Proto` if it trusts the proxy. */
export function isHttps(request: Request): boolean {
  return request.url.startsWith("https:");
}

/** Whether the visitor typed the URL or followed a link from another site. */
export function hasJustArrived(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin";
  // Without https, browsers send only the referrer.
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return true;
  const { host, origin } = new URL(referrer);
  return host !== request.headers.get("host") && origin !== env.SITE_URL;
}
