import { expect, test } from "vitest";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

async function open(path: string) {
  const page = await shop.visitor().get(path);
  return { ...page, visibleText: page.visibleText };
}

function menuItem(html: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error("The page carries no structured data.");
  return JSON.parse(json);
}

test("a dish has a page with what is in it, its reviews and data for crawlers", async () => {
  const id = String(shop.database.value("select id from products where slug = 'mix-bhel'"));
  for (const [title, likes] of [
    ["Rather dry", 0],
    ["Crisp to the last bite", 1],
    ["Good", 0],
    ["Fine", 0],
  ] as const) {
    const review = crypto.randomUUID();
    shop.database.change(
      `insert into reviews (id, customer_name, rating, title, comment, product_id, tags, created_at)
       values (?, 'Asha', 4, ?, 'Tossed to order.', ?, '[]', ?)`,
      review,
      title,
      id,
      Date.now(),
    );
    if (likes) {
      shop.database.change(
        "insert into review_votes (review_id, user_id, created_at) select ?, id, 0 from users",
        review,
      );
    }
  }

  const page = await open("/menu/mix-bhel");

  expect(page.status).toBe(200);
  expect(page.headers.get("etag"), "cached for anonymous visitors").toMatch(/./);
  expect(page.text).toContain('<p lang="mr">मिक्स भेळ</p>');
  expect(page.visibleText).toContain("from ₹35");
  expect(page.visibleText).toContain("Made of Puffed rice, Farsan");
  expect(page.visibleText).toContain("Contains: onion, peanuts, wheat (gluten)");
  expect(page.visibleText).toContain("Garlic chutney +₹5 Contains: garlic");
  expect(page.visibleText).toContain("Extra curd +₹15 Contains: milk, curd or ghee");
  expect(page.visibleText).not.toContain("Contains: peanuts");
  const url = `${shop.server.baseUrl}/menu/mix-bhel`;
  expect(page.text).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(page.visibleText.indexOf("Crisp to the last bite")).toBeGreaterThan(0);
  expect(page.visibleText.indexOf("Crisp to the last bite")).toBeLessThan(
    page.visibleText.indexOf("Fine"),
  );
  expect(page.text).toContain(`/reviews?product=${id}`);
  const all = await open(`/reviews?product=${id}`);
  expect(all.visibleText).toContain("About Mix Bhel");
  expect(all.visibleText).toContain("Rather dry");
  expect(menuItem(page.text)).toMatchObject({
    "@type": "MenuItem",
    name: "Mix Bhel",
    offers: [
      { name: "Half plate", price: 35, url },
      { name: "Full plate", price: 65 },
    ],
    aggregateRating: { ratingValue: 4, reviewCount: 4 },
  });
  expect((await open("/sitemap.xml")).text).toContain(`<loc>${url}</loc><lastmod>`);
});

test("an earlier slug redirects, a removed dish suggests similar ones, an unknown one is not found", async () => {
  const dish = addDish(shop.database, { name: "Renamed Chai", category: "beverages" });
  shop.database.change("insert into product_slugs values ('old-chai', ?)", dish.id);
  const moved = await open("/menu/old-chai");
  expect([moved.status, moved.location]).toEqual([301, `/menu/${dish.slug}`]);

  shop.database.change("update products set deleted_at = 1 where id = ?", dish.id);
  for (const slug of [dish.slug, "old-chai"]) {
    const gone = await open(`/menu/${slug}`);
    expect(gone.status).toBe(410);
    expect(gone.visibleText).toContain("Renamed Chai is no longer on the menu");
    const suggested = [...gone.text.matchAll(/id="dish-([^"]+)"/g)].map(([, id = ""]) => id);
    expect(suggested).toHaveLength(3);
    const categories = shop.database.rows(
      `select distinct category from products where id in (${suggested.map(() => "?")})`,
      ...suggested,
    );
    expect(categories).toEqual([{ category: "beverages" }]);
  }
  expect((await open("/sitemap.xml")).text).not.toContain(dish.slug);
  expect((await open("/menu/never-sold")).status).toBe(404);
});

