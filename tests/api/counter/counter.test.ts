import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { dayInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormFields, FormReply } from "#tests/support/http/form.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { starterFields } from "#tests/support/records/options.ts";
import { advanceOrder, orderOf, placeOrder, stepsTo } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings, weekOf } from "#tests/support/records/settings.ts";
import { addStaff, givePin, type StaffMember } from "#tests/support/records/staff.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const COUNTER = "/admin/counter";
const shop = runningShop({ env: { SHOP_UPI_ID: "chatpata@bank" } });
const { visitor: admin } = shop.owner;
let manager: StaffMember;
let seller: StaffMember;
let customer: Person;
let dish: Dish;

beforeAll(async () => {
  await saveSettings(admin, "hours", openAllDay);
  [manager, seller] = [await addStaff(shop, "manager"), await addStaff(shop, "counter")];
  customer = await registerCustomer(shop.api);
  dish = addDish(shop.database, { name: "Counter Puri", pricePaise: 13_500 });
});

afterEach(() => {
  shop.database.change("delete from zones");
  shop.database.change("delete from slots");
  shop.database.change("delete from settings where key <> 'hours'");
});

const walkIn = (overrides: Record<string, unknown> = {}) => ({
  channel: "counter",
  items: [{ product: dish.id, quantity: 2 }],
  payments: [{ method: "cash", amount: 270 }],
  ...overrides,
});

const stock = () => Number(shop.database.value("select stock from products where id = ?", dish.id));
const orderRow = (id: string) => shop.database.row("select * from orders where id = ?", id);
const paymentsFor = (id: string) =>
  shop.database.rows(
    "select method, amount_paise, by_user_id from payments where order_id = ? order by rowid",
    id,
  );

