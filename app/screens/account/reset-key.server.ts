import { RESET_MINUTES } from "#app/domain/accounts/limits.ts";
import { shopCookie } from "#app/http/session/shop-cookie.server.ts";

// Moved from the URL into a cookie at once, to keep it out of the history, logs and Referer
// headers.
const resetKey = shopCookie("passwordReset", {
  httpOnly: true,
  sameSite: "lax",
  // The check for refused cookies must get it as well.
  path: "/",
  maxAge: RESET_MINUTES * 60,
});

export async function readResetKey(request: Request): Promise<string | null> {
  const value: unknown = await resetKey.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length <= 100 ? value : null;
}

export function resetKeyCookie(key: string | null): Promise<string> {
  if (key === null) return resetKey.serialize("", { maxAge: 0 });
  return resetKey.serialize(key.slice(0, 100));
}

export function secretPageHeaders(): Headers {
  return new Headers({ "Referrer-Policy": "no-referrer" });
}
