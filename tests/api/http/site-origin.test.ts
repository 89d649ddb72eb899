import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { registerCustomer } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const withSiteUrl = runningShop({ env: { ...mail.env, TRUST_PROXY: "1" } });
const withoutSiteUrl = runningShop();

const OWN = "https://chatpata.test";
const EVIL = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-for": "9.9.9.9",
};
const GOOD = { host: "shop.example", "x-forwarded-for": "9.9.9.8" };

/** Pages that contain absolute URLs of the shop. */
const paths = ["/", "/menu", "/blog/choosing-puris", "/rss.xml", "/sitemap.xml", "/robots.txt"];

/** `fetch` cannot change the Host header. */
async function get({ server }: RunningShop, path: string, headers: IncomingHttpHeaders) {
  const sent = request(new URL(path, server.baseUrl), { headers });
  const [reply] = await once(sent.end(), "response");
  return { status: Number(reply.statusCode), text: await text(reply) };
}

describe("a forged Host header", () => {
  test.each(paths)("does not appear in %s when SITE_URL is set", async (path) => {
    const evil = await get(withSiteUrl, path, EVIL);
    const good = await get(withSiteUrl, path, GOOD);

    expect([evil.status, good.status]).toEqual([200, 200]);
    expect(evil.text).toContain(OWN);
    expect(evil.text).not.toContain("evil.example");
    expect(good.text).toContain(OWN);
    expect(good.text).not.toContain("shop.example");
  });

  test.each(paths)("does not appear in other visitors' %s without SITE_URL", async (path) => {
    const evil = await get(withoutSiteUrl, path, EVIL);
    const again = await get(withoutSiteUrl, path, EVIL);
    const good = await get(withoutSiteUrl, path, GOOD);

    // The page cache stores a page for each host.
    expect(evil.text).toContain("http://evil.example");
    expect(again.status).toBe(200);
    expect(good.text).toContain("http://shop.example");
    expect(good.text).not.toContain("evil.example");
  });

  test("is refused when it has invalid characters", async () => {
    const host = 'evil.example"><script>alert(1)</script>';
    const reply = await get(withoutSiteUrl, "/menu", { ...GOOD, host });

    expect(reply.status).toBe(400);
    expect(reply.text).not.toContain("alert(1)");
  });

  test.each(paths)(
    "does not appear in %s when a proxy is said to have forwarded it",
    async (path) => {
      const reply = await get(withoutSiteUrl, path, {
        ...GOOD,
        "x-forwarded-host": "evil.example",
      });

      expect(reply.text).toContain("http://shop.example");
      expect(reply.text).not.toContain("evil.example");
    },
  );

  test("does not change the links in emails", async () => {
    const person = await registerCustomer(withSiteUrl.api);
    const page = withSiteUrl.visitor();
    const reply = await fetch(`${withSiteUrl.server.baseUrl}/password-reset`, {
      method: "POST",
      // The proxy has its own Host header, and the browser sends only the public origin.
      headers: { "x-forwarded-host": "evil.example", origin: OWN },
      body: new URLSearchParams({
        ...(await page.formOn("/password-reset")),
        email: person.email,
      }),
      redirect: "manual",
    });
    expect(reply.status).toBeLessThan(400);

    const received = await mail.email({ to: person.email, subject: /password/ });
    expect(received.text).toContain(`${OWN}/password-reset/new?key=`);
    expect(JSON.stringify(received)).not.toContain("evil.example");
  });
});
