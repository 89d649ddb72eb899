import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node";

const names = new Set<string>();

/** Every cookie of the shop is made here, so that the page cache knows which cookies can change a page. */
export function shopCookie(name: string, options: CookieOptions): Cookie {
  names.add(name);
  return createCookie(name, options);
}

function namesIn(header: string): string[] {
  return header.split(";").map((pair) => pair.trim().split("=", 1)[0] ?? "");
}

/** Whether the browser has already accepted a cookie from the shop. */
export function sendsShopCookie(request: Request): boolean {
  return namesIn(request.headers.get("cookie") ?? "").some((name) => names.has(name));
}

/**
 * The part of a request's cookies that a cached page depends on: the preferences, or nothing. Null
 * if there is another cookie of the shop. Other cookies, such as a proxy's, do not matter.
 */
export function cookiesOfAnonymous(header: string): string | null {
  const own = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => names.has(pair.split("=", 1)[0] ?? ""));
  // Preferences do not identify a visitor.
  if (own.some((pair) => !pair.startsWith("preferences="))) return null;
  return own.join("; ");
}
