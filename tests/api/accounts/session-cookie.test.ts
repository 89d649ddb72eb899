import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const proxied = runningShop({ env: { TRUST_PROXY: "1", SITE_URL: "https://chatpata.test" } });

const https = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };

/** Logs in with these headers and returns the Set-Cookie headers by name. */
async function cookiesOfLogin(
  app: RunningShop,
  headers: Record<string, string>,
  visitor: FormVisitor = app.visitor(),
): Promise<Map<string, string>> {
  const { email, password } = await registerCustomer(app.api);
  const page = await visitor.get("/login", headers);
  const reply = await visitor.postForm(
    "/login",
    { ...page.form("/login"), email, password },
    { headers },
  );
  expect(reply.status).toBe(303);
  return new Map(reply.headers.getSetCookie().map((line) => [line.split("=", 1)[0] ?? "", line]));
}

function attributesOf(cookie: string | undefined): string[] {
  return (cookie ?? "").split("; ").slice(1);
}

describe("the session cookie", () => {
  test("is inaccessible to scripts and not sent with other sites' forms", async () => {
    const attributes = attributesOf((await cookiesOfLogin(shop, {})).get("session"));

    expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
    expect(attributes.join()).not.toContain("Domain");
  });

  test("has the __Host- prefix behind https, and its plain name without", async () => {
    const byHttps = await cookiesOfLogin(proxied, https);
    expect([...byHttps.keys()]).toContain("__Host-session");
    expect([...byHttps.keys()]).not.toContain("session");
    const attributes = attributesOf(byHttps.get("__Host-session"));
    expect(attributes).toEqual(expect.arrayContaining(["Secure", "HttpOnly", "Path=/"]));
    expect(attributes.join()).not.toContain("Domain");

    // Without a trusted proxy, the header is ignored, because browsers drop a Secure cookie over
    // http.
    for (const byHttp of [await cookiesOfLogin(shop, https), await cookiesOfLogin(proxied, {})]) {
      expect([...byHttp.keys()]).toContain("session");
      expect(attributesOf(byHttp.get("session"))).not.toContain("Secure");
    }
  });

  test("is the only place with its token", async () => {
    const visitor = shop.visitor();
    const login = await cookiesOfLogin(shop, {}, visitor);
    const value = decodeURIComponent(
      /^session=([^;]+)/.exec(login.get("session") ?? "")?.[1] ?? "",
    );
    const [token = ""] = String(JSON.parse(atob(value))).split(".");
    expect(token).toMatch(/^[\w-]{43}$/);

    for (const path of ["/", "/profile", "/profile.data", "/profile/data.json"]) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain(token);
    }
  });

  test("keeps somebody logged in behind https, and ends with logging out", async () => {
    const visitor = proxied.visitor();
    await cookiesOfLogin(proxied, https, visitor);

    expect((await visitor.get("/profile", https)).status).toBe(200);
    await visitor.postForm("/logout", {}, { headers: https });
    expect(Object.keys(visitor.cookies())).not.toContain("__Host-session");
    expect((await visitor.get("/profile", https)).status).toBe(302);
  });

  describe("without its prefix behind https", () => {
    async function profileWithPlainCookie(openedAt: string) {
      const visitor = proxied.visitor();
      await cookiesOfLogin(proxied, {}, visitor);
      const { session = "" } = visitor.cookies();
      expect(session).not.toBe("");
      proxied.database.change(
        "update sessions set created_at = ? where rowid = (select max(rowid) from sessions)",
        Date.parse(openedAt),
      );
      const headers = { ...https, cookie: `session=${session}` };
      return proxied.visitor().get("/profile", headers);
    }

    test("is replaced if the session is older than the prefix", async () => {
      const page = await profileWithPlainCookie("2026-10-01");

      expect(page.status).toBe(200);
      expect(page.headers.getSetCookie().join()).toMatch(/^__Host-session=.+; Secure/);
    });

    test("is refused otherwise, because another host of the domain could have set it", async () => {
      const page = await profileWithPlainCookie("2027-01-01");

      expect(page.status).toBe(302);
      expect(page.location).toContain("/login");
    });
  });
});

/** Every Set-Cookie header that visitors get, sorted by name. */
async function everyCookie(headers: Record<string, string>): Promise<string[]> {
  const visitor = proxied.visitor();
  const slug = proxied.database.value("select slug from posts where status = 'published'");
  const product = proxied.database.value("select id from products where stock > 5");
  const cart = { product: String(product) };
  proxied.database.change(
    `insert into second_factors (user_id, secret, created_at, confirmed_at)
     select id, 'A234567', 1, 1 from users where role = 'owner'`,
  );
  const newestLine = () => proxied.database.value("select max(id) from cart_lines");
  const replies = [
    await visitor.postForm("/preferences/theme", { theme: "dark" }, { headers }),
    await visitor.postForm("/cart/lines", cart, { headers }),
    await visitor.postForm(`/cart/lines/${newestLine()}/removal`, {}, { headers }),
    await visitor.postForm("/wishlist/dishes", cart, { headers }),
    await visitor.postForm("/pincode", { pincode: "411004" }, { headers }),
    await visitor.postForm("/here/order?leave", {}, { headers }),
    await visitor.postForm("/coupon", { coupon: "DIWALI" }, { headers }),
    await visitor.get("/menu", headers),
    await visitor.get(`/blog/${slug}`, headers),
    await visitor.get("/password-reset/new?key=any", headers),
    await visitor.postForm("/admin/settings/hours", { days: "any" }, { headers }),
    await proxied.visitor().postForm("/login", firstAdmin, { headers }),
  ];
  proxied.database.change("delete from second_factors");
  const manager = proxied.visitor();
  await manager.postForm("/login", firstAdmin, { headers });
  replies.push(await manager.postForm("/admin/devices", { name: "Tablet" }, { headers }));
  const cookies = replies.flatMap((reply) => reply.headers.getSetCookie());
  return [...cookies, ...(await cookiesOfLogin(proxied, headers)).values()].sort();
}

function namesOf(cookies: string[]): string[] {
  return [...new Set(cookies.map((cookie) => cookie.split("=")[0] ?? ""))];
}

test("every cookie is Secure behind https, and none without", async () => {
  const byHttps = await everyCookie(https);

  expect(namesOf(byHttps)).toEqual([
    "__Host-session",
    "cart",
    "coupon",
    "device",
    "draft",
    "flash",
    "passwordReset",
    "pincode",
    "preferences",
    "removedLine",
    "secondStep",
    "seenPosts",
    "stall",
    "wish",
  ]);
  for (const cookie of byHttps) expect(cookie).toMatch(/; Secure$/);
  for (const cookie of await everyCookie({})) expect(cookie).not.toContain("Secure");
});

test("every cookie is HttpOnly and SameSite=Lax, and described on the privacy page", async () => {
  const cookies = await everyCookie({});
  const names = namesOf(cookies);
  const { text } = await shop.visitor().get("/privacy");
  const described = [...text.matchAll(/<dt><strong>(\w+)<\/strong><\/dt>/g)].map(
    ([, name]) => name,
  );
  const code = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(root, "app", file), "utf8"));

  for (const cookie of cookies) {
    expect(attributesOf(cookie)).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax"]));
  }
  expect(described.sort()).toEqual(names);
  // The code creates no other cookies than these.
  const created = code.flatMap((text) =>
    [...text.matchAll(/shopCookie\("([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(created.sort()).toEqual(["__Host-session", ...names].sort());
});
