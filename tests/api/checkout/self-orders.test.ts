import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { changeSettings } from "#tests/support/records/changed-settings.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { startRazorpay } from "#tests/support/shop/razorpay-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const razorpay = await startRazorpay();
const shop = runningShop({
  env: { ...razorpay.env, SITE_URL: "https://katta.example", SHOP_UPI_ID: "katta@upi" },
});
afterAll(() => razorpay.stop());

const SELF_ORDER = "/here/order";
const PAYMENT = "/admin/settings/payment";
const { visitor: owner } = shop.owner;

beforeAll(async () => {
  await saveSettings(owner, "hours", openAllDay);
});
beforeEach(async () => {
  await takeSelfOrders(true);
  await savePayment({ upiBy: "own", cardBy: "door", selfOrderTrustRupees: "0" });
});

const takeSelfOrders = (takes: boolean) =>
  owner.postForm("/admin/settings/opening/self-orders", takes ? { takesSelfOrders: "on" } : {});

async function savePayment(fields: FormFields): Promise<void> {
  expect((await owner.fillIn(PAYMENT, fields)).status).toBe(303);
}

type Scanned = { code?: string; dish?: Dish; fields?: FormFields };

/** A customer at the stall with a dish in the cart, and the filled-in form. */
async function atTheStall({
  code = "/here",
  dish = addDish(shop.database, priced),
  fields = {},
}: Scanned = {}) {
  const visitor = shop.visitor();
  const scanned = await visitor.get(code);
  expect(scanned.location).toBe("/menu");
  await add(visitor, dish);
  return { visitor, dish, form: await filledOrder(visitor, fields) };
}
async function add(visitor: FormVisitor, { id, name }: Dish): Promise<void> {
  await visitor.postForm("/cart/lines", { product: id, quantity: "1" });
  expect(await visitor.read(SELF_ORDER)).toContain(name);
}
const priced = { pricePaise: 10_000, stock: 5 };

async function filledOrder(visitor: FormVisitor, fields: FormFields = {}): Promise<FormFields> {
  const typed = { customerName: "Meena", handover: "here", paymentMethod: "cash" };
  return { ...(await visitor.formOn(SELF_ORDER)), ...typed, ...fields };
}

async function order(scanned: Scanned = {}) {
  const { visitor, dish, form } = await atTheStall(scanned);
  const reply = await visitor.postForm(SELF_ORDER, form);
  return { visitor, dish, form, reply, ticket: reply.location ?? "", ...newest() };
}

function newest() {
  const row = shop.database.row(
    "select id, token, order_number number from orders order by seq desc limit 1",
  );
  return { id: String(row.id), token: String(row.token), number: String(row.number) };
}

const stateOf = ({ id }: { id: string }) =>
  shop.database.row(
    `select channel, status, payment_status payment, pay_by is not null awaits, table_number "table",
       eats_here eatsHere, customer_name name, phone, user_id userId from orders where id = ?`,
    id,
  );
const stockOf = ({ id }: Dish) =>
  shop.database.value("select stock from products where id = ?", id);
const kitchen = () => owner.read("/admin/kitchen");
const counter = () => owner.read("/admin/counter");

