import { beforeAll, describe, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import { listMenu } from "./list-dishes.server.ts";
import { popularDishes } from "./queries.server.ts";
import "../sections/sections.server.ts";
import { boardView, menuView } from "./schema.ts";

function put({ name, ...given }: { name: string } & Record<string, unknown>) {
  const dish = { category: "chaat", description: `${name}, made fresh.`, price_paise: 5000 };
  insertRow(sqlite, "products", {
    ...{ id: name, slug: name, name, ...dish, stock: 10, ingredients: '["Chickpeas"]' },
    ...given,
  });
}

beforeAll(() => {
  put({ name: "Dahi Puri", price_paise: 10_000, is_popular: 1, sold_count: 5 });
  put({ name: "Masala Chai", category: "beverages", price_paise: 2000, sold_count: 90 });
  put({ name: "Bhel", price_paise: 6000, is_popular: 1, sold_count: 7 });
  put({ name: "पाणी पुरी", category: "pani-puri", price_paise: 8000 });
  put({ name: "Kulfi", category: "desserts", stock: 0, is_popular: 1, sold_count: 99 });
  put({ name: "Hidden Vada", is_available: 0 });
  put({ name: "Removed Vada", deleted_at: 1 });
});

function names(query: string): string[] {
  return listMenu(menuView(new URLSearchParams(query))).items.map((dish) => dish.name);
}

function boardNames(query: string): string[] {
  return listMenu(boardView(new URLSearchParams(query))).items.map((dish) => dish.name);
}

describe("the menu", () => {
  test("lists available dishes by name and marks sold-out ones", () => {
    const { items, pagination } = listMenu(menuView(new URLSearchParams()));
    expect(items.map(({ name, soldOut }) => [name, soldOut])).toEqual([
      ["Bhel", false],
      ["Dahi Puri", false],
      ["Kulfi", true],
      ["Masala Chai", false],
      ["पाणी पुरी", false],
    ]);
    expect(pagination).toEqual({ page: 1, limit: 100, totalItems: 5, totalPages: 1 });
  });

  test("sorts by price both ways", () => {
    expect(names("sort=price-low").slice(0, 2)).toEqual(["Masala Chai", "Kulfi"]);
    expect(names("sort=price-high").slice(0, 2)).toEqual(["Dahi Puri", "पाणी पुरी"]);
  });

  test("without a sort order lists each category, its popular dishes first", () => {
    expect(boardNames("")).toEqual(["पाणी पुरी", "Bhel", "Dahi Puri", "Masala Chai", "Kulfi"]);
    expect(boardNames("category=popular")).toEqual(["Bhel", "Dahi Puri", "Kulfi"]);
    expect(names("category=popular")).toHaveLength(5);
  });

  test("filters by category and searches within it", () => {
    expect(names("category=chaat")).toEqual(["Bhel", "Dahi Puri"]);
    expect(names("category=chaat&q=puri")).toEqual(["Dahi Puri"]);
  });

  test.each([
    ["dah", ["Dahi Puri"]],
    ["PURI dahi", ["Dahi Puri"]],
    ["पाणी", ["पाणी पुरी"]],
    ["chickpeas chai", ["Masala Chai"]],
    ["vada", []],
    ["puir dahi", ["Dahi Puri"]],
    ["पाणि", ["पाणी पुरी"]],
  ])("finds dishes by word prefixes in any order: %s", (q, found) => {
    expect(names(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  test.each(["*", "%", '"', "'", '"dahi" OR "bhel"', "NEAR(", "-", "()", "name:bhel"])(
    "treats search operators as plain text: %s",
    (q) => {
      expect(names(`q=${encodeURIComponent(q)}`).length).toBeLessThan(5);
    },
  );

  test("accepts a combining character without a letter", () => {
    expect(() => names(`q=${encodeURIComponent("\u0301")}`)).not.toThrow();
  });

  test("is paged", () => {
    expect(names("limit=2&page=2")).toEqual(["Kulfi", "Masala Chai"]);
    expect(listMenu(menuView(new URLSearchParams("limit=2"))).pagination.totalPages).toBe(3);
    expect(names("limit=2&page=9")).toEqual([]);
  });
});

test("top dishes are those that can be ordered now, popular ones first, then by sales", () => {
  expect(popularDishes(3).map((dish) => dish.name)).toEqual(["Bhel", "Dahi Puri", "Masala Chai"]);
  expect(popularDishes(3, ["Bhel"]).map((dish) => dish.name)).toEqual([
    "Dahi Puri",
    "Masala Chai",
    "पाणी पुरी",
  ]);
});

test("a dish marked as sold out today is marked in the menu and is no top dish until then", () => {
  const hour = 3_600_000;
  const top = { category: "snacks", is_popular: 1, sold_count: 1000 };
  put({ ...top, name: "Vada Pav", sold_out_until: Date.now() + hour });
  put({ ...top, name: "Dabeli", sold_out_until: Date.now() - hour });

  const { items } = listMenu(menuView(new URLSearchParams("category=snacks")));

  expect(items.map(({ name, soldOut }) => [name, soldOut])).toEqual([
    ["Dabeli", false],
    ["Vada Pav", true],
  ]);
  const topDishes = popularDishes(20).map((dish) => dish.name);
  expect(topDishes).toContain("Dabeli");
  expect(topDishes).not.toContain("Vada Pav");
});
