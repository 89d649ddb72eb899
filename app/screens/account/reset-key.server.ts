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

export async function readResetKey(request: Request): Promise<string | null> {
  const value: unknown = await resetKey.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length <= 100 ? value : null;
}

export function resetKeyCookie(request: Request, key: string | null): Promise<string> {
  const secure = isHttps(request);
  if (key === null) return resetKey.serialize("", { secure, maxAge: 0 });
  return resetKey.serialize(key.slice(0, 100), { secure });
}

export function secretPage(given: { actionHeaders?: Headers } = {}): Headers {
  const headers = noStoreHeaders(given);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
}
