import { afterEach, describe, expect, test } from "vitest";
import {
  hydrationJsonOf,
  scriptPolicyOf,
  withoutOwnScripts,
} from "#tests/support/http/own-scripts.ts";
import { type RawConnection, rawConnection } from "#tests/support/http/raw-connection.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const proxied = runningShop({
  env: { TRUST_PROXY: "1", SITE_URL: "https://chatpata.test", RATE_LIMITS: "on" },
});
const unproxied = runningShop({ env: { RATE_LIMITS: "on" } });

const connections: RawConnection[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

async function openConnection(): Promise<RawConnection> {
  const opened = await rawConnection(shop.server.baseUrl);
  connections.push(opened);
  return opened;
}

const kinds = [
  ["a page", "/menu"],
  ["a missing page", "/no-such-page"],
  ["a redirect", "/checkout"],
  ["an API response", "/api/products"],
  ["a refused API request", "/api/orders"],
  ["a file", "/favicon.svg"],
  ["a client navigation", "/menu.data"],
  ["the feed", "/rss.xml"],
] as const;

describe.each(kinds)("%s", (_, path) => {
  test("has security headers and none that identify the server", async () => {
    const { headers } = await shop.visitor().get(path);

    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/(object|default)-src 'none'/);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.has("x-powered-by")).toBe(false);
    expect(headers.has("server")).toBe(false);
  });

  test("has Strict-Transport-Security only when served by https", async () => {
    const byHttps = await proxied.visitor().get(path, { "x-forwarded-proto": "https" });
    const untrusted = await shop.visitor().get(path, { "x-forwarded-proto": "https" });

    expect(byHttps.headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(untrusted.headers.has("strict-transport-security")).toBe(false);
  });
});

test.each([
  "/menu",
  "/menu.data",
  "/no-such-page",
  "/api/products",
  "/api/openapi.json",
  "/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/favicon.svg",
  "/illustrations/hero.svg",
  "/fonts/yatra-one-OFL.txt",
  "/images/unknown/320",
])("%s declares its type and UTF-8", async (path) => {
  const { headers } = await shop.visitor().get(path);

  expect(headers.get("content-type")).toMatch(/^[\w/+-]+; ?charset=utf-8$/i);
});

test("a page's scripts and style sheet declare their type and UTF-8", async () => {
  const { text } = await shop.visitor().get("/menu");
  const files = new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g));

  expect(files.size).toBeGreaterThan(1);
  for (const file of files) {
    const { headers } = await shop.visitor().get(file);
    expect(headers.get("content-type"), file).toMatch(/^[\w/]+; charset=utf-8$/i);
  }
});

test("the service worker is not kept by browsers, and may only reach the shop", async () => {
  const { status, headers } = await shop.visitor().get("/service-worker.js");

  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/javascript/);
  expect(headers.get("cache-control")).toBe("no-cache");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
});

test.each(["/service-worker.js", "/favicon.svg"])(
  "%s, if it has not changed, keeps its policy and is asked for again",
  async (path) => {
    const { headers } = await shop.visitor().get(path);
    const validators = {
      "if-none-match": headers.get("etag") ?? "",
      // Browsers send this; otherwise Node's fetch would ask for a fresh copy.
      "cache-control": "max-age=0",
    };
    expect(validators["if-none-match"]).not.toBe("");

    const unchanged = await shop.visitor().get(path, validators);

    expect(unchanged.status).toBe(304);
    // Headers of a 304 replace those that the browser has stored.
    expect(unchanged.headers.get("cache-control")).toBe(headers.get("cache-control"));
    expect(unchanged.headers.get("content-security-policy")).toBeNull();
  },
);

test.each(["/favicon.svg", "/rss.xml", "/api/products", "/images/unknown/320"])(
  "%s, opened on its own, runs nothing and sends no form",
  async (path) => {
    const policy = (await shop.visitor().get(path)).headers.get("content-security-policy");

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain("script-src");
  },
);

test.each(["/.git/config", "/.git/HEAD", "/package.json", "/assets/", "/illustrations", "/fonts/"])(
  "%s returns 404: only the built files are served, and no folder is listed",
  async (path) => {
    const reply = await shop.visitor().get(path);

    expect(reply.status).toBe(404);
    expect(reply.text).toContain("Oops! Page Not Found");
  },
);

describe("the script policy", () => {
  const hostile =
    '</script><script nonce="x">alert(7)</script><script type="module" async="">alert(7)</script>';

  test.each([["when rendered"], ["when cached"]])(
    "allows the shop's files and no inline scripts, %s",
    async () => {
      const page = await shop.visitor().get("/menu");

      expect(JSON.parse(hydrationJsonOf(page)).matches).toContain("screens/menu/menu");
      expect(withoutOwnScripts(page)).not.toContain("<script");
      expect(scriptPolicyOf(page)).toBe("script-src 'self'");
    },
  );

  test("blocks scripts in user content", async () => {
    const { slug } = addPost(shop.database, { title: hostile, content: hostile });
    const pages = [
      await shop.visitor().get(`/blog/${slug}`),
      await shop.visitor().get(`/menu?q=${encodeURIComponent(hostile)}`),
    ];
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toContain("alert(7)");
      expect(withoutOwnScripts(page)).not.toContain("<script");
      expect(scriptPolicyOf(page)).toBe("script-src 'self'");
      expect(JSON.parse(hydrationJsonOf(page)).loaderData).toContain("alert(7)");
    }
  });
});

