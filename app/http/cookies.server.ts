import { createCookie } from "@remix-run/node";
import { SESSION_DAYS } from "#app/domain/accounts/sessions.server.ts";
import { isHttps } from "./same-origin.server.ts";

const DAY_SECONDS = 86_400;
const shared = { httpOnly: true, sameSite: "lax", path: "/" } as const;

const session = createCookie("session", { ...shared, maxAge: SESSION_DAYS * DAY_SECONDS });
const cart = createCookie("cart", { ...shared, maxAge: 180 * DAY_SECONDS });
const preferences = createCookie("preferences", { ...shared, maxAge: 365 * DAY_SECONDS });

async function readText(cookie: typeof session, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length <= 100 ? value : null;
}

/** Takes a request, returns the session's token from its cookie, or null. Source: decisions, Accounts. */
export function readSessionToken(request: Request): Promise<string | null> {
  return readText(session, request);
}

/** Takes a request and a token (null to forget it), returns the header that sets the cookie. Source: decisions, Accounts. */
export function sessionCookie(request: Request, token: string | null): Promise<string> {
  return session.serialize(token ?? "", {
    secure: isHttps(request),
    ...(token === null && { maxAge: 0 }),
  });
}

/** Takes a request, returns the token of the guest's cart from its cookie, or null. Source: decisions, Cart. */
export function readCartToken(request: Request): Promise<string | null> {
  return readText(cart, request);
}

/** Takes a request and a token (null to forget it), returns the header that sets the cookie. Source: decisions, Cart. */
export function cartCookie(request: Request, token: string | null): Promise<string> {
  return cart.serialize(token ?? "", {
    secure: isHttps(request),
    ...(token === null && { maxAge: 0 }),
  });
}

export type Preferences = { theme: "light" | "dark"; language: "en"; currency: "INR" };

/** Takes a request, returns the visitor's preferences, the defaults where nothing or nonsense is kept. Source: spec 1 §3 Preferences. */
export async function readPreferences(request: Request): Promise<Preferences> {
  const kept: unknown = await preferences.parse(request.headers.get("cookie"));
  const theme =
    typeof kept === "object" && kept !== null && "theme" in kept && kept.theme === "dark"
      ? "dark"
      : "light";
  return { theme, language: "en", currency: "INR" };
}

/** Takes a request and preferences, returns the header that keeps them. Source: decisions, Every screen without JavaScript. */
export function preferencesCookie(request: Request, kept: Preferences): Promise<string> {
  return preferences.serialize(kept, { secure: isHttps(request) });
}
