import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";

const mail = await startMailServer();
afterAll(mail.stop);
/** One knows where it lives, one has to believe its visitors. */
const named = runningShop({ env: { ...mail.env, TRUST_PROXY: "1" } });
const unnamed = runningShop({ env: { TRUST_PROXY: "1" } });

const OWN = "https://chatpata.test";
const EVIL = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-for": "9.9.9.9",
};
const GOOD = {
  host: "shop.example",
  "x-forwarded-host": "shop.example",
  "x-forwarded-for": "9.9.9.8",
};

/** Every address that names the shop's whole address somewhere. */
const addresses = ["/", "/menu", "/blog/choosing-puris", "/rss.xml", "/sitemap.xml", "/robots.txt"];

/** `fetch` would not send another host than the one it asks. */
async function ask({ server }: RunningShop, path: string, headers: IncomingHttpHeaders) {
  const asked = request(new URL(path, server.baseUrl), { headers });
  const [reply] = await once(asked.end(), "response");
  return { status: Number(reply.statusCode), text: await text(reply) };
}

describe("a Host header that names another site", () => {
  test.each(addresses)("is nowhere in %s where SITE_URL is set", async (path) => {
    const evil = await ask(named, path, EVIL);
    const good = await ask(named, path, GOOD);

    expect([evil.status, good.status]).toEqual([200, 200]);
    expect(evil.text).toContain(OWN);
    expect(evil.text).not.toContain("evil.example");
    expect(good.text).toContain(OWN);
    expect(good.text).not.toContain("shop.example");
  });

  test.each(addresses)("is in nobody else's %s where it is not set", async (path) => {
    const evil = await ask(unnamed, path, EVIL);
    const again = await ask(unnamed, path, EVIL);
    const good = await ask(unnamed, path, GOOD);

    // Who lies about the host lies to themselves; a page that is kept is kept for that host.
    expect(evil.text).toContain("http://evil.example");
    expect(again.status).toBe(200);
    expect(good.text).toContain("http://shop.example");
    expect(good.text).not.toContain("evil.example");
  });

  test("with signs in it that no host has never stands in a page", async () => {
    const host = 'evil.example"><script>alert(1)</script>';
    const reply = await ask(unnamed, "/menu", { ...GOOD, "x-forwarded-host": host });

    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain("alert(1)");
  });

  test("leads nobody's email there", async () => {
    const person = await registerCustomer(named.api);
    const page = named.visitor();
    const { "x-forwarded-host": host } = EVIL;
    const asked = await fetch(`${named.server.baseUrl}/password-reset`, {
      method: "POST",
      headers: { "x-forwarded-host": host, origin: `http://${host}` },
      body: new URLSearchParams({
        ...(await page.get("/password-reset")).form("/password-reset"),
        email: person.email,
      }),
      redirect: "manual",
    });
    expect(asked.status).toBeLessThan(400);

    const received = await mail.email({ to: person.email, about: /password/ });
    expect(received.text).toContain(`${OWN}/password-reset/new?key=`);
    expect(JSON.stringify(received)).not.toContain("evil.example");
  });
});
