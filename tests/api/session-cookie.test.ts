import { describe, expect, test } from "vitest";
import { registerCustomer } from "#tests/support/people.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();
const proxied = runningShop({ env: { TRUST_PROXY: "1" } });

/** Logs somebody in by the form over a connection of which these headers speak; returns the cookie as it was set. */
async function sessionCookie(at: RunningShop, headers: Record<string, string>): Promise<string> {
  const { email, password } = await registerCustomer(at.api);
  const visitor = at.visitor();
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

describe("the cookie of a session", () => {
  test("is out of reach of scripts and of other sites' forms", async () => {
    const attributes = (await sessionCookie(shop, {})).split("; ");

    expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
    expect(attributes.join()).not.toContain("Domain");
  });

  test("never goes over plain http once it came by https", async () => {
    expect((await sessionCookie(proxied, https)).split("; ")).toContain("Secure");
    // Without a trusted proxy nobody's word counts, and over plain http such a cookie would be lost.
    expect((await sessionCookie(shop, https)).split("; ")).not.toContain("Secure");
  });
});
