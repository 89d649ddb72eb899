import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { rowOf, totalOf } from "#tests/support/http/page-text.ts";
import {
  checkOutByForm,
  customerWith,
  filledCheckout,
  orderNumberIn,
  putInCart,
} from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: admin } = shop.owner;

beforeAll(async () => {
  await saveSettings(admin, "hours", openAllDay);
});

afterEach(() => {
  shop.database.change("delete from zones");
  shop.database.change("delete from settings where key = 'delivery'");
});

const validZone = {
  name: "Deccan",
  pincodes: "411004, 411005",
  fee: "25",
  freeAbove: "250",
  minimum: "100",
  minutes: "40",
  active: "on",
  note: "Not on Sundays after 9 pm",
};

const add = (fields: FormFields = {}) =>
  admin.postForm("/admin/zones/add", { ...validZone, ...fields });
const zoneCount = () => shop.database.value("select count(*) from zones");
const check = (visitor: FormVisitor, pincode: string, returnTo = "/cart") =>
  visitor.postForm("/pincode", { pincode, returnTo });

function storedPincodes() {
  return shop.database
    .rows("select pincode from zone_pincodes order by pincode")
    .map(({ pincode }) => pincode);
}

async function guestWith(pricePaise: number) {
  const guest = shop.visitor();
  await putInCart(guest, addDish(shop.database, { pricePaise }));
  return guest;
}

describe("the zone form", () => {
  test("of the first zone starts with the terms that apply everywhere", async () => {
    const listed = await admin.read("/admin/settings/delivery");
    expect(listed).toContain("Every pincode gets the usual terms now: ₹30, free above ₹200");
    expect(listed).toContain("only the pincodes of your zones are delivered to");
    await saveSettings(admin, "delivery", { feeRupees: "45.50", freeAboveRupees: "300" });

    const page = await admin.get("/admin/zones/add");

    expect(page.form("/admin/zones/add")).toMatchObject({
      name: "",
      fee: "45.5",
      freeAbove: "300",
      minimum: "",
      minutes: "",
      active: "on",
    });
    const inRupees = page.text.matchAll(/₹<\/span><input[^>]* name="(\w+)"/g);
    expect(Array.from(inRupees, ([, name]) => name)).toEqual(["fee", "freeAbove", "minimum"]);
    addZone(shop.database);
    expect(await admin.formOn("/admin/zones/add")).toMatchObject({ fee: "", freeAbove: "" });
  });

  test("saves pincodes as they are pasted, each once", async () => {
    const reply = await add({
      pincodes: "411004,४११००५\n411 016;  411004\r\n411030",
      freeAbove: "",
      minimum: "",
      minutes: "",
    });

    expect(reply.location).toBe("/admin/settings/delivery");
    expect(storedPincodes()).toEqual(["411004", "411005", "411016", "411030"]);
    expect(shop.database.row("select * from zones")).toMatchObject({
      name: "Deccan",
      fee_paise: 2500,
      free_above_paise: null,
      minimum_paise: 0,
      minutes: null,
      is_active: 1,
    });
    const list = await admin.read("/admin/settings/delivery");
    expect(list).toContain("Deccan 4 ₹25 Never None Usual Active");
  });

  test("keeps the input and names invalid pincodes", async () => {
    const reply = await add({ pincodes: "411004 4110 abc 011004" });

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain(
      "A pincode has 6 digits. Correct or remove 011004, 4110, abc",
    );
    expect(reply.form("/admin/zones/add")).toMatchObject({ pincodes: "411004 4110 abc 011004" });
    expect(zoneCount()).toBe(0);
  });

  test("names the zone that a pincode belongs to, also a paused one", async () => {
    addZone(shop.database, { name: "Deccan", pincodes: ["411004"], isActive: false });

    const reply = await add({ name: "Camp", pincodes: "411001 411004" });

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain("411004 belongs to Deccan");
    expect(storedPincodes()).toEqual(["411004"]);
    const namesake = await add({ name: "deccan", pincodes: "411001" });
    expect(namesake.visibleText).toContain("Another zone is called Deccan");
  });

  test.each<[string, FormFields, string]>([
    ["an empty list", { pincodes: " , " }, "Enter the pincodes of the zone"],
    ["no fee", { fee: "" }, "The delivery fee must be ₹0 to ₹1,000"],
    ["a fee of half paise", { fee: "10.005" }, "The delivery fee must have at most two decimals"],
    ["a negative minimum", { minimum: "-1" }, "The minimum order must be ₹0"],
    ["too few minutes", { minutes: "4" }, "Minutes must be a whole number from 5 to 300"],
    [
      "501 pincodes",
      { pincodes: Array.from({ length: 501 }, (_, at) => 411_000 + at).join(" ") },
      "A zone can have at most 500 pincodes",
    ],
  ])("refuses %s", async (_what, fields, message) => {
    const reply = await add(fields);

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain(message);
    expect(zoneCount()).toBe(0);
  });

  test("changes, pauses and deletes a zone, each with an entry in the log", async () => {
    await add();
    const id = String(shop.database.value("select id from zones"));
    const path = `/admin/zones/${id}`;
    const { active: _, ...fields } = await admin.formOn(path);
    expect(fields).toMatchObject({ pincodes: "411004, 411005", minutes: "40" });

    await admin.postForm(path, { ...fields, pincodes: "411005 411006", fee: "30" });

    expect(storedPincodes()).toEqual(["411005", "411006"]);
    const entry = () =>
      shop.database.row("select * from audit_log where subject_id = ? order by id desc", id);
    expect(entry()).toMatchObject({ action: "zone.changed", subject_kind: "zone" });
    expect(JSON.parse(String(entry().after))).toEqual({
      feePaise: 3000,
      isActive: false,
      pincodes: ["411005", "411006"],
    });
    expect(await admin.read("/admin/settings/delivery")).toContain("Paused");
    const removal = await admin.read(`${path}/removal`);
    expect(removal).toContain("It is the only zone");
    await admin.postForm(`${path}/removal`);
    expect(zoneCount()).toBe(0);
    expect(entry()).toMatchObject({ action: "zone.removed" });
    expect((await admin.get(path)).status).toBe(404);
  });

  test("shows the zones with the delivery fee, and exports them as CSV", async () => {
    const without = await admin.read("/admin/settings/delivery");
    expect(without).toContain("No zones: you deliver everywhere");
    expect(without).not.toContain("Your delivery zones decide now");
    await add();

    const file = await admin.get("/admin/zones.csv");

    expect(file.headers.get("content-disposition")).toMatch(/filename="zones-[\d-]+\.csv"/);
    expect(file.text).toContain(
      "Deccan,411004 411005,25,250,100,40,yes,Not on Sundays after 9 pm\r\n",
    );
    expect(await admin.read("/admin/settings/delivery")).toContain(
      "Your delivery zones decide now",
    );
  });
});