describe("invalid requests", () => {
  test("an invalid escape in an API URL returns 404 in the envelope", async () => {
    const reply = await shop.api.get("/api/%FF");

    expect(reply.status).toBe(404);
    expect(reply.body).toEqual({ success: false, message: "No such address" });
  });

  test("an invalid escape in a page URL shows the page for unknown URLs", async () => {
    const page = await shop.visitor().get("/menu/%E0%A4%A");

    expect(page.status).toBe(404);
    expect(page.text).toContain("Oops! Page Not Found");
  });

  test.each(["TRACE", "PROPFIND", "PURGE"])("%s returns 405 in the envelope", async (method) => {
    const connection = await openConnection();
    connection.send(
      `${method} /menu HTTP/1.1\r\nHost: shop.test\r\nCookie: session=secret\r\n\r\n`,
    );

    const response = await connection.receives(/\}$/);
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
    expect(response).toContain('{"success":false,"message":"Method not allowed"}');
    expect(response).not.toContain("secret");
  });

  test("two Host headers return 400, also for a cached page", async () => {
    const connection = await openConnection();
    const request = "GET /menu HTTP/1.1\r\nHost: shop.test\r\n";
    connection.send(`${request}\r\n`);
    await connection.receives(/^HTTP\/1\.1 200 [\s\S]+<\/html>/);
    connection.send(`${request}Host: evil.example\r\n\r\n`);

    await connection.receives(/HTTP\/1\.1 400 /);
  });

  test.each([
    ["Content-Length and Transfer-Encoding", "Content-Length: 3\r\nTransfer-Encoding: chunked"],
    ["two different lengths", "Content-Length: 3\r\nContent-Length: 5"],
  ])("a request with %s returns 400, and what follows is no request", async (_, lengths) => {
    const connection = await openConnection();
    const next = "GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n";
    connection.send(`POST /menu HTTP/1.1\r\nHost: shop.test\r\n${lengths}\r\n\r\n0\r\n\r\n${next}`);

    await connection.closed;
    expect(connection.received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(connection.received().match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test.each([
    ["letters", `/${"a".repeat(15_000)}`],
    ["slashes", `/a${"/".repeat(1_100)}x`],
    ["a query", `/menu?q=${"a".repeat(8_000)}`],
    ["letters of an API URL", `/api/${"a".repeat(1_100)}`],
  ])("too long a URL, of %s, returns 414", async (_, path) => {
    const reply = await fetch(shop.server.baseUrl + path);

    expect(reply.status).toBe(414);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(await reply.text()).toContain("This address is too long");
  });

  test("a search in Marathi with the page to return to is not too long", async () => {
    const search = encodeURIComponent("पाणीपुरी ".repeat(11));
    const returnTo = encodeURIComponent(`/menu?q=${search}`);

    expect((await shop.visitor().get(`/login?returnTo=${returnTo}`)).status).toBe(200);
  });

  test.each(["no host", "shop/../x", "a@b", "x y"])("the host '%s' returns 400", async (host) => {
    const connection = await openConnection();
    connection.send(`GET /api/products HTTP/1.1\r\nHost: ${host}!\r\n\r\n`);

    expect(await connection.receives(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test("an unread body does not break the next request on the same connection", async () => {
  const connection = await openConnection();
  const body = "x".repeat(300_000);
  const length = `Content-Length: ${body.length}`;
  connection.send(`POST /no-such-page HTTP/1.1\r\nHost: shop.test\r\n${length}\r\n\r\n${body}`);
  connection.send("GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n");

  expect(await connection.receives(/\{"ok":true\}/)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

describe("the rate limit", () => {
  const attemptLogins = (
    api: typeof shop.api,
    headers: (count: number) => Record<string, string>,
  ) =>
    Promise.all(
      Array.from({ length: 61 }, (_, count) =>
        api.post(
          "/api/auth/login",
          { email: `nobody.${count}@chatpata.test`, password: "wrong-password" },
          { headers: headers(count) },
        ),
      ),
    );

  test("ignores forwarded addresses without a trusted proxy", async () => {
    const replies = await attemptLogins(unproxied.api, (count) => ({
      "x-forwarded-for": `203.0.113.${count}`,
    }));

    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test("uses only the address added by a trusted proxy", async () => {
    const replies = await attemptLogins(proxied.api, (count) => ({
      "x-forwarded-for": `203.0.113.${count}, 198.51.100.7`,
    }));

    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test("refuses an order over the body limit and accepts the next one", async () => {
  const { api } = await registerCustomer(shop.api);
  const payload = orderOf([addDish(shop.database)]);
  const reply = await api.post("/api/orders", { ...payload, orderNotes: "x".repeat(1_100_000) });

  expect(reply.status).toBe(413);
  expect((await api.post("/api/orders", payload)).status).toBe(201);
});
