import { beforeAll, describe, expect, test } from "vitest";
import { addDays, dayInIndia } from "#app/domain/clock.ts";
import {
  customerWith,
  filledCheckout,
  orderNumberIn,
  putInCart,
} from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: owner } = shop.owner;

const none = "We do not deliver at the moment. Pickup is free.";
const noPickup = "No branch hands out orders at the moment, so pickup is not possible.";

beforeAll(() => saveSettings(owner, "hours", openAllDay));

describe("a shop that does not deliver", () => {
  const SETTINGS = "/admin/settings/delivery";

  beforeAll(async () => {
    const step = "/admin/first-hour/delivery";
    const saved = await owner.fillIn(step, { isPickupOnly: "on" });
    expect(saved.location).toBe("/admin/first-hour/payment");
  });

  test("has nothing left to say about it before it opens", async () => {
    expect(await owner.read("/admin/settings")).toContain("We do not deliver: pickup only");
    expect((await owner.formOn(SETTINGS)).isPickupOnly).toBe("on");
    const { text } = await owner.get("/admin/before-you-open");
    const left = /<ul class="plain-list stack">(.*?)<\/ul>/s.exec(text)?.[1];
    expect(left).toContain('href="/admin/settings/tax"');
    expect(left).not.toContain(`href="${SETTINGS}"`);
  });

  test("refuses it in the API, even where a zone would have it, and takes pickup", async () => {
    addZone(shop.database, { name: "Deccan", pincodes: ["411030"] });
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const refused = await api.post("/api/orders", orderOf([dish]));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: none,
      errors: [{ path: "deliveryType", msg: none }],
    });
    const { items, deliveryAddress } = orderOf([dish]);
    const quote = await api.post<{ problems: unknown }>("/api/quote", { items, deliveryAddress });
    expect(quote.body.data.problems).toEqual([{ path: "deliveryType", message: none }]);
    expect((await placeOrder(api, [dish], { deliveryType: "pickup" })).deliveryType).toBe("pickup");
    shop.database.change("delete from zones");
  });

  test("offers only pickup from the cart to the order and its change", async () => {
    const { visitor } = await customerWith(shop, [addDish(shop.database)]);
    for (const page of ["/cart", "/checkout"]) {
      expect((await visitor.get(page)).visibleText, page).not.toMatch(/deliver/i);
    }
    const fields = await filledCheckout(visitor);
    expect(fields.deliveryType).toBe("pickup");
    const refused = await visitor.postForm("/checkout", { ...fields, deliveryType: "delivery" });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(none);
    const number = orderNumberIn(await visitor.postForm("/checkout", fields));
    const change = await visitor.get(`/my-orders/${number}/changes`);
    expect(change.text).toContain('value="pickup"');
    expect(change.text).not.toMatch(/name="deliveryType"[^>]*value="delivery"/);
  });

  test("lists times of the day for pickup only", async () => {
    const types = ["pickup", "delivery"];
    const slots = types.flatMap((type) => [
      [`${type}.slotMinutes`, "60"],
      [`${type}.daysAhead`, "1"],
    ]);
    await owner.fillIn("/admin/settings/times", Object.fromEntries(slots));
    const date = addDays(dayInIndia(new Date()), 1);
    const listed = types.map((type) =>
      shop.api.get<unknown[]>(`/api/slots?type=${type}&date=${date}`),
    );
    const [pickup, delivery] = (await Promise.all(listed)).map(({ body }) => body.data);
    expect(pickup).toHaveLength(24);
    expect(delivery).toEqual([]);
    shop.database.change("delete from settings where key = 'times'");
  });

  test.each(["", "/hi", "/mr"])("promises it on no page: %s", async (language) => {
    const visitor = shop.visitor();
    const { text: delivery } = await visitor.get(`${language}/delivery`);
    const sentence = /<p class="intro">([^<]+)/.exec(delivery)?.[1] ?? "";
    expect(sentence).not.toBe("");
    expect(delivery).not.toContain("₹30");
    for (const path of ["/order", "/takeaway", "/sitemap", "/cart"]) {
      const { text, visibleText } = await visitor.get(language + path);
      expect(visibleText.replaceAll(sentence, ""), path).not.toMatch(
        /₹30|deliver|डिलीवरी|डिलिव्हरी/i,
      );
      expect(text, path).not.toMatch(/<a [^>]*href="[^"]*\/delivery"/);
    }
    expect(await visitor.read(`${language}/faqs`)).not.toContain("₹30");
  });

  test("delivers again when the owner says so", async () => {
    const { isPickupOnly, ...fields } = await owner.formOn(SETTINGS);
    expect(isPickupOnly).toBe("on");
    await owner.postForm(SETTINGS, fields);
    const { api } = await registerCustomer(shop.api);
    expect((await placeOrder(api, [addDish(shop.database)])).deliveryType).toBe("delivery");
  });
});

describe("a shop whose branches are all closed", () => {
  beforeAll(() => {
    shop.database.change(
      "update content set fields = json_set(fields, '$.comingSoon', 'yes', '$.cooksOnlineOrders', '') where subject = 'branch'",
    );
  });

  test("takes no order for pickup", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const refused = await api.post("/api/orders", orderOf([dish], { deliveryType: "pickup" }));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: noPickup,
      errors: [{ path: "deliveryType", msg: noPickup }],
    });
    const guest = shop.visitor();
    await putInCart(guest, dish);
    const { text, visibleText } = await guest.get("/checkout");
    expect(visibleText).toContain("Home Delivery");
    expect(text).not.toMatch(/name="deliveryType"[^>]*value="pickup"/);
    const takeaway = await guest.read("/takeaway");
    expect(takeaway).not.toContain("Order for pickup");
    expect(takeaway).toContain(noPickup);
  });

  test("delivers all the same, unless it does not do that either", async () => {
    const { api, visitor } = await customerWith(shop, [addDish(shop.database)]);
    expect((await placeOrder(api, [addDish(shop.database)])).deliveryType).toBe("delivery");
    await owner.fillIn("/admin/settings/delivery", { isPickupOnly: "on" });
    for (const deliveryType of ["delivery", "pickup"]) {
      const order = orderOf([addDish(shop.database)], { deliveryType });
      expect((await api.post("/api/orders", order)).status).toBe(400);
    }
    expect((await visitor.get("/checkout")).visibleText).toContain(none);
  });
});
