import { createCookie } from "@remix-run/node";
import { SESSION_DAYS } from "#app/domain/accounts/sessions.server.ts";
import { GUEST_CART_DAYS } from "#app/domain/cart/cart.ts";
import { now } from "#app/domain/clock.ts";
import type { Preferences } from "#app/domain/preferences/preferences.ts";
import { storedPreferences } from "#app/domain/preferences/schema.ts";
import { isHttps } from "../same-origin.server.ts";

const DAY_SECONDS = 86_400;
const shared = { httpOnly: true, sameSite: "lax", path: "/" } as const;

const session = createCookie("session", { ...shared, maxAge: SESSION_DAYS * DAY_SECONDS });
const cart = createCookie("cart", { ...shared, maxAge: GUEST_CART_DAYS * DAY_SECONDS });
const preferences = createCookie("preferences", { ...shared, maxAge: 365 * DAY_SECONDS });

/** A cookie's token and whether it was sent on an earlier day: a browser does not tell when one will end. */
export type StoredToken = { token: string; isOld: boolean };

function today(): string {
  return String(Math.floor(now().getTime() / (DAY_SECONDS * 1000)));
}

async function readKept(cookie: typeof session, request: Request): Promise<StoredToken | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof value !== "string" || value.length > 100) return null;
  const [token = "", sentOn] = value.split(".");
  return token ? { token, isOld: sentOn !== today() } : null;
}

function writeKept(
  cookie: typeof session,
  request: Request,
  token: string | null,
): Promise<string> {
  const secure = isHttps(request);
  if (token === null) return cookie.serialize("", { secure, maxAge: 0 });
  return cookie.serialize(`${token}.${today()}`, { secure });
}

/** Takes a request, returns what its session's cookie holds, or null. Source: decisions, Accounts. */
export function readSessionCookie(request: Request): Promise<StoredToken | null> {
  return readKept(session, request);
}

/** Takes a request, returns the session's token from its cookie, or null. Source: decisions, Accounts. */
export async function readSessionToken(request: Request): Promise<string | null> {
  return (await readSessionCookie(request))?.token ?? null;
}

/** Takes a request and a token (null to forget it), returns the header that sets the cookie. Source: decisions, Accounts. */
export function sessionCookie(request: Request, token: string | null): Promise<string> {
  return writeKept(session, request, token);
}

/** Takes a request, returns what the cookie of a guest's cart holds, or null. Source: decisions, Cart. */
export function readCartCookie(request: Request): Promise<StoredToken | null> {
  return readKept(cart, request);
}

/** Takes a request, returns the token of the guest's cart from its cookie, or null. Source: decisions, Cart. */
export async function readCartToken(request: Request): Promise<string | null> {
  return (await readCartCookie(request))?.token ?? null;
}

/** Takes a request and a token (null to forget it), returns the header that sets the cookie. Source: decisions, Cart. */
export function cartCookie(request: Request, token: string | null): Promise<string> {
  return writeKept(cart, request, token);
}

/** Takes a request, returns the visitor's preferences, the usual ones where nothing or nonsense is kept. Source: spec 1 §3 Preferences. */
export async function readPreferences(request: Request): Promise<Preferences> {
  return storedPreferences.parse(await preferences.parse(request.headers.get("cookie")));
}

/** Takes a request and preferences, returns the header that keeps them. Source: decisions, Every screen without JavaScript. */
export function preferencesCookie(request: Request, kept: Preferences): Promise<string> {
  return preferences.serialize(kept, { secure: isHttps(request) });
}
