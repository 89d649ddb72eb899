import { describe, expect, test } from "vitest";
import type { ProductOutput } from "#app/domain/menu/schema.ts";
import type { Paging } from "#app/domain/paging.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { registerCustomer, signInAdmin } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

type Page = { items: ProductOutput[]; pagination: Paging };

async function menu(query: Record<string, string> = {}): Promise<Page> {
  const reply = await shop.api.get<Page>(`/api/products?${new URLSearchParams(query)}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
}

/** A word that no other test's dish has in its name. */
function anyWord(): string {
  return `W${crypto.randomUUID().replaceAll("-", "")}`;
}

describe("the menu", () => {
  test("lists a dish with its price in rupees, both ids and its times in UTC", async () => {
    const word = anyWord();
    const dish = anyDish(shop.database, { name: `Sev Puri ${word}`, pricePaise: 8050, stock: 7 });

    const { items, pagination } = await menu({ q: word });

    expect(pagination).toEqual({ page: 1, limit: 100, totalItems: 1, totalPages: 1 });
    expect(items).toEqual([
      {
        _id: dish.id,
        id: dish.id,
        name: dish.name,
        category: "pani-puri",
        description: dish.description,
        price: 80.5,
        image: "/illustrations/dishes/classic-pani-puri.svg",
        rating: 0,
        reviews: 0,
        isVeg: true,
        isSpicy: false,
        isPopular: false,
        isAvailable: true,
        soldOut: false,
        stock: 7,
        ingredients: ["Puri", "Tamarind"],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test("flags what is sold out and leaves out what is not for sale", async () => {
    const word = anyWord();
    const soldOut = anyDish(shop.database, { name: `Out ${word}`, stock: 0 });
    anyDish(shop.database, { name: `Hidden ${word}`, isAvailable: false });
    const removed = anyDish(shop.database, { name: `Removed ${word}` });
    // No screen removes a dish yet.
    shop.database.change("update products set deleted_at = 1 where id = ?", removed.id);

    const { items } = await menu({ q: word });

    expect(items.map(({ id, soldOut }) => ({ id, soldOut }))).toEqual([
      { id: soldOut.id, soldOut: true },
    ]);
  });

  test("narrows to a category", async () => {
    const word = anyWord();
    anyDish(shop.database, { name: `Bhel ${word}`, category: "chaat" });
    anyDish(shop.database, { name: `Lassi ${word}`, category: "beverages" });

    const { items } = await menu({ q: word, category: "chaat" });

    expect(items.map((item) => item.name)).toEqual([`Bhel ${word}`]);
  });

  test.each([
    ["name", ["A", "B", "C"]],
    ["price-low", ["B", "C", "A"]],
    ["price-high", ["A", "C", "B"]],
    ["nonsense", ["A", "B", "C"]],
  ])("sorted by %s", async (sort, names) => {
    const word = anyWord();
    anyDish(shop.database, { name: `B ${word}`, pricePaise: 1000 });
    anyDish(shop.database, { name: `A ${word}`, pricePaise: 3000 });
    anyDish(shop.database, { name: `C ${word}`, pricePaise: 2000 });

    const { items } = await menu({ q: word, sort });

    expect(items.map((item) => item.name.slice(0, 1))).toEqual(names);
  });

  test("pages through dishes of one price without showing one twice or skipping one", async () => {
    const word = anyWord();
    const ids = Array.from({ length: 7 }, () => anyDish(shop.database, { name: word }).id);

    const pages = await Promise.all(
      ["1", "2", "3", "4"].map((page) => menu({ q: word, sort: "price-low", limit: "2", page })),
    );

    expect(pages.map((page) => page.items.length)).toEqual([2, 2, 2, 1]);
    const seen = pages.flatMap((page) => page.items.map((item) => item.id));
    expect(seen.sort()).toEqual(ids.sort());
    expect(pages[3]?.pagination).toEqual({ page: 4, limit: 2, totalItems: 7, totalPages: 4 });
  });

  test("a page beyond the last is empty", async () => {
    const word = anyWord();
    anyDish(shop.database, { name: word });

    const { items, pagination } = await menu({ q: word, page: "5" });

    expect(items).toEqual([]);
    expect(pagination).toMatchObject({ page: 5, totalItems: 1, totalPages: 1 });
  });

  test.each([
    ["limit", "0", 1],
    ["limit", "-3", 1],
    ["limit", "1", 1],
    ["limit", "100", 100],
    ["limit", "101", 100],
    ["limit", "9".repeat(400), 100],
    ["limit", "ten", 100],
    ["limit", "", 100],
    ["limit", "1.5", 100],
    ["limit", "1e1", 100],
    ["page", "0", 1],
    ["page", "-1", 1],
    ["page", "abc", 1],
    ["page", "3", 3],
    ["page", "99999999999999999999", 1_000_000],
  ])("%s=%s is read as a number within its limits", async (word, typed, understood) => {
    const { pagination } = await menu({ [word]: typed });

    expect(pagination[word as "limit" | "page"]).toBe(understood);
  });

  test("an unknown category is read as all, and of a word given twice the first counts", async () => {
    const word = anyWord();
    anyDish(shop.database, { name: word, category: "chaat" });

    const { items } = await menu({ q: word, category: "sushi" });
    const twice = await shop.api.get<Page>(`/api/products?q=${word}&limit=3&limit=5`);

    expect(items).toHaveLength(1);
    expect(twice.body.data.pagination.limit).toBe(3);
  });

  test("finds words by their beginning, in any case and in Devanagari", async () => {
    const word = anyWord();
    const dish = anyDish(shop.database, { name: `भेळ पुरी ${word}` });

    const byBeginning = await menu({ q: word.slice(0, 20).toLowerCase() });
    const inDevanagari = await menu({ q: `भेळ ${word}` });

    expect(byBeginning.items.map((item) => item.id)).toEqual([dish.id]);
    expect(inDevanagari.items.map((item) => item.id)).toEqual([dish.id]);
  });

  test.each([
    '"',
    "*",
    "%",
    "'",
    'a" OR name:*',
    "NEAR(",
    "\u0000nothing",
    "__proto__",
    "x".repeat(8000),
  ])("a search for %j finds nothing and breaks nothing", async (q) => {
    const { items } = await menu({ q });

    expect(items).toEqual([]);
  });

  test("odd words in the query change nothing", async () => {
    const usual = await shop.api.get("/api/products");

    const odd = await shop.api.get("/api/products?__proto__=1&constructor=2&%00=3&limit[]=4");

    expect(odd.status).toBe(200);
    expect(odd.text).toBe(usual.text);
  });
});

describe("one dish", () => {
  test("is read by its id", async () => {
    const dish = anyDish(shop.database, { pricePaise: 9900 });

    const reply = await shop.api.get<ProductOutput>(`/api/products/${dish.id}`);

    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ _id: dish.id, id: dish.id, price: 99 });
  });

  test("a removed or unknown one answers 404", async () => {
    const dish = anyDish(shop.database);
    shop.database.change("update products set deleted_at = 1 where id = ?", dish.id);

    for (const id of [dish.id, "unknown", "%00", "__proto__", "'; drop table products; --"]) {
      const reply = await shop.api.get(`/api/products/${id}`);
      expect(reply.status, id).toBe(404);
      expect(reply.body.message).toBe("Product not found");
    }
  });

  test("one that is not for sale is there for admins alone", async () => {
    const dish = anyDish(shop.database, { isAvailable: false });
    const customer = await registerCustomer(shop.api);
    const admin = await signInAdmin(shop.api);

    expect((await shop.api.get(`/api/products/${dish.id}`)).status).toBe(404);
    expect((await customer.api.get(`/api/products/${dish.id}`)).status).toBe(404);
    expect((await admin.api.get(`/api/products/${dish.id}`)).status).toBe(200);
  });
});
