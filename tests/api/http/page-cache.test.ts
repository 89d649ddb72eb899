import { describe, expect, test } from "vitest";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { validProduct } from "#tests/support/records/products.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function menu(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${shop.server.baseUrl}/menu?q=cachetest`, { headers });
}

function priceIn(html: string): number {
  return Number(/₹\s?(\d+)/.exec(html.slice(html.indexOf("Cachetest")))?.[1]);
}

async function changePrice(
  admin: Awaited<ReturnType<typeof signInAdmin>>,
  dish: Dish,
  price: number,
) {
  const reply = await admin.api.put(`/api/products/${dish.id}`, {
    ...validProduct,
    name: dish.name,
    price,
  });
  expect(reply.status).toBe(200);
}

test("every response after a price change has the new price, with concurrent readers", async () => {
  const admin = await signInAdmin(shop.api);
  const dish = addDish(shop.database, { name: "Cachetest Puri", pricePaise: 10_000 });
  let price = 100;
  let isWriting = true;
  const stale: string[] = [];
  let reads = 0;

  async function readContinuously() {
    while (isWriting) {
      const confirmed = price;
      const shown = priceIn(await (await menu()).text());
      reads += 1;
      // Prices only rise here, so a price below the one confirmed before the request is stale.
      if (!(shown >= confirmed)) stale.push(`${shown} after ${confirmed}`);
    }
  }
  const readers = Array.from({ length: 8 }, readContinuously);
  for (let next = 101; next <= 140; next += 1) {
    // Every other change comes from another process.
    if (next % 2 === 0) await changePrice(admin, dish, next);
    else {
      shop.database.change("update products set price_paise = ? where id = ?", next * 100, dish.id);
    }
    price = next;
    expect(priceIn(await (await menu()).text())).toBe(next);
  }
  isWriting = false;
  await Promise.all(readers);

  expect(stale).toEqual([]);
  expect(reads).toBeGreaterThan(40);
});

test("responds with 304 until the page changes", async () => {
  const first = await menu();
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  expect(first.headers.get("vary")).toContain("Cookie");

  const again = await menu({ "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");

  addDish(shop.database, { name: "Cachetest Bhel" });
  const changed = await menu({ "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain("Cachetest Bhel");
});

test("each theme is cached separately, and a visitor with a session never gets a cached page", async () => {
  const anonymousVisitor = shop.visitor();
  const before = await anonymousVisitor.get("/menu");
  const dark = shop.visitor();
  await dark.postForm("/preferences/theme", { theme: "dark", returnTo: "/menu" });
  const customer = shop.visitor();
  const person = await registerCustomer(shop.api);
  await customer.signInAs(person);

  expect(before.text).toContain('data-theme="light"');
  expect((await dark.get("/menu")).text).toContain('data-theme="dark"');
  expect((await customer.get("/menu")).text).toContain(person.name.split(" ")[0]);
  expect((await customer.get("/menu")).headers.has("etag")).toBe(false);
  expect((await shop.visitor().get("/menu")).text).toBe(before.text);
});

test("a HEAD request does not cache an empty page", async () => {
  const head = await fetch(`${shop.server.baseUrl}/faqs`, { method: "HEAD" });
  const page = await shop.visitor().get("/faqs");

  expect(head.status).toBe(200);
  expect(page.text).toContain("</html>");
});

test("the page is sent in the encoding that the browser accepts", async () => {
  const sizes = new Map<string, number>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const reply = await menu({ "accept-encoding": encoding });
    expect(reply.headers.get("content-encoding") ?? "identity").toBe(encoding);
    expect(await reply.text()).toContain("</html>");
    sizes.set(encoding, Number(reply.headers.get("content-length")));
  }
  const [br = 0, gzip = 0, identity = 0] = sizes.values();
  expect(br).toBeLessThan(gzip);
  expect(gzip).toBeLessThan(identity / 2);
});

test("a post counts the views of anonymous visitors", async () => {
  const slug = String(shop.database.value("select slug from posts where status = 'published'"));
  const before = Number(shop.database.value("select views from posts where slug = ?", slug));

  for (let count = 0; count < 2; count += 1) await shop.visitor().get(`/blog/${slug}`);

  const { text } = await shop.visitor().get(`/blog/${slug}`);
  expect(text.replaceAll("<!-- -->", "")).toContain(`${before + 3} views`);
});

describe("cookies", () => {
  /** Only pages that are identical for all visitors have one. */
  const etagOf = async (path: string, cookie?: string) => {
    const reply = await fetch(shop.server.baseUrl + path, { headers: cookie ? { cookie } : {} });
    await reply.arrayBuffer();
    return reply.headers.get("etag");
  };

  test("of others leave a page in the cache", async () => {
    const etag = await etagOf("/faqs");

    expect(etag).not.toBeNull();
    expect(await etagOf("/faqs", "_ga=GA1.1.1; __cf_bm=abc")).toBe(etag);
    expect(await etagOf("/faqs", "_ga=GA1.1.2; sessions=x")).toBe(etag);
  });

  test("of the shop do not, except preferences", async () => {
    const visitor = shop.visitor();
    await visitor.postForm("/preferences", { theme: "dark", currency: "INR" });
    const { preferences } = visitor.cookies();
    expect(preferences).toBeDefined();

    expect(await etagOf("/faqs", `preferences=${preferences}; _ga=1`)).not.toBeNull();
    for (const name of ["session", "cart", "flash", "pincode", "device", "wish"]) {
      expect(await etagOf("/faqs", `_ga=1; ${name}=x`), name).toBeNull();
    }
  });

  test.each(["", "/hi", "/mr"])("of a reader under '%s/blog' count a post once", async (prefix) => {
    const slug = String(shop.database.value("select slug from posts where status = 'published'"));
    // The request itself counts too.
    const views = async () => {
      const { text } = await shop.visitor().get(`/blog/${slug}`);
      return Number(/(\d+) views/.exec(text.replaceAll("<!-- -->", ""))?.[1]);
    };
    const before = await views();
    const url = `${shop.server.baseUrl}${prefix}/blog/${slug}`;

    const first = await fetch(url);
    const [cookie = "", ...attributes] = (first.headers.get("set-cookie") ?? "").split("; ");
    const second = await fetch(url, { headers: { cookie } });

    expect(cookie).toMatch(/^seenPosts=/);
    expect(attributes).toContain(`Path=${prefix}/blog`);
    expect(second.status).toBe(200);
    expect(second.headers.get("set-cookie")).toBeNull();
    expect(await views()).toBe(before + 2);
  });
});