async function taken(by: Person, body: object): Promise<OrderOutput> {
  const reply = await by.api.post<OrderOutput>("/api/orders", body);
  if (reply.status !== 201) throw new Error(`Not taken (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

describe("the API takes an order at the counter", () => {
  test("for cash: prepared at once, paid, with a token and the person who took it", async () => {
    const before = stock();

    const first = await taken(seller, walkIn());
    const second = await taken(seller, walkIn());

    expect(first).toMatchObject({
      channel: "counter",
      takenBy: seller.user.id,
      status: "preparing",
      paymentStatus: "paid",
      deliveryType: "pickup",
      deliveryFee: 0,
      total: 270,
      customer: { name: "", email: "", phone: "" },
    });
    expect(Number(second.tokenNumber)).toBe(Number(first.tokenNumber) + 1);
    expect(orderRow(first.id)).toMatchObject({ token_day: dayInIndia(new Date()), user_id: null });
    expect(paymentsFor(first.id)).toEqual([
      { method: "cash", amount_paise: 27_000, by_user_id: seller.user.id },
    ]);
    expect(before - stock()).toBe(4);
    const delivered = await advanceOrder(seller.api, first, ["delivered"]);
    expect(delivered).toMatchObject({ status: "delivered", paymentStatus: "paid" });
  });

  test("split over methods, or unpaid until it is paid", async () => {
    const split = await taken(
      seller,
      walkIn({
        payments: [
          { method: "cash", amount: 100 },
          { method: "upi", amount: 170 },
        ],
      }),
    );
    const later = await taken(seller, walkIn({ payments: [] }));
    const part = await taken(seller, walkIn({ payments: [{ method: "card", amount: 70 }] }));

    expect(split.paymentStatus).toBe("paid");
    expect(paymentsFor(split.id).map(({ amount_paise }) => amount_paise)).toEqual([10_000, 17_000]);
    expect(later.paymentStatus).toBe("pending");
    expect(part.paymentStatus).toBe("partly_paid");
    expect(orderRow(part.id)).toMatchObject({ paid_paise: 7000 });
    const tooMuch = walkIn({ payments: [{ method: "cash", amount: 271 }] });
    const refused = await seller.api.post("/api/orders", tooMuch);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.path).toBe("payments");
  });

  test("by phone for delivery, with the fee of the zone", async () => {
    addZone(shop.database, { name: "Deccan", pincodes: ["411004"], feePaise: 2500 });
    const delivery = {
      ...walkIn({ payments: [] }),
      channel: "phone",
      deliveryType: "delivery",
      customerName: "Asha",
      phone: "98220 55511",
      deliveryAddress: { street: "12 Laxmi Road", city: "Pune", zipCode: "411004" },
    };

    const order = await taken(seller, delivery);

    expect(order).toMatchObject({
      status: "confirmed",
      channel: "phone",
      zone: "Deccan",
      deliveryFee: 25,
      total: 295,
    });
    const outside = { ...delivery.deliveryAddress, zipCode: "411099" };
    const refused = await seller.api.post("/api/orders", { ...delivery, deliveryAddress: outside });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.path).toBe("deliveryAddress.zipCode");
    const nobody = { ...delivery, phone: "", deliveryAddress: { street: "", city: "Pune" } };
    const incomplete = await seller.api.post("/api/orders", nobody);
    expect(incomplete.status).toBe(400);
    expect(incomplete.body.errors?.map(({ path }) => path)).toEqual([
      "deliveryAddress.street",
      "deliveryAddress.zipCode",
      "phone",
    ]);
    const unreachable = await seller.api.post("/api/orders", { ...delivery, phone: "98220" });
    expect(unreachable.status).toBe(400);
    expect(unreachable.body.errors?.map(({ path }) => path)).toEqual(["phone"]);
    const delivered = await advanceOrder(manager.api, order, stepsTo.delivered);
    expect(delivered).toMatchObject({ status: "delivered", total: 295, paymentStatus: "paid" });
  });

  test("at the same total as a customer's quote and order, with a coupon too", async () => {
    const { code } = await addCoupon(admin, shop.database, { value: "10" });
    const items = [{ product: dish.id, quantity: 2 }];
    const quote = await customer.api.post<{ total: number }>("/api/quote", {
      items,
      deliveryType: "pickup",
      coupon: code,
    });
    const web = await placeOrder(customer.api, [{ ...dish, quantity: 2 }], {
      deliveryType: "pickup",
      coupon: code,
    });

    const order = await taken(seller, walkIn({ coupon: code.toLowerCase(), payments: [] }));

    expect(order.total).toBe(243);
    expect([quote.body.data.total, web.total]).toEqual([243, 243]);
    expect(order.discounts).toEqual([{ code, name: expect.any(String), amount: 27 }]);
  });

  test("with a discount up to a limit, of any amount from a manager, and with a reason", async () => {
    const discounted = walkIn({ discount: 20, discountReason: "Waited long", payments: [] });

    expect((await seller.api.post("/api/orders", discounted)).status).toBe(403);
    await saveSettings(admin, "charges", { packingRupees: "0", staffDiscountRupees: "20" });
    expect((await taken(seller, discounted)).total).toBe(250);
    const more = { ...discounted, discount: 20.01 };
    const beyond = await seller.api.post("/api/orders", more);
    expect(beyond.status).toBe(403);
    expect(beyond.body.errors).toEqual([
      { path: "pin", msg: "More than ₹20 needs a manager's PIN." },
    ]);
    const silent = await manager.api.post("/api/orders", { ...discounted, discountReason: "" });
    expect(silent.status).toBe(400);
    expect(silent.body.errors?.[0]?.path).toBe("discountReason");
    const order = await taken(manager, discounted);
    expect(order.total).toBe(250);
    expect(order.discounts).toEqual([{ code: null, name: "Discount", amount: 20 }]);
    const audited = shop.database.row(
      "select * from audit_log where action = 'order.discounted' order by rowid desc limit 1",
    );
    expect(JSON.stringify(audited)).toContain("Waited long");
  });

  test("to be eaten here without packing, until it is delivered after all", async () => {
    await saveSettings(admin, "charges", { packingRupees: "10", packingPer: "order" });
    const unpaid = { payments: [] };

    const away = await taken(seller, walkIn(unpaid));
    const here = await taken(seller, walkIn({ ...unpaid, eatsHere: true }));

    expect([away.eatsHere, away.total]).toEqual([false, 280]);
    expect([here.eatsHere, here.total]).toEqual([true, 270]);
    const both = walkIn({
      ...unpaid,
      eatsHere: true,
      deliveryType: "delivery",
      phone: "9822055511",
    });
    const refused = await seller.api.post("/api/orders", both);
    expect(refused.body.errors?.map(({ path }) => path)).toContain("eatsHere");
    const path = `/admin/orders/${here.id}/changes`;
    const change = async (typed: FormFields) => {
      const sent = await seller.visitor.fillIn(path, { ...typed, save: "1" });
      expect(sent.status, sent.visibleText).toBe(303);
      return orderRow(here.id);
    };
    const fewer = await change({ notes: "No onion", reason: "Asked" });
    expect(fewer).toMatchObject({ eats_here: 1, packing_paise: 0 });
    const address = { address: "12 Laxmi Road", city: "Pune", pincode: "411004" };
    const delivered = await change({ ...address, deliveryType: "delivery", reason: "Left" });
    expect(delivered).toMatchObject({ eats_here: 0, packing_paise: 1000 });
  });

  test("into a full slot only with a reason", async () => {
    const start = new Date(Math.ceil((Date.now() + 4 * 3_600_000) / 3_600_000) * 3_600_000);
    await admin.fillIn("/admin/settings/times", {
      "pickup.slotMinutes": "15",
      "pickup.daysAhead": "1",
      "pickup.ordersPerSlot": "1",
    });
    const later = walkIn({ requestedFor: start.toISOString(), payments: [] });

    const first = await taken(seller, later);
    const full = await seller.api.post("/api/orders", later);
    const squeezed = await taken(seller, { ...later, overfillReason: "A regular" });

    expect(first.status).toBe("confirmed");
    expect(full.status).toBe(409);
    expect(full.body.errors?.[0]?.path).toBe("requestedFor");
    expect(squeezed.promisedAt).toBe(start.toISOString());
    const used = shop.database.value("select sum(orders) from slots");
    expect(used).toBe(2);
  });

  test("while the shop is closed for customers", async () => {
    await saveSettings(admin, "hours", weekOf(null));
    onTestFinished(async () => {
      await saveSettings(admin, "hours", openAllDay);
    });

    const web = await customer.api.post("/api/orders", orderOf([dish]));
    const order = await taken(seller, walkIn());

    expect(web.status).toBe(409);
    expect(order).toMatchObject({ status: "preparing", dueAt: null });
  });

  test("never more than there is", async () => {
    const scarce = addDish(shop.database, { stock: 1 });
    const one = { items: [{ product: scarce.id, quantity: 1 }], payments: [] };

    const replies = await Promise.all(
      [seller, manager, seller].map(({ api }) => api.post("/api/orders", walkIn(one))),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const left = shop.database.value("select stock from products where id = ?", scarce.id);
    expect(left).toBe(0);
  });

  test("once, however often it is sent", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const send = () => seller.api.post<OrderOutput>("/api/orders", walkIn(), { headers });

    const [first, again] = [await send(), await send()];

    expect(again.body.data).toEqual(first.body.data);
    expect(paymentsFor(first.body.data.id)).toHaveLength(1);
  });

  test("from nobody else", async () => {
    const kitchen = await addStaff(shop, "kitchen");
    const rider = await addStaff(shop, "rider");
    const before = stock();

    for (const { api } of [customer, kitchen, rider]) {
      expect((await api.post("/api/orders", walkIn())).status).toBe(403);
    }
    expect((await shop.api.post("/api/orders", walkIn())).status).toBe(401);
    expect(stock()).toBe(before);
    const unknown = await seller.api.post("/api/orders", walkIn({ channel: "drone" }));
    expect(unknown.status).toBe(400);
    expect(unknown.body.errors).toEqual([{ path: "channel", msg: "Choose web, counter or phone" }]);
  });
});

/** Sends the form as a button would: the values on the page, the typed ones, and the button. */
async function press(
  page: FormReply,
  button: Record<string, string>,
  typed: FormFields = {},
  by = seller,
): Promise<FormReply> {
  return by.visitor.postForm(COUNTER, { ...page.form(COUNTER), ...typed, ...button });
}

describe("the counter without scripts", () => {
  test("takes a walk-in for cash and shows token and change", async () => {
    const before = stock();
    let page = await press(await seller.visitor.get(COUNTER), { add: dish.id });
    page = await press(page, { more: "0" });
    expect(page.visibleText).toContain("₹270");
    page = await press(page, { cash: "500" });
    expect(page.visibleText).toContain("₹500 → ₹230");

    const placed = await press(page, { place: "order" });

    expect(placed.status).toBe(303);
    expect(placed.location).toMatch(/^\/admin\/counter\?placed=[\w-]+&given=500$/);
    const screen = (await seller.visitor.follow(placed)).visibleText;
    const { id, token, total_paise, paid_paise } = shop.database.row(
      "select * from orders order by seq desc limit 1",
    ) as Record<string, unknown>;
    expect(placed.location).toContain(String(id));
    expect(screen).toContain(`Token ${token}`);
    expect(screen).toContain("₹500 → ₹230");
    expect(await seller.visitor.read(`${placed.location}`), "after a reload").toContain(
      "₹500 → ₹230",
    );
    expect([total_paise, paid_paise]).toEqual([27_000, 27_000]);
    expect(before - stock()).toBe(2);
    // The form is sent again, as can happen with a browser's Back button.
    const again = await press(page, { place: "order" });
    expect(again.location).toBe(placed.location);
    expect(before - stock()).toBe(2);
  });

  test.each([["20"], ["₹ 20.00"], ["२०"]])("takes a discount of %s", async (discount) => {
    const send = (page: FormReply, fields: FormFields) => press(page, {}, fields, manager);
    const page = await send(await manager.visitor.get(COUNTER), { add: dish.id });
    const typed = {
      discount,
      "usual-discountReason": "Waited too long",
      payment: "later",
      customerName: "Asha",
    };
    const updated = await send(page, typed);
    expect(updated.visibleText).toContain("₹115");

    const placed = await send(updated, { ...typed, place: "order" });

    expect(placed.status, placed.visibleText).toBe(303);
    const order = shop.database.row("select * from orders order by seq desc limit 1");
    expect(order.total_paise).toBe(13_500 - 2000);
    const refused = await send(page, { discount: "a little", place: "order", payment: "later" });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("The discount must be ₹0 to");
    expect(refused.form(COUNTER).discount).toBe("a little");
  });

  test("takes every field of an order by phone", async () => {
    const send = (page: FormReply, fields: FormFields) => press(page, {}, fields, manager);
    let page = await send(await manager.visitor.get(COUNTER), { add: dish.id });
    page = await send(page, { fulfilment: "delivery", choices: "0" });
    const note =
      Object.keys(page.form(COUNTER)).find((name) => /^lines\[0\].*note/.test(name)) ?? "";
    expect(note, "the field of the line's note").not.toBe("");

    const typed = {
      [note]: "Less spicy",
      "lines[0].quantity": "2",
      customerName: "Asha Kulkarni",
      phone: "98220 12345",
      street: "12 Karve Road",
      city: "Pune",
      zipCode: "411004",
      notes: "Ring twice",
      discount: "15",
      discountReason: "Regular customer",
      payment: "upi",
      place: "order",
    };

    const untold = await send(page, typed);
    const placed = await send(untold, { place: "order" });

    expect(untold.status).toBe(409);
    expect(untold.form(COUNTER)).toMatchObject({ phone: "98220 12345", discount: "15" });

    expect(placed.status, placed.visibleText).toBe(303);
    const order = shop.database.row("select * from orders order by seq desc limit 1");
    expect(order).toMatchObject({
      channel: "phone",
      delivery_type: "delivery",
      customer_name: "Asha Kulkarni",
      street: "12 Karve Road",
      city: "Pune",
      zip_code: "411004",
      notes: "Ring twice",
      subtotal_paise: 27_000,
    });
    expect(String(order.phone).replace(/\D/g, "")).toContain("9822012345");
    expect(Number(order.total_paise)).toBe(
      27_000 + Number(order.delivery_fee_paise) + Number(order.tax_paise) - 1500,
    );
    const item = shop.database.row(
      "select * from order_items where order_id = ?",
      String(order.id),
    );
    expect(item).toMatchObject({ quantity: 2, special_instructions: "Less spicy" });
    expect(paymentsFor(String(order.id))).toMatchObject([
      { method: "upi", amount_paise: order.total_paise },
    ]);
  });

  test.each([
    ["takeaway", { fulfilment: "takeaway", payment: "cash", given: "200" }],
    ["by phone", { fulfilment: "pickup", phone: "98220 12345", payment: "later" }],
  ])("charges nobody another price than the page showed: %s", async (_, typed) => {
    const orders = () => shop.database.value("select count(*) from orders");
    const page = await press(
      await seller.visitor.get(COUNTER),
      { add: dish.id },
      { ...typed, customerName: "Asha", notes: "Less spicy" },
    );
    const before = orders();
    const setPrice = (paise: number) =>
      shop.database.change("update products set price_paise = ? where id = ?", paise, dish.id);
    onTestFinished(() => setPrice(13_500));

    setPrice(14_500);
    const dearer = await press(page, { place: "order" });
    setPrice(12_000);
    const cheaper = await press(dearer, { place: "order" });

    expect([dearer.status, cheaper.status]).toEqual([409, 409]);
    expect(dearer.visibleText).toContain(
      "The order costs ₹145 now, and the customer was told ₹135.",
    );
    expect(cheaper.visibleText).toContain(
      "The order costs ₹120 now, and the customer was told ₹145.",
    );
    const kept = { ...typed, customerName: "Asha", notes: "Less spicy", "lines[0].dish": dish.id };
    expect(cheaper.form(COUNTER)).toMatchObject(kept);
    expect(orders()).toBe(before);
    const placed = await press(cheaper, { place: "order" });
    expect(placed.status, placed.visibleText).toBe(303);
    expect(shop.database.value("select total_paise from orders order by seq desc limit 1")).toBe(
      12_000,
    );
  });

  test("asks for a manager's PIN for more off, keeps it nowhere, and records both names", async () => {
    await givePin(admin, manager, "2580");
    let page = await press(await seller.visitor.get(COUNTER), { add: dish.id });
    const typed = { discount: "35", discountReason: "Dropped", payment: "cash" };
    page = await press(page, { place: "order" }, typed);
    expect(page.status).toBe(403);
    expect(page.form(COUNTER)).toMatchObject({ ...typed, approver: manager.user._id, pin: "" });

    const wrong = await press(page, { place: "order" }, { pin: "9999" });
    const placed = await press(wrong, { place: "order" }, { pin: "2580" });

    expect(wrong.status).toBe(403);
    expect(wrong.visibleText).toContain("Wrong PIN");
    expect(wrong.text).not.toContain("9999");
    expect(placed.status, placed.visibleText).toBe(303);
    const { id, total_paise } = shop.database.row("select * from orders order by seq desc limit 1");
    expect(total_paise).toBe(10_000);
    const approved = `Discount approved by ${manager.name}`;
    const details = await seller.visitor.read(`/admin/orders/${id}`);
    expect(details).toMatch(new RegExp(`${approved}.*${seller.name}`, "s"));
    const log = await admin.read("/admin/log");
    expect(log).toMatch(new RegExp(`${seller.name}.*Approved by.*${manager.name}`, "s"));
  });

  test("locks a PIN that is guessed, as when switching person", async () => {
    const guessed = await addStaff(shop, "manager", { name: "Guessed Manager" });
    await givePin(admin, guessed, "2580");
    const body = walkIn({ discount: 1, discountReason: "x", payments: [] });
    const guess = (pin: string) =>
      seller.api.post("/api/orders", { ...body, approver: guessed.user._id, pin });

    for (const pin of ["1111", "1112", "1113", "1114"]) {
      expect((await guess(pin)).status).toBe(403);
    }
    expect((await guess("1115")).status).toBe(409);
    expect((await guess("2580")).status).toBe(409);
    const own = { ...body, approver: seller.user._id, pin: "2580" };
    expect((await seller.api.post("/api/orders", own)).status).toBe(403);
  });

  test("asks where it is eaten, and tells the kitchen and the customer", async () => {
    await saveSettings(admin, "charges", { packingRupees: "10", packingPer: "order" });
    const page = await press(await seller.visitor.get(COUNTER), { add: dish.id });
    expect(page.visibleText).toContain("₹145");
    const here = await press(page, { more: "0" }, { fulfilment: "here" });
    expect(here.visibleText).toContain("₹270");

    const placed = await press(here, { place: "order" }, { payment: "cash" });

    const screen = await seller.visitor.follow(placed);
    const row = shop.database.row("select * from orders order by seq desc limit 1");
    expect(row).toMatchObject({ eats_here: 1, packing_paise: 0, total_paise: 27_000 });
    expect(screen.visibleText).toContain("Preparing · Eat here");
    const text = (path: string) => seller.visitor.read(path);
    expect(await text(`/admin/orders/${row.id}/ticket`)).toContain("EAT HERE");
    const kitchen = await addStaff(shop, "kitchen");
    expect(await kitchen.visitor.read("/admin/kitchen")).toContain("Eat here");
    const changes = `/admin/orders/${row.id}/changes`;
    const changeTo = async (before: string, deliveryType: string) => {
      const form = await seller.visitor.formOn(changes);
      expect(form.deliveryType).toBe(before);
      const why = { reason: "Typed wrongly", save: "1" };
      const saved = await seller.visitor.postForm(changes, { ...form, ...why, deliveryType });
      expect(saved.status, saved.text).toBe(303);
      const columns = "eats_here, delivery_type, packing_paise";
      return shop.database.row(`select ${columns} from orders where id = ?`, String(row.id));
    };
    const away = { eats_here: 0, delivery_type: "pickup", packing_paise: 1000 };
    expect(await changeTo("here", "pickup")).toEqual(away);
    expect(await text(`/admin/orders/${row.id}`)).toContain("Takeaway, ₹270 → ₹280");
    const again = { eats_here: 1, delivery_type: "pickup", packing_paise: 0 };
    expect(await changeTo("pickup", "here")).toEqual(again);
    const details = await text(`/admin/orders/${row.id}`);
    expect(details).toContain("Eat here");
    expect(details).not.toContain("Cash on Delivery");
    expect(await admin.read("/admin/reports")).not.toContain("Cash on Delivery");
  });

  test("keeps everything when something is missing, and says it at the field", async () => {
    let page = await press(await seller.visitor.get(COUNTER), { add: dish.id });
    const typed = { fulfilment: "delivery", customerName: "Asha", payment: "later" };

    page = await press(page, { place: "order" }, typed);

    expect(page.status).toBe(400);
    expect(page.form(COUNTER)).toMatchObject({ ...typed, "lines[0].dish": dish.id });
    expect(page.text).toMatch(/href="#counter-street"[^>]*>Street is required/);
    expect(page.text).toMatch(/href="#counter-phone"[^>]*>Phone is required/);
    const unpaid = await press(await press(await seller.visitor.get(COUNTER), { add: dish.id }), {
      place: "order",
    });
    expect(unpaid.status).toBe(400);
    expect(unpaid.visibleText).toContain("Choose how the order is paid");
  });

  test("shows an order again once, of which the session had expired", async () => {
    const page = await press(await seller.visitor.get(COUNTER), { add: dish.id });
    const visitor = shop.visitor();
    const sent = { ...page.form(COUNTER), customerName: "Asha", place: "order" };
    const refused = await visitor.postForm(COUNTER, sent);
    expect(refused.location).toBe("/login?returnTo=%2Fadmin%2Fcounter");
    await visitor.signInAs(seller);

    const again = await visitor.get(COUNTER);

    const typed = { customerName: "Asha", "lines[0].dish": dish.id };
    expect(again.form(COUNTER)).toMatchObject(typed);
    expect(await visitor.formOn(COUNTER)).not.toMatchObject(typed);
  });

  test("changes the choices of a plate", async () => {
    let page = await press(await seller.visitor.get(COUNTER), { add: dish.id });
    const [[spice = "", hot] = []] = Object.entries(starterFields("hot"));
    expect(page.form(COUNTER)).toHaveProperty([`lines[0].${spice}`]);

    page = await press(page, { choose: "0" }, { [`lines[0].${spice}`]: hot ?? "" });

    const lines = Object.entries(page.form(COUNTER)).filter(([name]) => name.includes(".options."));
    expect(lines).toEqual([[`lines[0].options.group.${hot}`, "1"]]);
  });

  test("finds a dish by its other names", async () => {
    shop.database.change(
      "update products set name_devanagari = 'काउंटर पुरी', other_names = 'golgappa' where id = ?",
      dish.id,
    );
    const found = async (query: string) => {
      const page = await press(await seller.visitor.get(COUNTER), {}, { query });
      return [...page.text.matchAll(/counter-dish-name">([^<]+)/g)].map(([, name]) => name);
    };

    expect(await found("counter pu")).toEqual(["Counter Puri"]);
    expect(await found("GOLGAPPA")).toContain("Counter Puri");
    expect(await found("काउंटर")).toEqual(["Counter Puri"]);
    expect(await found("pizza")).toEqual([]);
  });

  test("recognises a phone number, its address and its last order", async () => {
    const gone = addDish(shop.database, { name: "Gone Puri" });
    await taken(seller, {
      channel: "phone",
      deliveryType: "delivery",
      customerName: "Meera Joshi",
      phone: "+91 98220 77701",
      deliveryAddress: { street: "5 Tilak Road", city: "Pune", zipCode: "411030" },
      items: [
        { product: dish.id, quantity: 3, specialInstructions: "crisp" },
        { product: gone.id, quantity: 1 },
      ],
    });
    shop.database.change("update products set stock = 0 where id = ?", gone.id);
    const typed = { phone: "09822077701", fulfilment: "delivery" };

    let page = await press(await seller.visitor.get(COUNTER), { find: "phone" }, typed);
    expect(page.visibleText).toContain("Meera Joshi");
    expect(page.visibleText).toContain("Gone Puri is sold out.");
    page = await press(page, { address: "0" });
    page = await press(page, { again: "last" });

    expect(page.form(COUNTER)).toMatchObject({
      customerName: "Meera Joshi",
      street: "5 Tilak Road",
      zipCode: "411030",
      "lines[0].dish": dish.id,
      "lines[0].quantity": "3",
      "lines[0].note": "crisp",
    });
    const kitchen = await addStaff(shop, "kitchen");
    const looked = await kitchen.visitor.get("/admin/counter/customer?phone=9822077701");
    expect(looked.location).toBe("/admin");
    expect(looked.text).not.toContain("Meera");
  });

  test("shows its orders as a walk-in's, on ticket, bill and list", async () => {
    const { id, tokenNumber, orderNumber } = await taken(seller, walkIn());
    const text = (path: string) => seller.visitor.read(path);

    expect(await text(`/admin/orders/${id}/ticket`)).toContain(`Token ${tokenNumber}`);
    expect(await text(`/admin/orders/${id}/ticket`)).toContain("Walk-in");
    expect(await text(`/admin/orders/${id}/bill`)).not.toContain("Maharashtra");
    const details = await text(`/admin/orders/${id}`);
    expect(details).toContain(`Order ${orderNumber}`);
    expect(details).toContain(`by ${seller.name} (Counter)`);
    expect(details).toContain("Takeaway");
  });
});

describe("the token board", () => {
  const board = async () => {
    const { text, headers } = await shop.visitor().get("/tokens");
    const list = (title: string) =>
      [
        ...(new RegExp(`aria-label="${title}".*?</section>`, "s").exec(text)?.[0] ?? "").matchAll(
          /<li>([^<]+)/g,
        ),
      ].map(([, token]) => token);
    return { ready: list("Ready"), preparing: list("Preparing"), text, headers };
  };

  test("shows what is prepared and what is ready, of today, without names", async () => {
    const one = await taken(seller, walkIn({ customerName: "Meera" }));
    const two = await taken(seller, walkIn());
    const old = await taken(seller, walkIn());
    shop.database.change("update orders set token_day = '2020-01-01' where id = ?", old.id);
    expect((await board()).preparing).toEqual(
      expect.arrayContaining([one.tokenNumber, two.tokenNumber]),
    );
    shop.database.change("update orders set ready_at = ? where id = ?", Date.now(), two.id);

    const { ready, preparing, text } = await board();

    expect(ready).toEqual([two.tokenNumber]);
    expect(preparing).toContain(one.tokenNumber);
    expect(preparing).not.toContain(two.tokenNumber);
    expect(preparing).not.toContain(old.tokenNumber);
    expect(text).not.toContain("Meera");
    expect(text).toContain('http-equiv="refresh"');
    await advanceOrder(seller.api, two, ["delivered"]);
    expect((await board()).ready).toEqual([]);
  });
});
