import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { signInAdmin } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

function addresses(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    const below = addresses(entry.children ?? [], path);
    return entry.path || entry.index ? [`/${path}`, ...below] : below;
  });
}

const all = [...new Set(addresses(routes as RouteConfigEntry[]))].map((path) =>
  path.replace("*", "nowhere").replace(/:\w+/g, "any"),
);

test("the address table is read whole", () => {
  expect(all).toContain("/logout");
  expect(all).toContain("/api/orders");
  expect(all.length).toBeGreaterThan(30);
});

const foreign = [
  ["another site's origin", { origin: "https://evil.example" }],
  ["a sandboxed page's origin", { origin: "null" }],
  ["no origin at all", {}],
  ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
  [
    "a forwarded host that the sender made up",
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ],
] as const;

test.each(foreign)("a form from %s is refused at every address", async (_, headers) => {
  const admin = await signInAdmin(shop.api);
  const cookie = `session=${Buffer.from(JSON.stringify(admin.token)).toString("base64")}`;
  const signedIn = await fetch(`${shop.server.baseUrl}/profile`, {
    headers: { cookie },
    redirect: "manual",
  });
  expect(signedIn.status, "the cookie signs the admin in").toBe(200);

  for (const path of all) {
    // A login takes nothing from whoever is signed in and answers only to who sent it.
    if (path === "/api/auth/login" || path === "/api/auth/register") continue;
    for (const suffix of path.startsWith("/api") ? [""] : ["", ".data", "?_data=root"]) {
      const reply = await fetch(`${shop.server.baseUrl}${path}${suffix}`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
        body: "status=delivered&productId=any&email=a%40b.example",
      });
      expect([403, 404, 405], `${path}${suffix} answered ${reply.status}`).toContain(reply.status);
    }
  }
});
