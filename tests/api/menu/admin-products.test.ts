import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { soldOutUntil } from "#app/domain/availability/sold-out.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";
import {
  type FormFields,
  type FormReply,
  type Upload,
  withFiles,
} from "#tests/support/http/form.ts";
import { dataImage, invalidImages, paddedTo, testImage } from "#tests/support/http/images.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { filledCheckout, putInCart } from "#tests/support/records/checkout.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import {
  addProduct,
  productRules,
  validProduct,
  validProductForm,
} from "#tests/support/records/products.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const ADD = "/admin/products/add";
const FIVE_MB = 5 * 1024 * 1024;
const { visitor: admin, api: adminApi } = shop.owner;

const uniqueName = () => `Puri ${randomUUID().replaceAll("-", "")}`;

const stored = (id: string) => shop.database.row("select * from products where id = ?", id);
const productsNamed = (name: string) =>
  shop.database.rows("select * from products where name = ?", name);

function cardOf(page: FormReply, { id }: { id: string }): string {
  const [, card = ""] = page.text.split(`id="dish-${id}"`);
  return visibleText(card.split('<li class="product')[0] ?? "");
}

function listedOn(page: FormReply): string[] {
  return [...page.text.matchAll(/<li class="product.*?<h2>(.*?)<\/h2>/gs)].map(([, name = ""]) =>
    visibleText(name).trim(),
  );
}

describe("the list of products", () => {
  test("shows each dish's price, stock and status, including inactive dishes", async () => {
    const name = uniqueName();
    const dish = addDish(shop.database, { name, pricePaise: 8050, stock: 7, isAvailable: false });

    const page = await admin.get(`/admin/products?q=${encodeURIComponent(name)}`);

    const card = cardOf(page, dish);
    for (const shown of [name, "Pani Puri", "Veg", "Inactive"]) {
      expect(card).toContain(shown);
    }
    expect(card).not.toContain("Sold out until");
    for (const link of [`edit/${dish.id}`, `${dish.id}/removal`]) {
      expect(page.text).toContain(`href="/admin/products/${link}?returnTo=`);
    }
    const row = page.form(`/admin/products/${dish.id}/stock`);
    expect(row).toMatchObject({ stock: "7", price: "80.5" });
  });

  test("is searched by name and filtered by category", async () => {
    const word = uniqueName().slice(5);
    const categories = ["pani-puri", "chaat", "beverages", "desserts", "snacks"];
    for (const category of categories) {
      addDish(shop.database, { name: `${word} ${category}`, category });
    }

    const allCategories = await admin.get(`/admin/products?q=${word}`);

    expect(listedOn(allCategories)).toEqual(
      categories.map((category) => `${word} ${category}`).sort(),
    );
    const tabs = visibleText(/<nav class="tabs".*?<\/nav>/s.exec(allCategories.text)?.[0] ?? "");
    expect(tabs.trim()).toBe("All Pani Puri Chaat Beverages Desserts Snacks");
    for (const category of categories) {
      const page = await admin.get(`/admin/products?q=${word}&category=${category}`);
      expect(listedOn(page)).toEqual([`${word} ${category}`]);
    }
  });

  test("shows a message and Clear Filters when no product matches", async () => {
    const page = await admin.get("/admin/products?q=nothingofthatname");

    expect(page.visibleText).toContain("No products found");
    expect(page.text).toMatch(/href="\/admin\/products"[^>]*>Clear Filters/);
  });

  test("shows a hundred products per page; a page beyond the last redirects to it", async () => {
    const word = uniqueName().slice(5);
    for (let at = 0; at < 101; at += 1) addDish(shop.database, { name: `${word} ${at}` });

    const first = await admin.get(`/admin/products?q=${word}`);
    const beyond = await admin.get(`/admin/products?q=${word}&page=9`);

    expect(listedOn(first)).toHaveLength(100);
    expect(first.visibleText).toContain("Showing 1 to 100 of 101 results");
    expect(beyond.location).toBe(`/admin/products?q=${word}&page=2`);
    expect(listedOn(await admin.follow(beyond))).toHaveLength(1);
  });
});

describe("options and combos in the form", () => {
  const kind = "one";
  const saved = (id: string) => ({
    uses: shop.database.rows(
      "select group_id, is_required, min, max, included_free from product_option_groups where product_id = ? order by position",
      id,
    ),
    parts: shop.database.rows(
      "select id, name, quantity, category, covered_paise from combo_parts where product_id = ? order by position",
      id,
    ),
  });

  async function newGroup(fields: Record<string, string> = {}) {
    const name = uniqueName();
    const two = { "choices[0].name": "Half", "choices[1].name": "Full" };
    const prices = { "choices[0].price": "35", "choices[1].price": "65" };
    await admin.postForm("/admin/options/add", { name, kind, ...two, ...prices, ...fields });
    const { id } = shop.database.row("select id from option_groups where name = ?", name);
    return { id: String(id), name };
  }

  const newSize = () => newGroup({ isSize: "on" });

  test("a dish gets options, hours, ingredients and foods, with one audit entry", async () => {
    const dish = addDish(shop.database, { category: "beverages" });
    const [size, sauces] = [await newSize(), await newGroup({ kind: "several" })];
    const path = `/admin/products/edit/${dish.id}`;
    const fields = await admin.formOn(path);
    expect(fields).toMatchObject({ "groups[0].group": "", ingredients: "Puri, Tamarind" });

    const reply = await admin.postForm(path, {
      ...fields,
      "groups[0].group": size.id,
      "groups[0].isRequired": "on",
      "groups[2].group": sauces.id,
      "groups[2].max": "2",
      "groups[2].includedFree": "1",
      ingredients: "Puri, Mint ,, Puri",
      contains: ["peanuts", "dairy"],
      isFoodChecked: "on",
      foodNote: " Without nuts on request ",
      saleDays: ["6", "5"],
      saleFrom: "08:00",
      saleUntil: "12:30",
    });

    expect(reply.status, reply.text).toBe(303);
    expect(saved(dish.id).uses).toEqual([
      { group_id: size.id, is_required: 1, min: 0, max: 1, included_free: 0 },
      { group_id: sauces.id, is_required: 0, min: 0, max: 2, included_free: 1 },
    ]);
    expect(stored(dish.id)).toMatchObject({
      price_paise: 3500,
      ingredients: '["Puri","Mint"]',
      contains: '["peanuts","dairy"]',
      is_food_checked: 1,
      food_note: "Without nuts on request",
      sale_days: "56",
      sale_from_minutes: 480,
      sale_until_minutes: 750,
    });
    const [entry, ...others] = shop.database.rows(
      "select before, after from audit_log where subject_id = ?",
      dish.id,
    );
    expect(others).toEqual([]);
    expect(JSON.parse(String(entry?.after))).toMatchObject({
      options: [`${size.name} (required, 0 to 1)`, `${sauces.name} (0 to 2, 1 free)`],
      hours: "Sold on Saturdays and Sundays, from 8:00 AM to 12:30 PM",
      contains: ["peanuts", "dairy"],
      isFoodChecked: true,
    });

    const again = await admin.get(path);
    expect(again.form(path)).toMatchObject({
      "groups[0].group": size.id,
      "groups[1].includedFree": "1",
      saleDays: ["5", "6"],
      saleFrom: "08:00",
    });
    expect(again.visibleText).toContain("from ₹35: the lowest of its sizes");
    await adminApi.put(`/api/products/${dish.id}`, { ...validProduct, price: 99 });
    expect(stored(dish.id)).toMatchObject({ price_paise: 3500, sale_days: "56" });
    expect(saved(dish.id).uses).toHaveLength(2);
  });

  test.each<[string, Record<string, string>, string]>([
    ["a size that is not required", {}, "must be required"],
    [
      "half a choice",
      { "groups[1].isRequired": "on", "groups[1].min": "0.5" },
      "The minimum must be a whole number",
    ],
  ])("%s is refused and keeps what was typed", async (_, use, message) => {
    const dish = addDish(shop.database, { category: "beverages" });
    const size = await newSize();
    const path = `/admin/products/edit/${dish.id}`;
    const typed = {
      ...(await admin.formOn(path)),
      "groups[0].group": "",
      "groups[1].group": size.id,
      ...use,
      description: "Another description, long enough.",
    };

    const refused = await admin.postForm(path, typed);

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(message);
    expect(refused.form(path)).toMatchObject(typed);
    expect(saved(dish.id).uses).toEqual([]);
    expect(stored(dish.id).description).toBe(dish.description);
  });

  test("two sizes, or hours that end before they begin, are refused", async () => {
    const [first, second] = [await newSize(), await newSize()];
    const name = uniqueName();

    const refused = await admin.postForm(ADD, {
      ...validProductForm,
      name,
      "groups[0].group": first.id,
      "groups[0].isRequired": "on",
      "groups[1].group": second.id,
      "groups[1].isRequired": "on",
    });
    const hours = { saleFrom: "12:00", saleUntil: "08:00" };
    const wrongHours = await admin.postForm(ADD, { ...validProductForm, name, ...hours });

    expect(refused.visibleText).toContain(
      `${name} has two sizes, ${first.name} and ${second.name}. Remove one of them.`,
    );
    expect(wrongHours.visibleText).toContain("Choose an end after the beginning");
    expect(productsNamed(name)).toEqual([]);
  });

  test("a combo is added with its parts, changed and duplicated; its stock is computed", async () => {
    const name = uniqueName();
    const [one, two] = [addDish(shop.database), addDish(shop.database, { stock: 3 })];
    const path = `${ADD}?kind=combo`;
    const fields = await admin.formOn(path);
    expect(fields).toMatchObject({ kind: "combo", stock: "0", "parts[1].name": "" });

    const added = await admin.postForm(path, {
      ...fields,
      ...validProductForm,
      stock: "0",
      name,
      "parts[0].name": "Your chaat",
      "parts[0].dishes": [one.id, two.id],
      "parts[0].covered": "50",
      "parts[1].name": "Your drink",
      "parts[1].category": "beverages",
      "parts[1].quantity": "2",
    });

    expect(added.status, added.visibleText).toBe(303);
    const id = String(productsNamed(name)[0]?.id);
    expect(stored(id)).toMatchObject({ kind: "combo", price_paise: 7550 });
    const [chaat, drink] = saved(id).parts;
    expect([chaat, drink]).toMatchObject([
      { name: "Your chaat", quantity: 1, category: null, covered_paise: 5000 },
      { name: "Your drink", quantity: 2, category: "beverages", covered_paise: null },
    ]);
    const list = await admin.get(`/admin/products?q=${encodeURIComponent(name)}`);
    expect(cardOf(list, { id })).toContain("Combo");
    expect(list.form(`/admin/products/${id}/stock`)).not.toHaveProperty("stock");
    const stockRefused = await admin.postForm(`/admin/products/${id}/stock`, { stock: "5" });
    expect(await toastAfter(admin, stockRefused)).toContain("is that of its dishes");

    const edit = `/admin/products/edit/${id}`;
    const moved = await admin.fillIn(edit, { change: "up parts[1]" });
    expect(moved.form(edit)).toMatchObject({ "parts[1].dishes": [one.id, two.id].sort() });
    await admin.postForm(edit, moved.form(edit));
    expect(saved(id).parts).toEqual([drink, chaat]);

    const copy = (await admin.get(`${ADD}?copy=${id}`)).form(path);
    expect(copy).toMatchObject({ name: `Copy of ${name}`, "parts[0].id": "" });
    expect((await admin.postForm(path, copy)).status).toBe(303);
    const copied = saved(String(productsNamed(`Copy of ${name}`)[0]?.id)).parts;
    expect(copied).toMatchObject([{ name: "Your drink" }, { name: "Your chaat" }]);
    expect(saved(id).parts).toEqual([drink, chaat]);
  });
});

describe("a row of the list", () => {
  const rowOf = async (dish: Dish, visitor = admin) => {
    const list = await visitor.get(`/admin/products?q=${encodeURIComponent(dish.name)}`);
    return list.form(`/admin/products/${dish.id}/stock`);
  };

  test("saves the price, and leaves the stock that orders have changed since alone", async () => {
    const dish = addDish(shop.database, { pricePaise: 8000, stock: 9 });
    const url = `/admin/products/${dish.id}/stock`;
    const fields = await rowOf(dish);
    await placeOrder((await registerCustomer(shop.api)).api, [{ ...dish, quantity: 2 }]);

    await admin.postForm(url, { ...fields, price: "95.50" });

    expect(stored(dish.id)).toMatchObject({ price_paise: 9550, stock: 7 });
    expect(shop.database.value("select action from audit_log where subject_id = ?", dish.id)).toBe(
      "product.changed",
    );
    for (const price of ["", "-5", "0", "12.345", "a"]) {
      const refused = await admin.postForm(url, { ...(await rowOf(dish)), price });
      expect(await toastAfter(admin, refused), price).not.toContain("updated");
      expect(stored(dish.id)).toMatchObject({ price_paise: 9550 });
    }
  });

  test("has no price for a cook, who may not send one either", async () => {
    const dish = addDish(shop.database, { pricePaise: 8000, stock: 9 });
    const url = `/admin/products/${dish.id}/stock`;
    const cook = (await addStaff(shop, "kitchen")).visitor;
    const fields = await rowOf(dish, cook);
    expect(fields).not.toHaveProperty("price");

    await cook.postForm(url, { ...fields, price: "1", stock: "4" });
    expect(stored(dish.id)).toMatchObject({ price_paise: 8000, stock: 9 });
    await cook.postForm(url, { ...fields, stock: "4" });
    expect(stored(dish.id)).toMatchObject({ price_paise: 8000, stock: 4 });
  });

  test("goes on counting a dish of which more comes back than can be typed", async () => {
    const dish = addDish(shop.database, { stock: 10 });
    const { api } = await registerCustomer(shop.api);
    const order = await placeOrder(api, [{ ...dish, quantity: 10 }]);
    shop.database.change("update products set stock = 99990 where id = ?", dish.id);

    await advanceOrder(adminApi, order, ["cancelled"]);
    expect(stored(dish.id)).toMatchObject({ stock: 99_999 });
    await placeOrder(api, [{ ...dish, quantity: 9 }]);
    expect(stored(dish.id)).toMatchObject({ stock: 99_990 });
  });

  test("leaves dishes whose portions nobody counts uncounted, until a number is typed", async () => {
    const dish = addDish(shop.database, { pricePaise: 2000, stock: 3 });
    const url = `/admin/products/${dish.id}/stock`;
    const edit = `/admin/products/edit/${dish.id}`;
    const form = { ...(await admin.formOn(edit)), stock: "" };
    const empty = await admin.postForm(edit, { ...form, name: "" });
    expect(empty.visibleText).toContain("Stock is required");
    expect(empty.visibleText).toContain("Product name is required");
    expect((await admin.postForm(edit, { ...form, isUncounted: "on" })).status).toBe(303);
    expect(await admin.formOn(edit)).toMatchObject({ isUncounted: "on" });
    const { api } = await registerCustomer(shop.api);
    const before = stored(dish.id);

    const order = await placeOrder(api, [{ ...dish, quantity: 20 }]);
    await advanceOrder(adminApi, order, ["cancelled"]);
    await placeOrder(api, [{ ...dish, quantity: 20 }]);
    expect(stored(dish.id)).toMatchObject({ stock: before.stock, sold_count: 20 });

    const fields = await rowOf(dish);
    expect(fields).toMatchObject({ stock: "", shownStock: "" });
    await admin.postForm(url, { ...fields, price: "25" });
    expect(stored(dish.id)).toMatchObject({ price_paise: 2500, stock: before.stock });
    await admin.postForm(url, { ...fields, stock: "12" });
    expect(stored(dish.id)).toMatchObject({ stock: 12 });
    const counted = await rowOf(dish);
    const refused = await admin.postForm(url, { ...counted, stock: "" });
    expect(await toastAfter(admin, refused)).toContain("Stock is required");
  });

  test("stores the number and returns to the dish with the filters", async () => {
    const dish = addDish(shop.database, { stock: 3 });
    const list = `/admin/products?q=${encodeURIComponent(dish.name)}`;
    const url = `/admin/products/${dish.id}/stock`;
    const fields = (await admin.get(list)).form(url);

    const saved = await admin.postForm(url, { ...fields, stock: "45" });

    expect(saved.location).toMatch(new RegExp(`^/admin/products\\?q=.*#dish-${dish.id}$`));
    expect(await toastAfter(admin, saved)).toContain("Product updated successfully");
    expect(stored(dish.id)).toMatchObject({ stock: 45 });
  });
});

describe("'Sold out today'", () => {
  async function press(dish: Dish, button: "sold-out" | "sold-out/removal"): Promise<string> {
    const url = `/admin/products/${dish.id}/${button}`;
    const list = await admin.get(`/admin/products?q=${encodeURIComponent(dish.name)}`);
    const pressed = await admin.postForm(url, list.form(url));
    expect(pressed.location).toContain(`#dish-${dish.id}`);
    return toastAfter(admin, pressed);
  }

  test("lasts until tomorrow's opening, is shown and can be undone", async () => {
    const dish = addDish(shop.database);
    const before = soldOutUntil(new Date(), defaultSettings);

    const toast = await press(dish, "sold-out");

    expect(toast).toMatch(
      new RegExp(`^${dish.name} is sold out until \\w{3} \\d+, \\d{4}, 3:00 PM$`),
    );
    expect([before.getTime(), soldOutUntil(new Date(), defaultSettings).getTime()]).toContain(
      stored(dish.id).sold_out_until,
    );
    const list = await admin.get(`/admin/products?q=${encodeURIComponent(dish.name)}`);
    expect(cardOf(list, dish)).toMatch(/Sold out until .*, 3:00 PM.*Available again/);

    expect(await press(dish, "sold-out/removal")).toBe(`${dish.name} is available again`);
    expect(stored(dish.id)).toMatchObject({ sold_out_until: null, stock: dish.stock });
    const actions = shop.database.rows(
      "select action from audit_log where subject_id = ? order by id",
      dish.id,
    );
    expect(actions).toEqual([
      { action: "product.sold_out" },
      { action: "product.available_again" },
    ]);
  });

  test("applies wherever the dish is sold and ends by itself", async () => {
    const dish = addDish(shop.database, { stock: 9 });
    // Best sellers appear on the home page unless they are sold out.
    shop.database.change(
      "update products set is_popular = 1, sold_count = 9999 where id = ?",
      dish.id,
    );
    const person = await registerCustomer(shop.api);
    const customer = await shop.signedIn(person);
    const earlier = await placeOrder(person.api, [dish]);
    await putInCart(customer, dish);
    const checkout = await filledCheckout(customer);
    expect((await customer.get("/")).text).toContain(dish.name);

    await press(dish, "sold-out");

    const q = encodeURIComponent(dish.name);
    expect(await customer.read(`/menu?q=${q}`)).toContain("Sold out");
    expect((await shop.api.get(`/api/products/${dish.id}`)).body.data).toMatchObject({
      soldOut: true,
      stock: 8,
    });
    expect((await shop.visitor().get("/")).text).not.toContain(dish.name);
    expect((await shop.visitor().get("/cart")).text).not.toContain(dish.name);
    const advice = `${dish.name} is sold out for now. Remove it to order the rest.`;
    expect(await customer.read("/cart")).toContain(advice);
    const refused = await customer.postForm("/checkout", checkout);
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(advice);
    const added = await customer.postForm("/cart/lines", { product: dish.id, quantity: "1" });
    expect(await toastAfter(customer, added)).toContain(`${dish.name} is sold out for now.`);
    const apiReply = await person.api.post("/api/orders", orderOf([dish]));
    expect(apiReply.status).toBe(409);
    expect(apiReply.body.message).toBe(
      `${dish.name} is sold out for now. Remove it and order the rest.`,
    );
    const again = await customer.postForm(`/my-orders/${earlier.orderNumber}/reorder`);
    expect((await customer.follow(again)).visibleText).toContain(dish.name);
    expect(stored(dish.id).stock).toBe(8);

    // Simulates the next opening time.
    shop.database.change(
      "update products set sold_out_until = ? where id = ?",
      Date.now(),
      dish.id,
    );

    expect((await shop.visitor().get("/")).text).toContain(dish.name);
    expect((await person.api.post("/api/orders", orderOf([dish]))).status).toBe(201);
  });
});

const productUpload = (fields: FormFields, file: Upload) => withFiles(fields, "image", [file]);

describe("the form", () => {
  test("adds a product and shows it on the menu at once", async () => {
    const name = uniqueName();

    const added = await admin.fillIn(ADD, { ...validProductForm, name });

    const [row] = productsNamed(name);
    expect(row).toMatchObject({ price_paise: 7550, is_veg: 1, is_popular: 0, is_available: 1 });
    expect(added.location).toBe(`/admin/products#dish-${row?.id}`);
    expect(await toastAfter(admin, added)).toBe(`Product created successfully ${name} · ₹75.50`);
    const menu = await shop.visitor().get(`/menu?q=${encodeURIComponent(name)}`);
    expect(menu.text).toContain('src="https://pictures.example/shev-puri.jpg"');
    expect(menu.headers.get("content-security-policy")).toMatch(/img-src [^;]*https:/);
  });

  test("stores other names, by which customers find the dish, and the API keeps them", async () => {
    const name = uniqueName();
    const nick = `Nick${crypto.randomUUID().slice(0, 8)}`;
    const names = { nameDevanagari: "खमंग पुरी", otherNames: `${nick}, खमंग` };
    await admin.postForm(ADD, { ...validProductForm, name, ...names });
    const id = String(productsNamed(name)[0]?.id);

    await adminApi.put(`/api/products/${id}`, { ...validProduct, name });

    const edit = `/admin/products/edit/${id}`;
    expect(await admin.formOn(edit)).toMatchObject(names);
    const menu = await shop.visitor().get(`/menu?q=${nick.toLowerCase()}`);
    expect(menu.visibleText).toContain(`खमंग पुरी ${"Veg"} ${name}`);
  });

  test("fills in test data that passes validation", async () => {
    const empty = await admin.get(ADD);
    expect(empty.text).toMatch(/<button[^>]*name="fill" value="test"[^>]*>.*?Fill Test Data/);

    const filled = await admin.postForm(ADD, { ...empty.form(ADD), fill: "test" });
    expect(filled.status).toBe(200);
    const fields = filled.form(ADD);
    expect(fields).toMatchObject({ category: "pani-puri", isVeg: "on", isAvailable: "on" });

    const name = uniqueName();
    const added = await admin.postForm(ADD, { ...fields, name });

    expect(added.status, added.text).toBe(303);
    expect(productsNamed(name)).toHaveLength(1);
  });

  // For the other values, see products.test.ts.
  const typedWrongly = ["no value", "text", "half a paisa", "a fraction"];
  const rules = productRules.filter(([, description]) => typedWrongly.includes(description));

  test.each(rules)("%s: %s", async (field, _, value, msg) => {
    const name = field === "name" ? undefined : uniqueName();
    const typed: Record<string, string> = {
      ...validProductForm,
      ...(name ? { name } : {}),
      [field]: value === undefined ? "" : String(value),
    };

    const reply = await admin.postForm(ADD, typed);

    expect(reply.status).toBe(400);
    const pageText = reply.visibleText;
    expect(pageText).toContain(`Validation failed: ${field}: ${msg}`);
    expect(reply.text).toContain(`<a href="#product-${field}">`);
    expect(pageText.split(String(msg))).toHaveLength(4);
    // A select cannot show an unknown option, and the image has two inputs.
    const isNotRedisplayed = field === "category" || field === "image";
    const { [field]: __, name: ___, ...otherFields } = typed;
    expect(reply.form(ADD)).toMatchObject(isNotRedisplayed ? otherFields : typed);
    if (name) expect(productsNamed(name)).toEqual([]);
  });

  test("changes a product and returns to its list position; an unchecked checkbox is off", async () => {
    const dish = addDish(shop.database, { stock: 5 });
    const returnTo = `/admin/products?category=pani-puri#dish-${dish.id}`;
    const url = `/admin/products/edit/${dish.id}?returnTo=${encodeURIComponent(returnTo)}`;
    const { isAvailable: _, ...fields } = await admin.formOn(url);
    expect(fields).toMatchObject({ name: dish.name, price: "100", stock: "5", isVeg: "on" });

    const saved = await admin.postForm(url, { ...fields, price: "110.25", stock: "6" });

    expect(saved.location).toBe(returnTo);
    expect(await toastAfter(admin, saved)).toBe(
      `Product updated successfully ${dish.name} · ₹110.25`,
    );
    expect(stored(dish.id)).toMatchObject({
      price_paise: 11_025,
      stock: 6,
      is_available: 0,
      image: "/illustrations/dishes/classic-pani-puri.svg",
    });
  });

  test("keeps stock sold meanwhile when the stock field is unchanged", async () => {
    const dish = addDish(shop.database, { stock: 5 });
    const url = `/admin/products/edit/${dish.id}`;
    const fields = await admin.formOn(url);
    const { api } = await registerCustomer(shop.api);
    await placeOrder(api, [{ ...dish, quantity: 2 }]);

    await admin.postForm(url, { ...fields, price: "120" });

    expect(stored(dish.id)).toMatchObject({ price_paise: 12_000, stock: 3 });
  });

  test("of a deleted product redirects to the list", async () => {
    const opened = await admin.get("/admin/products/edit/unknown");

    expect(opened.location).toBe("/admin/products");
    expect(await toastAfter(admin, opened)).toBe("Failed to load product");
  });

  test("is restored after an expired session and a new login, except its large file", async () => {
    const name = uniqueName();
    const image = await testImage("png", { width: 90, height: 60 });
    const owner = shop.visitor();
    const file = { name: "large.png", bytes: paddedTo(FIVE_MB, image) };
    const { isVeg: _, ...typed } = { ...validProductForm, name, price: "eighty", stock: "12" };

    const sent = await owner.postForm(ADD, productUpload(typed, file));

    expect(sent.location).toBe(`/login?returnTo=${encodeURIComponent(ADD)}`);
    await owner.signInAs(firstAdmin);
    const page = await owner.get(ADD);
    expect(page.visibleText).toContain("We kept what you typed before logging in.");
    expect(page.visibleText).toContain("It is not saved yet. Choose the picture again.");
    const fields = page.form(ADD);
    expect(fields).toMatchObject({ ...typed, image: validProductForm.image });
    expect(fields).not.toHaveProperty("isVeg");

    await owner.postForm(ADD, { ...fields, price: "80" });

    expect(productsNamed(name)).toHaveLength(1);
    expect(await owner.formOn(ADD)).toMatchObject({ name: "" });
  });
});

describe("an image sent with the form", () => {
  test("of exactly 5 MB is shown in each size", async () => {
    const name = uniqueName();
    const original = await testImage("jpeg", { width: 1000, height: 750 });
    const file = { name: "bhel.jpg", bytes: paddedTo(FIVE_MB, original) };

    const added = await admin.postForm(ADD, productUpload({ ...validProductForm, name }, file));

    expect(added.status, added.text).toBe(303);
    const image = String(productsNamed(name)[0]?.image);
    expect(image).toMatch(/^\/images\/[\w-]{43}\/960$/);
    const menu = await shop.visitor().get(`/menu?q=${encodeURIComponent(name)}`);
    for (const width of [320, 640, 960]) {
      expect(menu.text).toContain(`${image.replace(/\d+$/, String(width))} ${width}w`);
    }
  });

  test("is retained when other fields are refused and saved with the next attempt", async () => {
    const name = uniqueName();
    const file = { name: "a.png", bytes: await testImage("png", { width: 333, height: 200 }) };
    const typed = { ...validProductForm, name, price: "" };

    const refused = await admin.postForm(ADD, productUpload(typed, file));

    expect(refused.status).toBe(400);
    const fields = refused.form(ADD);
    const [savedImage, typedImage] = [fields.image].flat();
    expect(savedImage).toMatch(/^\/images\/[\w-]{43}\/333$/);
    expect(typedImage).toBe("");
    expect((await admin.get(savedImage ?? "")).status).toBe(200);
    expect(refused.text).toContain(`src="${savedImage?.replace(/\d+$/, "320")}"`);

    await admin.postForm(ADD, { ...fields, price: "60" });

    expect(productsNamed(name)).toMatchObject([{ image: savedImage, price_paise: 6000 }]);
  });

  test("as a pasted data URL is retained by its URL as well", async () => {
    const image = dataImage("image/png", await testImage("png", { width: 334, height: 200 }));

    const refused = await admin.postForm(ADD, { ...validProductForm, image, stock: "" });

    expect(refused.status).toBe(400);
    expect([refused.form(ADD).image].flat()[0]).toMatch(/^\/images\/[\w-]{43}\/334$/);
    expect(refused.text).not.toContain("base64,");
  });

  test("uploaded alone by the form's script is stored and returns its URL", async () => {
    const url = "/admin/products/images";
    const bytes = await testImage("png", { width: 50, height: 40 });

    const uploaded = await admin.postForm(url, productUpload({}, { name: "a.png", bytes }));
    const refused = await admin.postForm(
      url,
      productUpload({}, { name: "a.png", bytes: invalidImages["a text"] }),
    );
    const guest = await shop.visitor().postForm(url, productUpload({}, { name: "a.png", bytes }));

    expect(uploaded.status).toBe(200);
    expect(JSON.parse(uploaded.text)).toEqual({
      address: expect.stringMatching(/^\/images\/[\w-]{43}\/50$/),
    });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toEqual({
      message: "Only pictures can be sent: PNG, JPG, GIF up to 5MB",
    });
    expect(guest.location).toContain("/login");
  });
});

describe("deleting a product", () => {
  test("asks for confirmation, removes it from the menu, reports it in carts and keeps it in orders", async () => {
    const { id, name } = await addProduct(adminApi, { name: uniqueName() });
    const person = await registerCustomer(shop.api);
    const customer = await shop.signedIn(person);
    const order = await placeOrder(person.api, [{ id }]);
    await putInCart(customer, { id });
    const url = `/admin/products/${id}/removal`;

    const confirmation = await admin.get(url);
    expect(confirmation.visibleText).toContain(
      `${name} Are you sure you want to delete this product? This action cannot be undone.`,
    );
    expect(stored(id).deleted_at).toBeNull();
    const removed = await admin.postForm(url);

    expect(await toastAfter(admin, removed)).toBe(`Product deleted successfully ${name}`);
    expect(listedOn(await admin.get(`/admin/products?q=${encodeURIComponent(name)}`))).toEqual([]);
    expect(await customer.read("/cart")).toContain(
      `${name} is no longer on the menu. Remove it to order the rest.`,
    );
    const storedOrder = await person.api.get<{ items: { name: string }[] }>(
      `/api/orders/${order.id}`,
    );
    expect(storedOrder.body.data.items).toMatchObject([{ name }]);
  });

  test.each(["GET", "POST"])("that is already deleted is reported on %s", async (method) => {
    const { id } = await addProduct(adminApi);
    const url = `/admin/products/${id}/removal?returnTo=%2Fadmin%2Fproducts%3Fcategory%3Dchaat`;
    await adminApi.delete(`/api/products/${id}`);

    const reply = method === "GET" ? await admin.get(url) : await admin.postForm(url);

    expect(reply.location).toBe("/admin/products?category=chaat");
    expect(await toastAfter(admin, reply)).toBe(
      "Product not found - it may have been already deleted",
    );
  });
});
