import { createCookie } from "@remix-run/node";
import { RESET_MINUTES } from "#app/domain/accounts/reset-minutes.ts";
import { noStoreHeaders } from "#app/http/page-headers.server.ts";
import { isHttps } from "#app/http/same-origin.server.ts";

// Out of the address as soon as it arrived: neither history, nor a log, nor the next page's Referer has it.
const resetKey = createCookie("passwordReset", {
  httpOnly: true,
  sameSite: "lax",
  path: "/password-reset",
  maxAge: RESET_MINUTES * 60,
});

/** Takes a request, returns the key of the reset link that this browser followed, or null. */
export async function readResetKey(request: Request): Promise<string | null> {
  const value: unknown = await resetKey.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length <= 100 ? value : null;
}

/** Takes a request and a key (null to forget it), returns the header that sets the cookie. */
export function resetKeyCookie(request: Request, key: string | null): Promise<string> {
  const secure = isHttps(request);
  if (key === null) return resetKey.serialize("", { secure, maxAge: 0 });
  return resetKey.serialize(key.slice(0, 100), { secure });
}

/** Takes the headers of a page's refused form (if any), returns those of a page about a new password: nothing keeps it, and no other page learns its address. */
export function secretPage(given: { actionHeaders?: Headers } = {}): Headers {
  const headers = noStoreHeaders(given);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
}
