import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function pathsOf(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    const childPaths = pathsOf(entry.children ?? [], path);
    return entry.path || entry.index ? [`/${path}`, ...childPaths] : childPaths;
  });
}

const paths = [...new Set(pathsOf(routes as RouteConfigEntry[]))].map((path) =>
  path.replace("*", "nowhere").replace(/:\w+/g, "any"),
);

test("reads all paths of the route table", () => {
  expect(paths).toContain("/logout");
  expect(paths).toContain("/api/orders");
  expect(paths.length).toBeGreaterThan(30);
});

// These endpoints are public, so a session sent along by another site does not matter.
const publicPaths = ["/api/auth/login", "/api/auth/register", "/api/quote"];

test("a form from another site is refused at every path", async () => {
  const { visitor } = shop.owner;
  const cookie = visitor.cookieHeader();
  expect((await visitor.get("/profile")).status, "the cookie signs the admin in").toBe(200);

  for (const path of paths) {
    if (publicPaths.includes(path)) continue;
    for (const suffix of path.startsWith("/api") ? [""] : ["", ".data", "?_data=root"]) {
      const reply = await fetch(`${shop.server.baseUrl}${path}${suffix}`, {
        method: "POST",
        redirect: "manual",
        headers: {
          cookie,
          "content-type": "application/x-www-form-urlencoded",
          origin: "https://evil.example",
        },
        body: "status=delivered&productId=any&email=a%40b.example",
      });
      expect([403, 404, 405], `${path}${suffix} returned ${reply.status}`).toContain(reply.status);
    }
  }
});

test("any other origin, or none, is foreign", async () => {
  const own = new URL(shop.server.baseUrl);
  const sent = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ theme: "dark", currency: "INR" });
    const reply = await fetch(`${own.origin}/preferences`, {
      method: "POST",
      redirect: "manual",
      headers,
      body,
    });
    return reply.status;
  };

  expect(await sent({ origin: own.origin })).toBe(303);
  expect(await sent({}), "no origin").toBe(403);
  expect(await sent({ "sec-fetch-site": "cross-site" })).toBe(403);
  const forged = { origin: "https://evil.example", "x-forwarded-host": "evil.example" };
  expect(await sent(forged)).toBe(403);
  for (const origin of [
    "null",
    `https://${own.host}`,
    `http://${own.hostname}`,
    `http://${own.hostname}:1`,
    `${own.origin}/`,
    `${own.origin}/menu`,
    own.origin.toUpperCase(),
    `http://user@${own.host}`,
    own.host,
  ]) {
    expect(await sent({ origin }), origin).toBe(403);
  }
});
