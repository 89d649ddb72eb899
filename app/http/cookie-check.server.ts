import { localPath } from "#app/domain/language/paths.ts";
import { sendsShopCookie } from "./session/shop-cookie.server.ts";

const ACCEPTS_COOKIES = "acceptsCookies";
const accepting = new WeakSet<Request>();

/** The loader adds this field to a form if the browser reports that it accepts cookies. */
export function takeCookieSupport(request: Request, form: FormData): void {
  if (form.has(ACCEPTS_COOKIES)) accepting.add(request);
  form.delete(ACCEPTS_COOKIES);
}

/**
 * Sends a browser with its first cookie through a page that says so if the cookie was refused.
 * Otherwise a full cart or a login would vanish with the next page.
 */
export function checkFirstCookie(request: Request, reply: Response): void {
  const to = reply.headers.get("Location");
  const setsCookie = reply.headers.has("Set-Cookie");
  if (!to?.startsWith("/") || !setsCookie) return;
  if (sendsShopCookie(request) || accepting.has(request)) return;
  reply.headers.set("Location", localPath(`/cookie-check?to=${encodeURIComponent(to)}`));
}
