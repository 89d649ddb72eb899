import { describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/form.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";

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

    // Without a trusted proxy, the header is ignored: browsers drop a Secure cookie over http.
    for (const byHttp of [await cookiesOfLogin(shop, https), await cookiesOfLogin(proxied, {})]) {
      expect([...byHttp.keys()]).toContain("session");
      expect(attributesOf(byHttp.get("session"))).not.toContain("Secure");
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

test("every cookie is Secure behind https, and none without", async () => {
  const everyCookie = async (headers: Record<string, string>) => {
    const visitor = proxied.visitor();
    const slug = proxied.database.value("select slug from posts where status = 'published'");
    const product = proxied.database.value("select id from products where stock > 5");
    const cart = { productId: String(product) };
    const replies = [
      await visitor.postForm("/preferences/theme", { theme: "dark" }, { headers }),
      await visitor.postForm("/cart/lines", cart, { headers }),
      await visitor.get("/menu", headers),
      await visitor.get(`/blog/${slug}`, headers),
      await visitor.get("/password-reset/new?key=any", headers),
      await visitor.postForm("/admin/settings/hours", { days: "any" }, { headers }),
    ];
    return [
      ...replies.flatMap((reply) => reply.headers.getSetCookie()),
      ...(await cookiesOfLogin(proxied, headers)).values(),
    ];
  };
  const names = (cookies: string[]) => [...new Set(cookies.map((cookie) => cookie.split("=")[0]))];

  const byHttps = await everyCookie(https);
  expect(names(byHttps).sort()).toEqual([
    "__Host-session",
    "cart",
    "draft",
    "flash",
    "passwordReset",
    "preferences",
    "seenPosts",
  ]);
  for (const cookie of byHttps) expect(cookie).toMatch(/; Secure$/);
  for (const cookie of await everyCookie({})) expect(cookie).not.toContain("Secure");
});
