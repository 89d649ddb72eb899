import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { signInAdmin } from "#tests/support/records/people.ts";
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

const foreign = [
  ["another site's origin", { origin: "https://evil.example" }],
  ["a sandboxed page's origin", { origin: "null" }],
  ["no origin at all", {}],
  ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
  [
    "a forged forwarded host",
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ],
] as const;

test.each(foreign)("a form from %s is refused at every path", async (_, headers) => {
  const admin = await signInAdmin(shop.api);
  const cookie = `session=${Buffer.from(JSON.stringify(admin.token)).toString("base64")}`;
  const signedIn = await fetch(`${shop.server.baseUrl}/profile`, {
    headers: { cookie },
    redirect: "manual",
  });
  expect(signedIn.status, "the cookie signs the admin in").toBe(200);

  for (const path of paths) {
    if (publicPaths.includes(path)) continue;
    for (const suffix of path.startsWith("/api") ? [""] : ["", ".data", "?_data=root"]) {
      const reply = await fetch(`${shop.server.baseUrl}${path}${suffix}`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
        body: "status=delivered&productId=any&email=a%40b.example",
      });
      expect([403, 404, 405], `${path}${suffix} returned ${reply.status}`).toContain(reply.status);
    }
  }
});

test("an origin of another scheme, port or spelling is foreign", async () => {
  const own = new URL(shop.server.baseUrl);
  const sent = async (origin: string) => {
    const body = new URLSearchParams({ theme: "dark", currency: "INR" });
    const reply = await fetch(`${own.origin}/preferences`, {
      method: "POST",
      redirect: "manual",
      headers: { origin },
      body,
    });
    return reply.status;
  };

  expect(await sent(own.origin)).toBe(303);
  for (const origin of [
    `https://${own.host}`,
    `http://${own.hostname}`,
    `http://${own.hostname}:1`,
    `${own.origin}/`,
    `${own.origin}/menu`,
    own.origin.toUpperCase(),
    `http://user@${own.host}`,
    own.host,
  ]) {
    expect(await sent(origin), origin).toBe(403);
  }
});