test("outside its hours, a dish shows them on its card and its page instead of a button", async () => {
  const dish = addDish(shop.database, { name: "Dawn Poha", category: "snacks" });
  const cardOf = async () => {
    const { text } = await open("/menu?q=dawn");
    return /<article.*?<\/article>/s.exec(text)?.[0] ?? "";
  };
  expect(await cardOf()).toContain("Add to Cart: Dawn Poha");

  // Its section is never on sale.
  shop.database.change(
    "update menu_sections set sale_from_minutes = 0, sale_until_minutes = 0 where id = 'snacks'",
  );

  expect(await cardOf()).not.toContain("Add to Cart");
  expect(visibleText(await cardOf())).toContain("Sold from 12:00 AM to 12:00 AM");
  const page = await open(`/menu/${dish.slug}`);
  expect(page.visibleText).toContain("Not sold at this time");
  expect(page.text).not.toContain("dish-bar");
  shop.database.change(
    "update menu_sections set sale_from_minutes = null, sale_until_minutes = null",
  );
});

test("without scripts, the page shows the options of the dish that was chosen for a part", async () => {
  const [first, second] = [
    addDish(shop.database, { name: "First Sweet", category: "desserts" }),
    addDish(shop.database, { name: "Second Sweet", category: "desserts" }),
  ] as const;
  const group = addOptionGroup(shop.database, [second], {
    name: "Topping",
    choices: [{ name: "Almond", isPreselected: true }, { name: "Saffron" }],
  });
  const combo = addCombo(shop.database, {
    name: "Sweet Pair",
    parts: [{ name: "Sweet", dishes: [first, second] }],
  });
  const part = combo.parts[0]?.id;
  const before = await open(`/menu/${combo.slug}`);
  expect(before.visibleText).not.toContain("Topping");

  const fields = new URLSearchParams({
    [`parts.${part}[0].product`]: second.id,
    specialInstructions: "Cold & fresh",
    quantity: "2",
    step: "quantity:1",
  });
  const page = await open(`/menu/${combo.slug}?${fields}`);

  expect(page.visibleText).toContain("Topping");
  expect(page.text).toMatch(
    new RegExp(
      `checked="" value="${group.choices[0]?.id}"|value="${group.choices[0]?.id}" checked`,
    ),
  );
  expect(page.text).toContain("Cold &amp; fresh</textarea>");
  expect(page.text).toMatch(/<input[^>]*name="quantity"[^>]*value="3"/);
  expect(page.text).toContain(`rel="canonical" href="${shop.server.baseUrl}/menu/${combo.slug}"`);
  // No query makes the page fail.
  for (const query of [
    "quantity=x&step=__proto__:1",
    "quantity=1&parts.x[99].product=y&options=1",
  ]) {
    expect((await open(`/menu/${combo.slug}?${query}`)).status, query).toBe(200);
  }
});

test("the special offers of the menu name the part that is missing", async () => {
  const dish = addDish(shop.database, { pricePaise: 7000, stock: 1 });
  const combo = addCombo(shop.database, {
    name: "Two of a Kind",
    pricePaise: 12_000,
    parts: [{ name: "Plates", quantity: 2, dishes: [dish] }],
  });
  const offers = async () => {
    const { visibleText: menu } = await open("/menu");
    return menu.slice(menu.indexOf("Special Offers"));
  };
  expect(await offers()).toContain("Two of a Kind");
  expect(await offers()).toContain("Sold out: no Plates left");

  shop.database.change("update products set stock = 2 where id = ?", dish.id);

  expect(await offers()).toContain(`2 × ${dish.name} ₹120 Save ₹20 Choose`);
  expect(await offers()).toContain("Combo Deal Classic Pani Puri + Dahi Puri Bites ₹100 Save ₹20");
  expect(await offers()).toMatch(/Family Pack .* ₹200 Save ₹70 Choose/);
  const { text: search } = await open("/menu?q=two+of+a+kind");
  expect(search).toContain(`id="dish-${combo.id}"`);
});