test("a guest orders at a table with a name only, and the kitchen gets it once it is paid", async () => {
  const placed = await order({ code: "/here/12" });

  expect(placed.ticket).toMatch(/^\/track\//);
  expect(stateOf(placed)).toEqual({
    ...{ channel: "self", status: "pending", payment: "pending", awaits: 1, table: 12 },
    ...{ eatsHere: 1, name: "Meena", phone: "", userId: null },
  });
  expect(stockOf(placed.dish)).toBe(4);
  const ticket = await placed.visitor.read(placed.ticket);
  expect(ticket).toContain("Pay ₹100 at the counter");
  expect(ticket).toContain("Table 12");
  expect(await kitchen()).not.toContain(placed.dish.name);
  expect(await counter()).toContain(`${placed.token} Meena · ₹100 · Table 12`);

  const payments = `/admin/orders/${placed.id}/payments`;
  await owner.fillIn(payments, { method: "cash", amount: "100" });

  await expect.poll(() => stateOf(placed)).toMatchObject({ awaits: 0, status: "preparing" });
  const seen = await kitchen();
  expect(seen).toContain(placed.dish.name);
  expect(seen).toContain("Table 12");
  const paid = await placed.visitor.read(placed.ticket);
  expect(paid).not.toContain("at the counter");
  expect(paid).toMatch(/Yours is next|\d+ orders? before yours/);
});

test("sent twice, it is one order", async () => {
  const { visitor, form } = await atTheStall();
  const before = Number(shop.database.value("select count(*) from orders"));

  const replies = await Promise.all([
    visitor.postForm(SELF_ORDER, form),
    visitor.postForm(SELF_ORDER, form),
  ]);
  const later = await visitor.postForm(SELF_ORDER, form);

  expect(shop.database.value("select count(*) from orders")).toBe(before + 1);
  expect(new Set([...replies, later].map(({ location }) => location)).size).toBe(1);
});

test("what nobody pays disappears and gives its stock back", async () => {
  const placed = await order();
  shop.database.change("update orders set pay_by = 1 where id = ?", placed.id);

  await expect.poll(() => stateOf(placed)).toMatchObject({ status: "cancelled", awaits: 0 });

  expect(stockOf(placed.dish)).toBe(5);
  expect(await counter()).not.toContain(`${placed.token} Meena`);
  expect(await placed.visitor.read(placed.ticket)).toContain("This order was cancelled");
});

test("an order whose customer says that it is paid is not given up", async () => {
  const claimed = await order({ fields: { paymentMethod: "upi" } });
  const unpaid = await order();
  shop.database.change(
    "update orders set claimed_paise = total_paise, pay_by = 1 where id = ?",
    claimed.id,
  );
  shop.database.change("update orders set pay_by = 2 where id = ?", unpaid.id);

  await expect.poll(() => stateOf(unpaid)).toMatchObject({ status: "cancelled" });

  expect(stateOf(claimed)).toMatchObject({ status: "pending", awaits: 1 });
});

test("one that was cancelled by mistake waits for its payment again", async () => {
  const placed = await order();
  const buttons = `/admin/orders/${placed.id}`;
  await owner.postForm(`${buttons}/status`, { status: "cancelled", reason: "Left" });
  expect(stateOf(placed)).toMatchObject({ status: "cancelled", awaits: 0 });

  await owner.postForm(`${buttons}/status/removal`, { status: "cancelled" });

  expect(stateOf(placed)).toMatchObject({ status: "pending", awaits: 1 });
  expect(await kitchen()).not.toContain(placed.dish.name);
});

test("what is eaten at the stall is changed at the counter, not by its customer", async () => {
  const customer = await registerCustomer(shop.api);
  const visitor = await shop.signedIn(customer);
  await visitor.get("/here/7");
  await add(visitor, addDish(shop.database, priced));
  await visitor.postForm(SELF_ORDER, await filledOrder(visitor));
  const placed = newest();
  const changes = `/my-orders/${placed.number}/changes`;
  expect(await visitor.read(`/my-orders/${placed.number}`)).not.toContain("Change order");

  const delivered = {
    deliveryType: "delivery",
    address: "1 Lane",
    city: "Pune",
    pincode: "411004",
  };
  const unchanged = { save: "on", version: "0", requestedFor: "unchanged" };
  const reply = await visitor.postForm(changes, { ...delivered, ...unchanged });

  expect(reply.status).toBe(409);
  expect(reply.visibleText).toContain("Please tell the counter what to change.");
  expect(stateOf(placed)).toMatchObject({ eatsHere: 1, table: 7 });
});

describe("an owner who trusts orders up to ₹100", () => {
  beforeEach(() => savePayment({ selfOrderTrustRupees: "100" }));

  test("gets them into the kitchen at once", async () => {
    const placed = await order();

    expect(stateOf(placed)).toMatchObject({ status: "preparing", awaits: 0, payment: "pending" });
    expect(await kitchen()).toContain(placed.dish.name);
    expect(await placed.visitor.read(placed.ticket)).not.toContain("We start once it is paid");
  });

  test("has no more than three of a visitor that are not paid", async () => {
    const { visitor, dish } = await atTheStall();
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await visitor.postForm(SELF_ORDER, await filledOrder(visitor))).status).toBe(303);
      expect(stateOf(newest())).toMatchObject({ status: "preparing", payment: "pending" });
      await add(visitor, dish);
    }

    expect((await visitor.postForm(SELF_ORDER, await filledOrder(visitor))).status).toBe(409);
  });

  test("still waits for the payment of a larger one", async () => {
    const dish = addDish(shop.database, { pricePaise: 10_100, stock: 5 });

    expect(stateOf(await order({ dish }))).toMatchObject({ status: "pending", awaits: 1 });
  });
});

test("with the shop's own UPI ID, the ticket has the code, and the counter confirms", async () => {
  const placed = await order({ fields: { paymentMethod: "upi" } });

  const { text } = await placed.visitor.get(placed.ticket);
  expect(text).toContain("upi://pay?pa=katta%40upi");
  expect(text).toContain("show the payment at the counter");
});