test("while no zone exists, no page asks for a pincode, and any pincode is delivered to on the usual terms", async () => {
  const guest = await guestWith(20_000);
  for (const path of ["/", "/menu", "/cart", "/delivery"]) {
    expect((await guest.get(path)).text, path).not.toContain('action="/pincode"');
  }
  expect(await guest.read("/faqs")).toContain("There is no minimum order.");
  const { api } = await registerCustomer(shop.api);
  const placed = await placeOrder(api, [addDish(shop.database, { pricePaise: 20_000 })]);
  expect(placed).toMatchObject({ deliveryFee: 30, total: 230, zone: null });
});

describe("a pincode", () => {
  test("is checked and remembered on home, menu, cart and delivery, and fills in checkout", async () => {
    addZone(shop.database, { name: "Deccan", minutes: 40 });
    const guest = await guestWith(10_000);
    for (const path of ["/", "/menu", "/cart", "/delivery"]) {
      const page = await guest.get(path);
      expect(page.visibleText, path).toContain("Check your pincode");
      expect(page.form("/pincode"), path).toMatchObject({ pincode: "", returnTo: path });
    }

    const checked = await check(guest, " ४११ ००४", "/menu?q=puri");

    expect(checked.location).toBe("/menu?q=puri");
    for (const path of ["/", "/menu", "/cart", "/delivery"]) {
      expect(await guest.read(path), path).toContain(
        "Delivering to 411004 · ₹20 · 40 min · Change",
      );
    }
    expect((await guest.formOn("/checkout")).pincode).toBe("411004");
    expect((await guest.get("/pincode")).location).toBe("/delivery");
  });

  test("that is invalid gets a message and stays in the field; an empty one is forgotten", async () => {
    addZone(shop.database);
    const guest = shop.visitor();
    await check(guest, "411004");

    const refused = await check(guest, "4110", "/menu?q=puri");

    expect(refused.location).toBe("/menu?q=puri&pincode=4110");
    const page = await guest.follow(refused);
    expect(page.visibleText).toContain("Pincode must be 6 digits");
    expect(page.form("/pincode").pincode).toBe("4110");
    expect(page.visibleText).toContain("Delivering to 411004");
    const forgotten = await check(guest, "", "/menu?q=puri&pincode=4110");
    expect(forgotten.location).toBe("/menu?q=puri");
    expect(guest.cookies()).not.toHaveProperty("pincode");
    expect(await guest.read("/menu")).toContain("Check your pincode");
  });

  test("that is checked later replaces the one typed at checkout", async () => {
    addZone(shop.database, { pincodes: ["411004", "411005"] });
    const guest = await guestWith(10_000);
    await guest.postForm("/checkout", {
      ...(await filledCheckout(guest)),
      pincode: "411004",
      update: "total",
    });
    expect(await guest.read("/cart")).toContain("Delivering to 411004");

    await check(guest, "411005");

    expect(await guest.read("/cart")).toContain("Delivering to 411005");
    expect((await guest.formOn("/checkout")).pincode).toBe("411005");
  });

  test("of a customer is that of the last address until another is checked", async () => {
    addZone(shop.database, { pincodes: ["411004", "411030"] });
    const { visitor, api } = await customerWith(shop);
    await placeOrder(api, [addDish(shop.database)]);
    expect(await visitor.read("/menu")).toContain("Delivering to 411030");

    await check(visitor, "411004");

    expect(await visitor.read("/menu")).toContain("Delivering to 411004");
  });

  test("is not shown to other visitors by the page cache", async () => {
    addZone(shop.database);
    const guest = shop.visitor();
    await check(guest, "411004");
    for (let round = 0; round < 2; round += 1) {
      expect(await guest.read("/faqs")).toContain("₹20 per order");
      expect(await guest.read("/menu")).toContain("Delivering to 411004");
      expect(await shop.visitor().read("/menu")).not.toContain("Delivering to");
    }
  });
});

