import { beforeAll, describe, expect, test } from "vitest";
import { type FormFields, type FormVisitor, withFiles } from "#tests/support/http/form.ts";
import { testImage } from "#tests/support/http/images.ts";
import { putInCart } from "#tests/support/records/checkout.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addCombo } from "#tests/support/records/options.ts";
import { addCoupon } from "#tests/support/records/quote-fixtures.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const ADD = "/admin/products/sections/add";
const pageOf = (id: string) => `/admin/products/sections/${id}`;
const { visitor: admin } = shop.owner;

const section = (id: string) => shop.database.row("select * from menu_sections where id = ?", id);
const dishOf = (id: string) => shop.database.row("select * from products where id = ?", id);

const send = (path: string, fields: FormFields) => admin.fillIn(path, fields);

async function added(name: string): Promise<string> {
  const reply = await send(ADD, { name });
  expect(reply.status, reply.visibleText).toBe(303);
  return String(shop.database.value("select id from menu_sections where name = ?", name));
}

async function remove(id: string, into: string) {
  await admin.postForm(`${pageOf(id)}/removal`, { into });
  return await admin.read("/admin/products/order");
}

describe("a new section", () => {
  let thali: Dish;
  beforeAll(async () => {
    expect(await added("Thali & more")).toBe("thali-more");
    thali = addDish(shop.database, { name: "Rajwadi Platter", category: "thali-more" });
    addStation(shop.database, { category: "thali-more" });
  });

  test.each([
    ["the tabs of the menu", "/menu", 'href="/menu?category=thali-more"'],
    ["the headings of the menu", "/menu", 'class="menu-section menu-section-thali-more"'],
    ["the data for crawlers", "/menu", '"@type":"MenuSection","name":"Thali & more"'],
    ["its page of the menu", "/menu?category=thali-more", "Rajwadi Platter"],
    ["the search", "/menu?q=thali", "Rajwadi Platter"],
    ["the API", "/api/products?category=thali-more", "Rajwadi Platter"],
    ["the sitemap for crawlers", "/sitemap.xml", "/menu?category=thali-more<"],
    ["the sitemap", "/sitemap", 'href="/menu?category=thali-more"'],
  ])("is in %s", async (_, path, text) => {
    const page = await shop.visitor().get(path);
    expect(page.status).toBe(200);
    const unescaped = page.text.replaceAll(/&amp;|\\u0026/g, "&");
    expect(unescaped).toContain(text);
  });

  test.each([
    ["the list of products", "/admin/products", "category=thali-more"],
    ["the form of a product", "/admin/products/add", '<option value="thali-more">'],
    ["the parts of a combo", "/admin/products/add?kind=combo", '<option value="thali-more">'],
    ["the change of prices", "/admin/products/prices", '<option value="thali-more">'],
    ["the coupons", "/admin/coupons/add", 'value="thali-more"'],
    ["the counter", "/admin/counter", 'href="#section-thali-more"'],
    ["the kitchen's stations", "/admin/settings/stations", 'name="stations.thali-more"'],
    ["the rates of tax", "/admin/settings/tax", 'value="thali-more"'],
    ["the translations", "/admin/translations", "Thali & more"],
    ["the menu as a file", "/admin/products/export.csv", "Rajwadi Platter,,,dish,Thali & more,"],
  ])("is in %s", async (_, path, text) => {
    const page = await admin.get(path);
    expect(page.status).toBe(200);
    expect(page.text.replaceAll("&amp;", "&")).toContain(text);
  });

  test("keeps its address when it is renamed, and takes a picture, hours and a translation", async () => {
    const { image: _, ...fields } = await admin.formOn(pageOf("thali-more"));
    const changes = { name: "Thali", saleFrom: "12:00", saleUntil: "15:00" };
    const bytes = await testImage("png", { width: 400, height: 400 });
    const form = withFiles({ ...fields, ...changes }, "image", [{ name: "thali.png", bytes }]);
    expect((await admin.postForm(pageOf("thali-more"), form)).status).toBe(303);

    expect(section("thali-more")).toMatchObject({
      name: "Thali",
      image: expect.stringMatching(/^\/images\//),
      sale_from_minutes: 720,
      sale_until_minutes: 900,
    });
    await send("/admin/translations/section/thali-more", { "name.mr": "थाळी" });
    const menu = await shop.visitor().get("/mr/menu");
    expect(menu.text).toMatch(/href="\/mr\/menu\?category=thali-more"[^>]*>थाळी/);
    expect(menu.text).toContain(String(section("thali-more").image));
    expect(dishOf(thali.id).category).toBe("thali-more");
    const entry = shop.database.row(
      "select * from audit_log where action = 'section.changed' order by id desc limit 1",
    );
    expect(JSON.parse(String(entry.after))).toMatchObject({ name: "Thali" });
  });

  test.each([
    ["a name that another one has", { name: "chaat" }, "Another section is called Chaat"],
    ["such a name in other spaces", { name: "pani  puri" }, "Another section is called Pani Puri"],
    ["no name", { name: " " }, "Enter the name of the section, such as Thali"],
    ["hours that end first", { name: "Tea", saleFrom: "09:00", saleUntil: "08:00" }, "until"],
  ])("is refused with %s", async (_, fields, message) => {
    const reply = await send(ADD, fields);
    expect(reply.status).toBe(400);
    expect(reply.visibleText.toLowerCase()).toContain(message.toLowerCase());
  });

  test.each(["Add", "Popular", "Combos"])("called %s has an address of its own", async (name) => {
    expect(await added(name)).toBe(`${name.toLowerCase()}-2`);
  });

  test("has its Devanagari address encoded in the sitemap", async () => {
    const id = await added("मिसळ");
    const { text } = await shop.visitor().get("/sitemap.xml");
    expect(text).toContain(`/menu?category=${encodeURIComponent(id)}<`);
  });

  test("is the twentieth at most", async () => {
    const count = () => Number(shop.database.value("select count(*) from menu_sections"));
    while (count() < 20) await added(`Section ${count()}`);
    const reply = await send(ADD, { name: "One too many" });
    expect(reply.visibleText).toContain("There can be at most 20 sections");
    shop.database.change("delete from menu_sections where name like 'Section %'");
  });
});

describe("a hidden section", () => {
  let dish: Dish;
  let cart: FormVisitor;
  beforeAll(async () => {
    await added("Monsoon");
    dish = addDish(shop.database, {
      name: "Corn Bhajiya",
      slug: "corn-bhajiya",
      category: "monsoon",
    });
    cart = shop.visitor();
    await putInCart(cart, dish);
    expect((await send(pageOf("monsoon"), { isHidden: "on" })).status).toBe(303);
  });

  test.each([
    "/menu",
    "/menu?category=monsoon",
    "/menu?q=corn",
    "/api/products",
    "/api/products?category=monsoon",
    "/sitemap.xml",
    "/sitemap",
  ])("is missing from %s", async (path) => {
    const { status, text } = await shop.visitor().get(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(/category=monsoon(?!&|")[^"]*<|Monsoon|corn-bhajiya/);
  });

  test("its dishes have no page, cannot be ordered, and say so in a cart", async () => {
    expect((await shop.visitor().get("/menu/corn-bhajiya")).status).toBe(404);
    const { visibleText } = await cart.get("/cart");
    expect(visibleText).toContain("Corn Bhajiya");
    expect(visibleText).toContain("no longer on the menu");
    expect((await admin.get("/admin/counter")).text).not.toContain("Corn Bhajiya");
  });

  test("is marked for the staff, who can change its dishes", async () => {
    expect(await admin.read("/admin/products/order")).toMatch(/Monsoon Hidden/);
    expect(await admin.read("/admin/products?category=monsoon")).toContain("Corn Bhajiya");
    expect((await admin.get(`/admin/products/edit/${dish.id}`)).status).toBe(200);
  });
});

describe("a removed section", () => {
  test("gives its dishes, parts of combos and coupons to the other one", async () => {
    await added("Juices");
    const drink = addDish(shop.database, { name: "Sugarcane", category: "juices" });
    const combo = addCombo(shop.database, { parts: [{ name: "Drink", category: "juices" }] });
    const ten = { name: "Ten", kind: "percent", value: 1000 } as const;
    addCoupon(shop.database, { ...ten, code: "JUICE", categories: ["juices", "beverages"] });
    addCoupon(shop.database, { ...ten, code: "SNACK", categories: ["snacks"] });

    expect(await remove("juices", "")).toContain("Choose the section that its dishes");
    expect(section("juices")).toBeDefined();
    expect(await remove("juices", "beverages")).not.toContain("Edit Juices");

    expect(dishOf(drink.id)).toMatchObject({ id: drink.id, category: "beverages" });
    expect(
      shop.database.value("select category from combo_parts where product_id = ?", combo.id),
    ).toBe("beverages");
    const categories = (code: string) =>
      JSON.parse(
        String(shop.database.value("select categories from coupons where code = ?", code)),
      );
    expect(categories("JUICE")).toEqual(["beverages"]);
    expect(categories("SNACK")).toEqual(["snacks"]);
    const earlier = await shop.visitor().get("/menu?category=juices");
    expect(earlier.text).toContain(`dish-${drink.id}`);
  });

  test("may have its name in Devanagari", async () => {
    const id = await added("कोल्हापुरी मिसळ");
    const reply = await admin.postForm(`${pageOf(encodeURIComponent(id))}/removal`, {});
    expect(reply.status, reply.visibleText).toBe(303);
    expect(shop.database.rows("select id from menu_sections where id = ?", id)).toEqual([]);
  });

  test("needs no other one if it has nothing, and cannot be the last", async () => {
    await added("Empty");
    expect(await remove("empty", "")).not.toContain("Edit Empty");
    const kept = shop.database.rows("select * from menu_sections");
    shop.database.change("delete from menu_sections where id <> 'chaat'");
    expect(await remove("chaat", "")).toContain("The last section cannot be removed");
    expect(kept.length).toBeGreaterThan(1);
    expect(section("chaat")).toBeDefined();
  });
});