describe("online", () => {
  beforeEach(() => savePayment({ upiBy: "online", cardBy: "online" }));

  test("it leads to the payment page and is made once it is paid", async () => {
    const placed = await order({ fields: { paymentMethod: "card" } });
    const link = razorpay.linkAt(placed.ticket);
    expect(link).toMatchObject({ amount: 10_000 });
    expect(await counter()).toContain(`${placed.token} Meena`);

    const back = await placed.visitor.get(razorpay.returnOf(link, razorpay.pay(link).id));

    expect(back.location).toMatch(/^\/track\//);
    expect(stateOf(placed)).toMatchObject({ status: "preparing", payment: "paid", awaits: 0 });
  });

  test("a customer who pays another way after all still pays first", async () => {
    razorpay.isIn("down");
    const placed = await order({ fields: { paymentMethod: "upi" } });
    razorpay.isIn("well");
    expect(placed.ticket).toMatch(/^\/pay\//);
    const page = await placed.visitor.get(placed.ticket);
    const form = `${placed.ticket}/another-way`;

    await placed.visitor.postForm(form, { ...page.form(form), paymentMethod: "cash" });

    expect(stateOf(placed)).toMatchObject({ status: "pending", awaits: 1 });
  });
});

describe("nobody orders by phone at the stall", () => {
  test("while the owner does not want it", async () => {
    const { visitor, form } = await atTheStall();
    await takeSelfOrders(false);

    expect(await shop.visitor().read("/here")).toContain("Please order at the counter.");
    const refused = await visitor.postForm(SELF_ORDER, form);
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Please order at the counter.");
    expect(refused.form(SELF_ORDER).customerName).toBe("Meena");
  });

  test("while the shop is paused", async () => {
    const { visitor, form } = await atTheStall();
    await owner.postForm("/admin/settings/opening/switch", { mode: "paused", pauseFor: "30" });

    expect((await shop.visitor().get("/here")).status).toBe(200);
    expect((await visitor.postForm(SELF_ORDER, form)).status).toBe(409);
    await owner.postForm("/admin/settings/opening/switch", { mode: "open" });
  });

  test("with more than three orders that are not paid", async () => {
    const { visitor, dish } = await atTheStall();
    const send = async () => visitor.postForm(SELF_ORDER, await filledOrder(visitor));
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await send()).status).toBe(303);
      await add(visitor, dish);
    }

    const refused = await send();

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("You have 3 orders that are not paid yet.");
    expect((await order()).reply.status).toBe(303);
  });
});

test.each([
  ["no name", { customerName: " " }, "Enter your name"],
  ["a name of 41 letters", { customerName: "x".repeat(41) }, "40"],
  ["no handover", { handover: "" }, "Choose to eat here or take it away"],
  ["a payment that is none", { paymentMethod: "gold" }, "Choose how to pay"],
])("%s is refused with what is typed", async (_, fields, message) => {
  const { visitor, form } = await atTheStall();

  const refused = await visitor.postForm(SELF_ORDER, { ...form, ...fields });

  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain(message);
});

test("a price that rose meanwhile is shown before anything is ordered", async () => {
  const { visitor, form, dish } = await atTheStall();
  shop.database.change("update products set price_paise = 12000 where id = ?", dish.id);

  expect((await visitor.postForm(SELF_ORDER, form)).status).toBe(409);
  expect(await visitor.read(SELF_ORDER)).toContain("₹120");
});

test("only what is taken away is packed", async () => {
  await changeSettings(owner, "charges", { packingRupees: "7" });

  const { visitor, form } = await atTheStall();
  expect(await visitor.read(SELF_ORDER)).toContain("₹107 in total");
  await visitor.postForm(SELF_ORDER, { ...form, handover: "takeaway" });

  const total = shop.database.value("select total_paise from orders order by seq desc limit 1");
  expect(total).toBe(10_700);
});

test("a code that is no table's does not exist", async () => {
  for (const code of ["/here/0", "/here/1000", "/here/abc"]) {
    expect((await shop.visitor().get(code)).status, code).toBe(404);
  }
});

test("at the stall, the cart leads to the counter's order; elsewhere to delivery", async () => {
  const { visitor } = await atTheStall();

  expect((await visitor.get("/cart")).location).toBe(SELF_ORDER);
  expect((await visitor.get("/checkout")).location).toBe(SELF_ORDER);
  const left = await visitor.postForm(`${SELF_ORDER}?leave`);

  expect(left.location).toBe("/cart");
  expect(await visitor.read("/cart")).toContain("Your Cart");
});

describe("on one network", () => {
  const busy = runningShop({ env: { RATE_LIMITS: "on" } });

  test("a hundred people at the stall are served within ten minutes", async () => {
    const boss = await busy.signedIn(firstAdmin);
    await saveSettings(boss, "hours", openAllDay);
    await saveSettings(boss, "opening/self-orders", { takesSelfOrders: "on" });
    const dish = addDish(busy.database, { pricePaise: 5_000, stock: 200 });

    const statuses = [];
    for (let guest = 0; guest < 100; guest += 1) {
      const visitor = busy.visitor();
      await visitor.get("/here");
      await visitor.postForm("/cart/lines", { product: dish.id, quantity: "1" });
      const form = await filledOrder(visitor);
      statuses.push((await visitor.postForm(SELF_ORDER, form)).status);
    }

    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(busy.database.value("select count(*) from orders where channel = 'self'")).toBe(100);
  });
});

test("the cards have a code for each table", async () => {
  const page = await owner.read("/admin/poster/cards?tables=3");

  for (const card of ["Order here", "Table 1", "Table 2", "Table 3"]) expect(page).toContain(card);
  expect(page).not.toContain("Table 4");
});
