import { createCookie } from "@remix-run/node";
import { SESSION_COOKIE_DAYS } from "#app/domain/accounts/session-lifetime.ts";
import { GUEST_CART_DAYS } from "#app/domain/cart/cart.ts";
import { now } from "#app/domain/clock.ts";
import type { Preferences } from "#app/domain/preferences/preferences.ts";
import { storedPreferences } from "#app/domain/preferences/schema.ts";
import { isHttps } from "../same-origin.server.ts";

const DAY_SECONDS = 86_400;
const shared = { httpOnly: true, sameSite: "lax", path: "/" } as const;

const session = createCookie("session", { ...shared, maxAge: SESSION_COOKIE_DAYS * DAY_SECONDS });
const cart = createCookie("cart", { ...shared, maxAge: GUEST_CART_DAYS * DAY_SECONDS });
const preferences = createCookie("preferences", { ...shared, maxAge: 365 * DAY_SECONDS });

/** `isOld`: set on an earlier day. Browsers do not report when a cookie expires. */
export type StoredToken = { token: string; isOld: boolean };

function today(): string {
  return String(Math.floor(now().getTime() / (DAY_SECONDS * 1000)));
}

async function readToken(cookie: typeof session, request: Request): Promise<StoredToken | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof value !== "string" || value.length > 100) return null;
  const [token = "", sentOn] = value.split(".");
  return token ? { token, isOld: sentOn !== today() } : null;
}

function tokenCookie(
  cookie: typeof session,
  request: Request,
  token: string | null,
): Promise<string> {
  const secure = isHttps(request);
  if (token === null) return cookie.serialize("", { secure, maxAge: 0 });
  return cookie.serialize(`${token}.${today()}`, { secure });
}

export function readSessionCookie(request: Request): Promise<StoredToken | null> {
  return readToken(session, request);
}

export async function readSessionToken(request: Request): Promise<string | null> {
  return (await readSessionCookie(request))?.token ?? null;
}

/** The Set-Cookie header; a null token deletes the cookie. */
export function sessionCookie(request: Request, token: string | null): Promise<string> {
  return tokenCookie(session, request, token);
}

export function readCartCookie(request: Request): Promise<StoredToken | null> {
  return readToken(cart, request);
}

export async function readCartToken(request: Request): Promise<string | null> {
  return (await readCartCookie(request))?.token ?? null;
}

/** The Set-Cookie header; a null token deletes the cookie. */
export function cartCookie(request: Request, token: string | null): Promise<string> {
  return tokenCookie(cart, request, token);
}

/** Missing or invalid preferences fall back to the defaults. */
export async function readPreferences(request: Request): Promise<Preferences> {
  return storedPreferences.parse(await preferences.parse(request.headers.get("cookie")));
}

export function preferencesCookie(request: Request, values: Preferences): Promise<string> {
  return preferences.serialize(values, { secure: isHttps(request) });
}