describe("outside all zones", () => {
  test.each([
    ["in no zone", "411099"],
    ["in a paused zone", "411038"],
  ])(
    "%s, pages say so and offer pickup; the way to checkout stays open",
    async (_what, pincode) => {
      addZone(shop.database);
      addZone(shop.database, { pincodes: ["411038"], isActive: false });
      const guest = await guestWith(10_000);
      await check(guest, pincode);

      const cart = await guest.get("/cart");

      const text = cart.visibleText;
      expect(text).toContain(
        `We do not deliver to ${pincode} yet. Pickup is free at Main Branch, Shop 4`,
      );
      expect(text).toContain(
        `We do not deliver to ${pincode} yet. Choose pickup, or another address.`,
      );
      expect(cart.text).toMatch(/href="\/checkout"[^>]*>Proceed to Checkout/);
      expect(() => rowOf(cart.text, "Delivery fee")).toThrow();
      const checkout = await guest.get("/checkout");
      expect(checkout.text).toMatch(/id="checkout-pincode-error"[^>]*>.*?We do not deliver/s);
    },
  );

  test("checkout refuses delivery with everything kept, and takes pickup without a fee", async () => {
    addZone(shop.database, { minimumPaise: 50_000 });
    const { visitor, user } = await customerWith(shop, [
      addDish(shop.database, { pricePaise: 10_000 }),
    ]);
    const typed = await filledCheckout(visitor, {
      pincode: "411099",
      specialInstructions: "Ring twice",
    });

    const refused = await visitor.postForm("/checkout", typed);

    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(
      /id="checkout-pincode-error"[^>]*>.*?We do not deliver to 411099/s,
    );
    expect(refused.form("/checkout")).toMatchObject({
      pincode: "411099",
      address: "12 Laxmi Road",
      specialInstructions: "Ring twice",
    });
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
    const number = await visitor.postForm("/checkout", {
      ...refused.form("/checkout"),
      deliveryType: "pickup",
    });
    expect(
      shop.database.row("select * from orders where order_number = ?", orderNumberIn(number)),
    ).toMatchObject({ delivery_fee_paise: 0, total_paise: 10_000, zone_name: "" });
  });
});

