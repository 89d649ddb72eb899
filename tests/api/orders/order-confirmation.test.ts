import { beforeAll, expect, test } from "vitest";
import { formatTime } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";
import { deliveryTypes } from "#app/domain/terms/delivery-fee.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder, stepsTo } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let asha: Person;
let buyer: FormVisitor;
const admin = shop.owner;
let dish: Dish;

beforeAll(async () => {
  asha = await registerCustomer(shop.api);
  buyer = await shop.signedIn(asha);
  dish = addDish(shop.database);
});

const DAY_MS = 86_400_000;

async function orderIn(status: OrderStatus, deliveryType: string, isForLater: boolean) {
  const order = await placeOrder(asha.api, [dish], { deliveryType });
  await advanceOrder(admin.api, order, stepsTo[status]);
  // The shop may be closed.
  const dueAt = isForLater ? Date.now() + DAY_MS : null;
  shop.database.change("update orders set due_at = ? where id = ?", dueAt, order.id);
  return order;
}

const cases = orderStatuses.flatMap((status) =>
  deliveryTypes.flatMap((deliveryType) =>
    [false, true].map((isForLater) => ({ status, deliveryType, isForLater })),
  ),
);

const pagesOf = (order: OrderOutput) => [
  `/order-confirmation?order=${order.orderNumber}`,
  new URL(order.trackingUrl ?? "").pathname,
  "/my-orders",
];

/** Texts that contradict "Preparing". */
const DENIALS =
  /nothing has been cooked|not (answered|confirmed)|starts? (on it )?soon|not needed/i;

test.each(cases)(
  "no sentence contradicts the badge: $status, $deliveryType, for later: $isForLater",
  async ({ status, deliveryType, isForLater }) => {
    const order = await orderIn(status, deliveryType, isForLater);
    // The answer is also late.
    shop.database.change(
      "update orders set created_at = created_at - 1000 * 60 * 30 where id = ?",
      order.id,
    );
    const [confirmation = "", ...others] = pagesOf(order);
    const text = await buyer.read(confirmation);
    const isInKitchen = ["pending", "confirmed", "preparing"].includes(status);

    const badge = new RegExp(`Order ${order.orderNumber} Preparing( for \\w{3}, [\\d:]+ [AP]M)?`);
    expect(badge.test(text)).toBe(isInKitchen);
    if (isInKitchen) expect(badge.exec(text)?.[1] !== undefined).toBe(isForLater);
    for (const page of [confirmation, ...others]) {
      expect(await buyer.read(page), page).not.toMatch(DENIALS);
    }
    if (status === "cancelled") return;
    expect(text.includes("Picked Up")).toBe(deliveryType === "pickup");
    expect(text.includes("On the Way")).toBe(deliveryType === "delivery");
  },
);

const HEADLINES: [deliveryType: string, status: OrderStatus, headline: RegExp][] = [
  ["delivery", "pending", /Arriving TIME Thank you/],
  ["pickup", "preparing", /Ready at the window TIME Thank you/],
  ["delivery", "delivered", /Delivered Thank you/],
  ["delivery", "cancelled", /Cancelled This order was cancelled/],
];

test.each(HEADLINES)(
  "the headline says when it comes, then how it is paid, the steps and the bill: %s, %s",
  async (deliveryType, status, headline) => {
    const order = await orderIn(status, deliveryType, false);
    const promisedAt = Date.now() + 60_000;
    shop.database.change(
      "update orders set promised_at = ?, promised_until = null where id = ?",
      promisedAt,
      order.id,
    );
    const time = formatTime(new Date(promisedAt));

    const text = await buyer.read(`/order-confirmation?order=${order.orderNumber}`);

    expect(text).toMatch(new RegExp(headline.source.replace("TIME", time)));
    const parts = [`Order ${order.orderNumber}`, "Order Summary", "Details"];
    if (status === "pending") parts.unshift("To pay: ₹");
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text.split(order.orderNumber)).toHaveLength(2);
  },
);

test("a delivered order offers its bill, and the link that follows it can be sent without scripts", async () => {
  const order = await orderIn("delivered", "delivery", false);
  const { text } = await buyer.get(`/order-confirmation?order=${order.orderNumber}`);
  expect(text).toContain(`href="/my-orders/${order.orderNumber}/bill"`);
  const { text: pending } = await buyer.get(
    `/order-confirmation?order=${(await orderIn("pending", "delivery", false)).orderNumber}`,
  );
  expect(pending).toMatch(/href="https:\/\/wa\.me\/\?text=http[^"]*track/);
  expect(pending).not.toMatch(/href="[^"]*\/bill"/);
});

test("the steps carry the times of the history, on the confirmation, on the tracking page and in the details", async () => {
  const order = await placeOrder(asha.api, [dish]);
  await advanceOrder(admin.api, order, ["confirmed", "preparing", "out_for_delivery"]);
  // 6:02 PM, 6:10 PM and 6:35 PM in Pune.
  const times = { confirmed: "12:32", preparing: "12:40", out_for_delivery: "13:05" };
  for (const [status, time] of Object.entries(times)) {
    shop.database.change(
      "update order_changes set created_at = ? where order_id = ? and to_value = ?",
      Date.parse(`2026-11-21T${time}:00Z`),
      order.id,
      status,
    );
  }
  const [confirmation = "", tracking = ""] = pagesOf(order);
  for (const page of [confirmation, tracking, `/my-orders?order=${order.orderNumber}`]) {
    const text = await buyer.read(page);
    expect(text, page).toMatch(/Order Confirmed (Nov 21, )?6:02 PM/);
    expect(text, page).toMatch(/Preparing Your Order (Nov 21, )?6:10 PM/);
    expect(text, page).toMatch(/On the Way (Nov 21, )?6:35 PM/);
  }
});
