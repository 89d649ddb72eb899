import { randomUUID } from "node:crypto";
import { SESSION_COOKIE_DAYS } from "#app/domain/accounts/session-lifetime.ts";
import { wasSessionOpenedBefore } from "#app/domain/accounts/sessions.server.ts";
import { GUEST_CART_DAYS } from "#app/domain/cart/cart.ts";
import { type RemovedLine, removedLineCookie } from "#app/domain/cart/removed-line.ts";
import { now } from "#app/domain/clock.ts";
import type { Preferences } from "#app/domain/preferences/preferences.ts";
import { storedPreferences } from "#app/domain/preferences/schema.ts";
import type { Remembered } from "#app/domain/quote/wishes.ts";
import { readTable } from "#app/domain/self-order/at-the-stall.ts";
import { isHttps } from "../same-origin.server.ts";
import { shopCookie } from "./shop-cookie.server.ts";

const DAY_SECONDS = 86_400;
// Behind https, the server makes every cookie Secure.
const shared = { httpOnly: true, sameSite: "lax", path: "/" } as const;
const sessionSettings = { ...shared, maxAge: SESSION_COOKIE_DAYS * DAY_SECONDS };

const session = shopCookie("session", sessionSettings);
/** No subdomain can set a cookie with this prefix, but browsers accept it over https only. */
const hostSession = shopCookie("__Host-session", sessionSettings);
const PREFIXED_SINCE = new Date("2026-12-01T00:00:00Z");
const cart = shopCookie("cart", { ...shared, maxAge: GUEST_CART_DAYS * DAY_SECONDS });
const removedLine = shopCookie("removedLine", { ...shared, maxAge: 60 });
/** The delivery pincode that the visitor checked. */
const pincode = shopCookie("pincode", { ...shared, maxAge: GUEST_CART_DAYS * DAY_SECONDS });
/**
 * A coupon code for the visit. Signed until the shop restarts: otherwise people could forge cookies
 * to try codes without a rate limit.
 */
const coupon = shopCookie("coupon", { ...shared, secrets: [randomUUID()] });
/** A phone or tablet of the shop. */
const device = shopCookie("device", { ...shared, maxAge: 365 * DAY_SECONDS });
/** Where a visitor who scanned a code at the stall is ordering: the table's number, or nothing in the queue. */
const stall = shopCookie("stall", { ...shared, maxAge: 3 * 3600 });
const preferences = shopCookie("preferences", { ...shared, maxAge: 365 * DAY_SECONDS });

/** `isOld`: set on an earlier day. Browsers do not report when a cookie expires. */
type StoredToken = { token: string; isOld: boolean };

function today(): string {
  return String(Math.floor(now().getTime() / (DAY_SECONDS * 1000)));
}

async function readToken(cookie: typeof session, request: Request): Promise<StoredToken | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof value !== "string" || value.length > 100) return null;
  const [token = "", sentOn] = value.split(".");
  return token ? { token, isOld: sentOn !== today() } : null;
}

function tokenCookie(cookie: typeof session, token: string | null): Promise<string> {
  if (token === null) return cookie.serialize("", { maxAge: 0 });
  return cookie.serialize(`${token}.${today()}`);
}

export async function readSessionCookie(request: Request): Promise<StoredToken | null> {
  if (!isHttps(request)) return readToken(session, request);
  const stored = await readToken(hostSession, request);
  if (stored) return stored;
  // Earlier sessions get the prefix with the next page; a later cookie without it was not set by
  // the shop.
  const earlier = await readToken(session, request);
  const isGenuine = earlier !== null && wasSessionOpenedBefore(earlier.token, PREFIXED_SINCE);
  return isGenuine ? { ...earlier, isOld: true } : null;
}

export async function readSessionToken(request: Request): Promise<string | null> {
  return (await readSessionCookie(request))?.token ?? null;
}

/** The Set-Cookie header; a null token deletes the cookie. */
export function sessionCookie(request: Request, token: string | null): Promise<string> {
  return tokenCookie(isHttps(request) ? hostSession : session, token);
}

export function readCartCookie(request: Request): Promise<StoredToken | null> {
  return readToken(cart, request);
}

export async function readCartToken(request: Request): Promise<string | null> {
  return (await readCartCookie(request))?.token ?? null;
}

/** The Set-Cookie header; a null token deletes the cookie. */
export function cartCookie(token: string | null): Promise<string> {
  return tokenCookie(cart, token);
}

export async function readRemovedLine(request: Request): Promise<RemovedLine | null> {
  const value: unknown = await removedLine.parse(request.headers.get("cookie"));
  return removedLineCookie.nullable().catch(null).parse(value);
}

/** The Set-Cookie header; null deletes the cookie. */
export function removedLineHeader(line: RemovedLine | null): Promise<string> {
  return line ? removedLine.serialize(line) : removedLine.serialize("", { maxAge: 0 });
}

async function readText(cookie: typeof session, request: Request): Promise<string> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length <= 40 ? value : "";
}

/** What the visitor said earlier about a future order; empty if nothing. */
export async function readRemembered(request: Request): Promise<Remembered> {
  return { pincode: await readText(pincode, request), coupon: await readText(coupon, request) };
}

/** The Set-Cookie header; an empty value deletes the cookie. */
export function pincodeCookie(value: string): Promise<string> {
  return value ? pincode.serialize(value) : pincode.serialize("", { maxAge: 0 });
}

/** The Set-Cookie header; an empty code deletes the cookie. */
export function couponCookie(code: string): Promise<string> {
  return code ? coupon.serialize(code) : coupon.serialize("", { maxAge: 0 });
}

/** Missing or invalid preferences fall back to the defaults. */
export async function readPreferences(request: Request): Promise<Preferences> {
  return storedPreferences.parse(await preferences.parse(request.headers.get("cookie")));
}

export function preferencesCookie(values: Preferences): Promise<string> {
  return preferences.serialize(values);
}

export async function readDeviceToken(request: Request): Promise<string | null> {
  const value: unknown = await device.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length <= 100 ? value : null;
}

/** The Set-Cookie header; a null token deletes the cookie. */
export function deviceCookie(token: string | null): Promise<string> {
  return token ? device.serialize(token) : device.serialize("", { maxAge: 0 });
}

/** Null unless the visitor is at the stall. */
export async function readStall(request: Request): Promise<{ tableNumber: number | null } | null> {
  const value: unknown = await stall.parse(request.headers.get("cookie"));
  if (typeof value !== "string") return null;
  const tableNumber = readTable(value || undefined);
  return tableNumber === undefined ? null : { tableNumber };
}

/** Null once the visitor orders from elsewhere. */
export function stallCookie(at: { tableNumber: number | null } | null): Promise<string> {
  if (!at) return stall.serialize("", { maxAge: 0 });
  return stall.serialize(String(at.tableNumber ?? ""));
}
