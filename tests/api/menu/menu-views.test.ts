import { describe, expect, test } from "vitest";
import { dietLabels, onRequestLabels } from "#app/domain/food/diet.ts";
import { type Food, foodNames } from "#app/domain/food/food.ts";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { languages } from "#app/domain/language/language.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { words } from "#db/starter/translations/words.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

async function menu(query = "") {
  const page = await shop.visitor().get(`/menu${query}`);
  expect(page.status).toBe(200);
  return {
    ...page,
    visibleText: page.visibleText,
    dishIds: [...page.text.matchAll(/id="dish-([^"]+)"/g)].map(([, id]) => id ?? ""),
  };
}

function storedIds(where: string, order: string) {
  const rows = shop.database.rows(
    `select id from products where is_available = 1 and deleted_at is null and ${where} order by ${order} limit 100`,
  );
  expect(rows.length).toBeGreaterThan(1);
  return rows.map((row) => row.id);
}

describe("every view of the menu has a URL", () => {
  test.each([
    ["?category=popular&sort=price-low", "is_popular", "price_paise, id"],
    ["?sort=name", "true", "name, id"],
    ["?sort=price-low", "true", "price_paise, id"],
    ["?sort=price-high", "true", "price_paise desc, id desc"],
    ...["pani-puri", "chaat", "beverages", "desserts", "snacks"].map((category) => [
      `?category=${category}&sort=price-low`,
      `category = '${category}'`,
      "price_paise, id",
    ]),
  ])("%s", async (query, where, order) => {
    expect((await menu(query)).dishIds).toEqual(storedIds(where ?? "", order ?? ""));
  });

  test("without a sort order: the best seller, then each category with its popular dishes first", async () => {
    const byCategory = storedIds(
      "kind = 'dish'",
      "instr('pani-puri,chaat,beverages,desserts,snacks', category), is_popular desc, name, id",
    );
    const third = String(storedIds("category = 'desserts' and is_popular = 0", "name")[2]);
    shop.database.change("update products set sold_count = 9, is_popular = 1 where id = ?", third);

    const page = await menu();

    expect(page.dishIds).toEqual([third, ...byCategory.filter((id) => id !== third)]);
    const headings = [...page.text.matchAll(/<h2 class="menu-section[^>]*>([^<]+)/g)];
    expect(headings.map(([, name]) => name).join(", ")).toBe(
      "Pani Puri, Chaat, Beverages, Desserts, Snacks",
    );
  });

  test("tabs keep the search and the sort order, and the search form keeps the category", async () => {
    const page = await menu("?category=chaat&q=puri&sort=price-low");
    expect(page.text).toContain('href="/menu?category=snacks&amp;q=puri&amp;sort=price-low"');
    expect(page.text).toContain('href="/menu?q=puri&amp;sort=price-low"');
    const forms = [...page.text.matchAll(/<form\b[^>]*action="\/menu"[^>]*>(.*?)<\/form>/gs)];
    const search = forms.find(([, content]) => content?.includes('id="menu-q"'))?.[1] ?? "";
    expect(search).toContain('name="category" value="chaat"');
    expect(search).toContain('name="sort" value="price-low"');
  });
});

describe("a dish on the menu", () => {
  test("shows its labels, price and preparation time", async () => {
    const dish = addDish(shop.database, { name: "Zebra Striped Puri", pricePaise: 8050 });
    shop.database.change("update products set is_spicy = 1, is_popular = 1 where id = ?", dish.id);
    const page = await menu("?q=zebra");
    expect(page.dishIds).toEqual([dish.id]);
    for (const text of ["Popular", "Veg", "Spicy", "New", "5-10 min", "₹80.50", "Add to Cart"]) {
      expect(page.visibleText).toContain(text);
    }
    expect(page.visibleText).toContain("1 dish");
  });

  test("is shown but cannot be added when it is sold out", async () => {
    const dish = addDish(shop.database, { name: "Quetzal Puri", stock: 0 });
    const page = await menu("?q=quetzal");
    expect(page.dishIds).toEqual([dish.id]);
    expect(page.visibleText).toContain("Sold out");
    expect(page.visibleText).not.toContain("Add to Cart");
  });

  test("shows markup in its name as text", async () => {
    const name = `<img src=x onerror=alert(1)> "Yak" & 'Puri'`;
    addDish(shop.database, { name });
    const page = await menu("?q=yak");
    expect(page.visibleText).toContain(name);
    expect(page.text).not.toContain("<img src=x");
  });
});

describe("the form around the dishes", () => {
  test.each(["", "?category=chaat", "?q=returning&sort=price-low"])(
    "adds the chosen dish and redirects back to it: /menu%s",
    async (view) => {
      const visitor = shop.visitor();
      const dish = addDish(shop.database, { name: "Returning Bhel", category: "chaat" });
      const page = await visitor.get(`/menu${view}`);
      const fields = { ...page.form("/cart/lines"), product: dish.id };

      const added = await visitor.postForm("/cart/lines", fields);

      expect(added.location).toBe(`/menu${view}#dish-${dish.id}`);
      expect((await visitor.follow(added)).text).toContain("Cart, 1 item");
    },
  );

  test("has a heart for each dish, which redirects guests to the login page", async () => {
    const guest = shop.visitor();
    const dish = addDish(shop.database, { name: "Hearted Bhel" });
    const page = await guest.get("/menu?q=hearted");
    const button = page.text.match(/<button[^>]*aria-label="Add to wishlist: Hearted Bhel"[^>]*>/);
    expect(button?.[0]).toContain('formaction="/wishlist/dishes"');
    const fields = { ...page.form("/cart/lines"), product: dish.id };

    const refused = await guest.postForm("/wishlist/dishes", fields);

    const back = encodeURIComponent(`/menu?q=hearted#dish-${dish.id}`);
    expect(refused.location).toBe(`/login?returnTo=${back}`);
  });
});

describe("a search", () => {
  test.each(['"puri" AND', "🌶️", "\u0000", "<script>alert(1)</script>", "x".repeat(5_000)])(
    "never breaks the page: %j",
    async (q) => {
      const page = await menu(`?q=${encodeURIComponent(q)}`);
      expect(page.visibleText).toMatch(/\d+ dish(es)?/);
      expect(page.text).not.toContain("<script>alert(1)</script>");
    },
  );

  test.each([
    ["golgap", "Classic Pani Puri"],
    ["पाणी पुरी", "Classic Pani Puri"],
    ["jalbi", "Jalebi"],
  ])("finds other names, other scripts and one-letter typos: %s", async (q, name) => {
    const page = await menu(`?q=${encodeURIComponent(q)}`);
    expect(page.visibleText).toContain(name);
  });

  test("without results shows a message and a link to a wider search", async () => {
    const page = await menu("?q=pizza&category=desserts");
    expect(page.visibleText).toContain("No items found");
    expect(page.text).toContain('href="/menu?q=pizza"');
  });
});

test.each(["nope", "hidden"])(
  "a section that is not there is said to be missing: %s",
  async (id) => {
    shop.database.change(
      "insert into menu_sections (id, name, image, position, is_hidden) values ('hidden', 'Hidden', '', 9, 1) on conflict do nothing",
    );
    const missing = "There is no such section";
    const page = await menu(`?category=${id}`);
    expect(page.visibleText).toContain(missing);
    expect(page.dishIds).toEqual((await menu()).dishIds);
    for (const known of ["", "?category=", "?category=chaat", "?category=popular"]) {
      expect((await menu(known)).visibleText).not.toContain(missing);
    }
  },
);

test("a menu of more than 100 dishes is paged, and a page beyond the last redirects to the last", async () => {
  const missing = 130 - (await menu()).dishIds.length;
  expect(missing).toBeGreaterThan(30);
  for (let count = 0; count < missing; count += 1) {
    addDish(shop.database, { name: `Tail Puri ${count}` });
  }
  const first = await menu();
  expect(first.dishIds).toHaveLength(100);
  expect(first.visibleText).toContain("Showing 1 to 100 of 130 results");
  const second = await menu("?page=2");
  expect(second.dishIds).toHaveLength(30);
  expect(new Set([...first.dishIds, ...second.dishIds]).size).toBe(130);
  const beyond = await shop.visitor().get("/menu?page=9&sort=price-low");
  expect(beyond.location).toBe("/menu?sort=price-low&page=2");
});

test.each([
  ['["Sev","Mint"]', "Sev, Mint"],
  ["[]", "Fresh Ingredients, Traditional Spices"],
])("the home page shows the ingredients %s of its dishes as '%s'", async (stored, shown) => {
  shop.database.change("update products set ingredients = ?", stored);

  const page = await shop.visitor().get("/");

  expect(page.visibleText.split(shown)).toHaveLength(4);
});

test.each([
  ["", "en"],
  ["/hi", "hi"],
  ["/mr", "mr"],
])("structured data of %s names the language %s", async (prefix, language) => {
  for (const path of ["/menu", "/faqs", "/menu/classic-pani-puri"]) {
    const { text } = await shop.visitor().get(prefix + path);
    expect(text, path).toContain(`"inLanguage":"${language}"`);
  }
});

/** The foods that the diets avoid, derived from the starter menu, and dishes that people on them must not see. */
const avoided: { diet: string; foods: Food[]; never: string[] }[] = [
  {
    diet: "jain",
    foods: ["onion", "garlic", "root"],
    never: ["Vada Pav", "Batata Vada", "Samosa Chaat", "Kanda Bhaji", "Pav Bhaji", "Masala Chai"],
  },
  {
    diet: "no-nuts",
    foods: ["nuts", "peanuts"],
    never: ["Suki Bhel", "Dabeli", "Sabudana Vada", "Malai Kulfi", "Lassi", "Misal Pav"],
  },
  {
    diet: "no-dairy",
    foods: ["dairy"],
    never: ["Dahi Puri", "SPDP", "Masala Taak", "Gulab Jamun", "Pav Bhaji", "Puran Poli"],
  },
];
const dishNamed = (name: string) => {
  const dish = starterMenu.find((one) => one.name === name);
  if (!dish) throw new Error(`The starter menu has no ${name}`);
  return dish;
};

describe.each(languages)("whoever avoids something, in /%s,", (language) => {
  test.each(avoided)("sees what to eat: $diet", async ({ diet, foods, never }) => {
    const page = await shop.visitor().get(`${localPath("/menu", language)}?diet=${diet}`);
    const shown = [...page.text.matchAll(/id="dish-([^"]+)"/g)].map(([, id]) => id);
    const asTheyAre = starterMenu.filter(
      ({ kind, contains }) => kind !== "combo" && !contains.some((food) => foods.includes(food)),
    );
    expect(asTheyAre.length).toBeGreaterThan(3);
    expect(shown).toEqual(expect.arrayContaining(asTheyAre.map(({ id }) => id)));
    for (const name of never) expect(shown, name).not.toContain(dishNamed(name).id);
  });

  test("reads what is in a dish and how it is made Jain", async () => {
    const { id, foodNote = "" } = dishNamed("Classic Pani Puri");
    const visitor = shop.visitor();
    const menu = await visitor.get(`${localPath("/menu", language)}?diet=jain`);
    const card = new RegExp(`id="dish-${id}".*?</article>`, "s").exec(menu.text)?.[0];
    const path = /href="([^"?]*\/menu\/[^"?]+)/.exec(card ?? "")?.[1] ?? "";
    const page = await visitor.read(path);
    const translations: Record<string, string | undefined> = {
      hi: words[foodNote]?.[0],
      mr: words[foodNote]?.[1],
    };
    inLanguage(language, () => {
      expect(card).toContain(onRequestLabels.jain);
      for (const text of [
        ...[foodNames(["root", "gluten"]), onRequestLabels.jain],
        ...[dietLabels["no-nuts"], dietLabels.vegan, translations[language] ?? foodNote],
      ]) {
        expect(page).toContain(text);
      }
    });
  });
});

describe("the filters for what customers avoid", () => {
  const links = (text: string) =>
    [...text.matchAll(/href="(\/menu[^"]*)"/g)].map(([, url]) => url?.replaceAll("&amp;", "&"));

  test("are remembered on the device once the customer says so, until it is told to forget", async () => {
    const visitor = shop.visitor();
    const filtered = await visitor.get("/menu?diet=jain");
    expect(filtered.visibleText).toContain("Remember on this device");
    expect(visitor.cookies()).not.toHaveProperty("preferences");
    expect(links((await visitor.get("/menu")).text)).toContain("/menu?category=chaat");

    const kept = await visitor.postForm("/preferences/diets", {
      diets: "jain,unknown",
      returnTo: "/menu",
    });
    expect(kept.location).toBe("/menu");
    const opened = await visitor.follow(kept);
    expect(opened.visibleText).toContain("Can be made Jain");
    expect(opened.visibleText).toContain("The menu opens with these filters on this device.");

    // The section's link keeps the filter off.
    const whole = await visitor.get("/menu?diet=none");
    expect(whole.visibleText).not.toContain("Can be made Jain");
    expect(links(whole.text)).toContain("/menu?category=chaat&diet=none");

    await visitor.postForm("/preferences/diets", { diets: "none", returnTo: "/menu" });
    expect(await visitor.read("/menu")).not.toContain("Can be made Jain");
  });

  test("are also read from a search, which says what it did", async () => {
    const page = await menu("?q=pani+puri+no+onion+no+garlic");
    expect(page.visibleText).toContain("Your search works as a filter: without onion, garlic");
    expect(page.visibleText).toContain("Can be made without onion");
    const chai = await menu("?q=chai+without+sugar");
    expect(chai.visibleText).toContain("We do not check our dishes for “sugar”.");
    expect(chai.visibleText).toContain("Can be made without sugar");
  });

  test("and the API's search reads them as well", async () => {
    const reply = await shop.api.get<{ items: { name: string }[] }>(
      "/api/products?q=no+onion&limit=100",
    );
    const names = reply.body.data.items.map(({ name }) => name);
    expect(names).toContain("Classic Pani Puri");
    expect(names).not.toContain("Kanda Bhaji");
  });
});
