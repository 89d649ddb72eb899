import { describe, expect, test } from "vitest";
import { registerCustomer } from "#tests/support/people.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();
const proxied = runningShop({ env: { TRUST_PROXY: "1" } });

/** Logs in with these headers and returns the session cookie without its value. */
async function sessionCookie(app: RunningShop, headers: Record<string, string>): Promise<string> {
  const { email, password } = await registerCustomer(app.api);
  const visitor = app.visitor();
  const page = await visitor.get("/login", headers);
  const reply = await visitor.postForm(
    "/login",
    { ...page.form("/login"), email, password },
    { headers },
  );
  expect(reply.status).toBe(303);
  const set = reply.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  return (set ?? "").replace(/^session=[^;]+/, "session");
}

const https = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };

describe("the session cookie", () => {
  test("is inaccessible to scripts and not sent with other sites' forms", async () => {
    const attributes = (await sessionCookie(shop, {})).split("; ");

    expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
    expect(attributes.join()).not.toContain("Domain");
  });

  test("is Secure behind a trusted proxy with https", async () => {
    expect((await sessionCookie(proxied, https)).split("; ")).toContain("Secure");
    // Without a trusted proxy, the header is ignored: browsers drop a Secure cookie over http.
    expect((await sessionCookie(shop, https)).split("; ")).not.toContain("Secure");
  });
});