describe("the terms of a zone", () => {
  test("are spoken of on every page that mentions the fee", async () => {
    addZone(shop.database, { feePaise: 2000, minimumPaise: 15_000 });
    addZone(shop.database, { pincodes: ["411001"], feePaise: 5000, freeAbovePaise: null });
    const guest = await guestWith(20_000);
    const range = "₹20 to ₹50";
    expect(await guest.read("/delivery")).toContain(
      `${range} to your door, depending on where you live.`,
    );
    expect(await guest.read("/terms")).toContain(
      `Delivery costs ${range} per order, depending on where you live.`,
    );
    expect(await guest.read("/faqs")).toContain(
      `${range} per order, depending on where you live. Pickup is always free. Some areas have a minimum order`,
    );
    expect(await guest.read("/order")).toContain(`${range}, depending on where you live`);
    expect(await guest.read("/checkout")).toContain(`${range}, depending on where you live`);
    const cart = await guest.get("/cart");
    expect(cart.visibleText).toContain(`Delivery fee: ${range}, depending on where you live`);
    expect(totalOf(cart.text)).toBe("₹200");

    await check(guest, "411004");

    expect(await guest.read("/delivery")).toContain(
      "₹20 to your door, free for orders above ₹300.",
    );
    expect(await guest.read("/faqs")).toContain(
      "The minimum order for delivery to 411004 is ₹150.",
    );
    expect(await guest.read("/order")).toContain("₹20, free above ₹300");
    expect(await guest.read("/cart")).toContain("Free delivery on orders above ₹300");
    await check(guest, "411001");
    expect(await guest.read("/delivery")).toContain("₹50 to your door.");
    expect(await guest.read("/cart")).not.toContain("Free delivery on orders");
  });

  test("are listed on the delivery page, the visitor's own zone first", async () => {
    addZone(shop.database, { name: "Camp", pincodes: ["411001"], minimumPaise: 15_000 });
    addZone(shop.database, { name: "Deccan", minutes: 40, note: "Not on Sundays after 9 pm" });
    addZone(shop.database, { name: "Baner", pincodes: ["411045"], isActive: false });
    const guest = shop.visitor();
    expect(await guest.read("/delivery")).toMatch(/Camp.*₹150.*Deccan.*about 40 minutes/);

    await check(guest, "411004", "/delivery");

    const text = await guest.read("/delivery");
    expect(text).toMatch(
      /Deccan Your area Delivery fee ₹20 Free above ₹300 Minimum order None Time about 40 minutes Not on Sundays after 9 pm Pincode 411004 Camp/,
    );
    expect(text).toContain("before discounts");
    expect(text).not.toContain("Baner");
  });

  test("stay with the orders that were placed with them", async () => {
    const { id } = addZone(shop.database, { name: "Deccan", pincodes: ["411030"] });
    const { visitor } = await customerWith(shop, [addDish(shop.database, { pricePaise: 10_000 })]);
    const unknown = await visitor.postForm("/checkout", await filledCheckout(visitor));
    expect(unknown.status).toBe(409);
    expect(unknown.visibleText).toContain("Delivery to this address costs ₹20.");
    const number = await checkOutByForm(visitor);
    const orderId = shop.database.value("select id from orders where order_number = ?", number);
    await admin.postForm(`/admin/zones/${id}/removal`);

    const pages = [
      [visitor, `/order-confirmation?order=${number}`],
      [visitor, `/my-orders?order=${number}`],
      [admin, `/admin/orders/${orderId}`],
      [admin, `/admin/orders/${orderId}/ticket`],
      [admin, `/admin/orders/${orderId}/bill`],
    ] as const;
    for (const [who, path] of pages) expect(await who.read(path), path).toContain("Deccan");
    expect(rowOf((await visitor.get(`/my-orders?order=${number}`)).text, "Delivery fee")).toBe(
      "₹20",
    );
  });
});
