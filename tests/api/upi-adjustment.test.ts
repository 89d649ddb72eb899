import { afterEach, beforeAll, expect, test } from "vitest";
import { customerWith, filledCheckout, orderNumberIn } from "#tests/support/checkout.ts";
import { addDish } from "#tests/support/dishes.ts";
import type { FormFields, FormVisitor } from "#tests/support/form.ts";
import { advanceOrder, placeOrder } from "#tests/support/orders.ts";
import { type Person, signInAdmin } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";

const shop = runningShop();
let admin: Person;
let owner: FormVisitor;

const settings = (section: string, fields: FormFields) =>
  owner.postForm(`/admin/settings/${section}`, fields);
const payee = { id: "", name: "" };
const charges = { packingRupees: "0", packingPer: "order" };
const turnOn = () => settings("payment", { ...payee, adjustsAmounts: "on" });

beforeAll(async () => {
  admin = await signInAdmin(shop.api);
  owner = await shop.signedIn(firstAdmin);
});
afterEach(async () => {
  await settings("payment", payee);
  await settings("charges", charges);
});

const byUpi = { paymentMethod: "upi", deliveryType: "pickup" };

/** Places an order and returns what it asks for, in paise. */
async function asks(pricePaise: number, overrides: Record<string, unknown> = byUpi) {
  const { api } = await customerWith(shop);
  const order = await placeOrder(api, [addDish(shop.database, { pricePaise })], overrides);
  return { ...order, paise: Math.round(order.total * 100) };
}

test("each open UPI order asks for another amount, and a finished one frees its own", async () => {
  expect((await asks(70_000)).paise, "while it is off").toBe(70_000);
  await turnOn();

  const orders = await Promise.all([1, 2, 3].map(() => asks(50_000)));
  const cash = await asks(50_000, { ...byUpi, paymentMethod: "cash" });

  expect(orders.map(({ paise }) => paise).sort()).toEqual([50_001, 50_002, 50_003]);
  expect(cash.paise).toBe(50_000);
  const [first] = orders.filter(({ paise }) => paise === 50_001);
  if (!first) throw new Error("No order asks for one paisa more.");
  expect(first.charges).toEqual([{ name: "UPI adjustment", amount: 0.01 }]);
  // One that costs a paisa more by itself has a free amount, too.
  expect((await asks(50_001)).paise).toBe(50_004);
  await advanceOrder(admin.api, first, ["cancelled"]);
  expect((await asks(50_000)).paise).toBe(50_001);
});

test("the checkout quotes without it and does not ask again; the bill names it", async () => {
  await turnOn();
  const { visitor } = await customerWith(shop, [addDish(shop.database, { pricePaise: 61_000 })]);
  const fields = await filledCheckout(visitor, byUpi);
  expect(fields["pickup.quotedTotalPaise"]).toBe("61000");
  expect(await visitor.read("/checkout")).toContain("up to 99 paise are added");

  const number = orderNumberIn(await visitor.postForm("/checkout", fields));

  const page = await visitor.get(`/order-confirmation?order=${number}`);
  expect(page.text).toContain("am=610.01&amp;");
  expect(page.visibleText).toContain("UPI adjustment ₹0.01");
  const id = shop.database.value("select id from orders where order_number = ?", number);
  expect(await owner.read(`/admin/orders/${id}/bill`)).toContain("UPI adjustment ₹0.01");
});

test("a changed order asks for a free amount again", async () => {
  await turnOn();
  const dish = addDish(shop.database, { pricePaise: 40_000 });
  const { api, visitor } = await customerWith(shop);
  const order = await placeOrder(api, [dish], byUpi);
  const other = await asks(80_000);
  expect([order.total, other.total]).toEqual([400.01, 800.01]);
  const path = `/my-orders/${order.orderNumber}/changes`;
  const form = (await visitor.get(path)).form(path);
  const [line = ""] = Object.keys(form).filter((name) => name.startsWith("lines."));

  const changed = await visitor.postForm(path, { ...form, [line]: "2", save: "1" });

  expect(changed.status).toBe(303);
  expect(
    shop.database.row(
      "select total_paise, upi_adjustment_paise from orders where id = ?",
      order.id,
    ),
  ).toEqual({ total_paise: 80_002, upi_adjustment_paise: 2 });
});

test("is refused together with rounding, in both forms", async () => {
  expect((await settings("charges", { ...charges, roundsToRupee: "on" })).status).toBe(303);
  const refused = await turnOn();
  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain("Totals are rounded to the rupee. Turn that off");
  await settings("charges", charges);
  expect((await turnOn()).status).toBe(303);

  const rounded = await settings("charges", { ...charges, roundsToRupee: "on" });

  expect(rounded.status).toBe(400);
  expect(rounded.visibleText).toContain("UPI orders ask for a few paise more. Turn that off");
});
