import { expect, test } from "vitest";
import type { Order } from "../orders/order.ts";
import { type OrderStatus, orderStatuses } from "../orders/status.ts";
import { orderPush } from "./customer-push.ts";

const promisedAt = new Date("2026-11-23T14:10:00Z");

function order(overrides: Partial<Order>): Order {
  const customer = { customerName: "Asha Kulkarni", street: "12 Laxmi Road", phone: "98220 12345" };
  return {
    ...customer,
    orderNumber: "CP2611230042",
    deliveryType: "delivery",
    cancellationReason: "Asha called",
    promisedAt,
    promisedUntil: null,
    delayMinutes: 0,
    readyAt: null,
    ...overrides,
  } as Order;
}

const textOf = (overrides: Partial<Order>) => {
  const { title, body } = orderPush(order(overrides), "status", "/track/token");
  return `${title}. ${body}`;
};

test.each<[OrderStatus, RegExp]>([
  ["pending", /We have your order/],
  ["confirmed", /is confirmed.*7:40 PM/],
  ["preparing", /is being prepared.*7:40 PM/],
  ["out_for_delivery", /is on its way.*7:40 PM/],
  ["delivered", /has arrived/],
  ["cancelled", /was cancelled.*Call \+91/],
])("%s", (status, expected) => {
  expect(textOf({ status })).toMatch(expected);
});

test("pickup orders are picked up", () => {
  expect(textOf({ status: "delivered", deliveryType: "pickup" })).toContain("You have picked up");
});

test("an order that is ready waits at the counter or for its rider", () => {
  const ready = { status: "preparing", readyAt: promisedAt } as const;
  expect(textOf({ ...ready, deliveryType: "pickup" })).toMatch(/is ready.*Come and pick it up/);
  expect(textOf(ready)).toMatch(/is ready.*on its way soon/);
});

test("an order that takes longer or was changed has a new time", () => {
  const status = "preparing";
  expect(orderPush(order({ status }), "delayed", "/track/token")).toMatchObject({
    title: "Your order is taking longer",
    body: expect.stringContaining("7:40 PM"),
  });
  expect(orderPush(order({ status }), "changed", "/track/token").title).toBe(
    "Your order was changed",
  );
});

test("no message says who the customer is, and all of one order replace each other", () => {
  const messages = orderStatuses.flatMap((status) =>
    (["status", "delayed", "changed"] as const).map((news) =>
      orderPush(order({ status }), news, "/track/token"),
    ),
  );

  for (const { title, body, path, tag } of messages) {
    expect(`${title} ${body}`).not.toMatch(/Asha|Kulkarni|Laxmi|98220/);
    expect(body).toContain("CP2611230042");
    expect(path).toBe("/track/token");
    expect(tag).toBe("order-CP2611230042");
  }
});
