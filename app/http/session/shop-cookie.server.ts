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

/** Whether the browser has accepted a cookie of the shop before. */
export function sendsShopCookie(request: Request): boolean {
  return namesIn(request.headers.get("cookie") ?? "").some((name) => names.has(name));
}

/**
 * What a cached page depends on of a request's cookies: the preferences, or nothing. Null if there is another cookie of the
 * shop. Those of others, such as a proxy's, change nothing.
 */
export function cookiesOfAnonymous(header: string): string | null {
  const own = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => names.has(pair.split("=", 1)[0] ?? ""));
  // The preferences identify no visitor.
  if (own.some((pair) => !pair.startsWith("preferences="))) return null;
  return own.join("; ");
}
