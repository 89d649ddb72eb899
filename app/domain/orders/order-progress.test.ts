import { describe, expect, test } from "vitest";
import { m } from "#messages";
import { inLanguage } from "../language/in-language.server.ts";
import { languages } from "../language/language.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import type { Order } from "./order.ts";
import { confirmationBadge, confirmationHeadline, orderProgress } from "./order-progress.ts";
import { type OrderStatus, orderStatuses, orderStatusLabel } from "./status.ts";

// A Saturday.
const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);
const now = at("19:00");

type Example = Parameters<typeof orderProgress>[0];

function orderWith(overrides: Partial<Example> = {}): Example {
  return {
    status: "pending",
    deliveryType: "delivery",
    createdAt: at("18:00"),
    readyAt: null,
    dueAt: null,
    slotStartsAt: null,
    payBy: null,
    ...overrides,
  };
}

const change = (fromValue: OrderStatus, toValue: OrderStatus, time: string) =>
  ({ kind: "status", fromValue, toValue, createdAt: at(time) }) as const;

const timesOf = (order: Example, changes: Parameters<typeof orderProgress>[2]) =>
  orderProgress(order, now, changes).map((step) => step.at);

describe("the steps", () => {
  test.each([
    ["pending", "delivery", false, ["current", "next", "next", "next"]],
    ["confirmed", "delivery", false, ["current", "next", "next", "next"]],
    ["preparing", "delivery", false, ["done", "current", "next", "next"]],
    ["preparing", "delivery", true, ["done", "current", "next", "next"]],
    ["out_for_delivery", "delivery", true, ["done", "done", "current", "next"]],
    ["delivered", "delivery", true, ["done", "done", "done", "done"]],
    ["preparing", "pickup", false, ["done", "current", "next", "next"]],
    ["preparing", "pickup", true, ["done", "done", "current", "next"]],
    ["delivered", "pickup", false, ["done", "done", "done", "done"]],
  ] as const)(
    "of an order that is %s for %s, ready: %s",
    (status, deliveryType, isReady, states) => {
      const readyAt = isReady ? at("18:40") : null;
      const steps = orderProgress(orderWith({ status, deliveryType, readyAt }), now);

      expect(steps.map((step) => step.state)).toEqual(states);
    },
  );

  test("of a pickup are a pickup's", () => {
    const labels = (deliveryType: "delivery" | "pickup") =>
      orderProgress(orderWith({ deliveryType }), now).map(({ label }) => label);

    const first = ["Order Confirmed", "Preparing Your Order"];
    expect(labels("delivery")).toEqual([...first, "On the Way", "Delivered"]);
    expect(labels("pickup")).toEqual([...first, "Ready at the Window", "Picked Up"]);
  });

  test("carry the times at which they were reached", () => {
    const changes = [
      change("pending", "confirmed", "18:02"),
      change("confirmed", "preparing", "18:10"),
      change("preparing", "out_for_delivery", "18:35"),
    ];
    const order = orderWith({ status: "out_for_delivery" });
    expect(timesOf(order, changes)).toEqual(["6:02 PM", "6:10 PM", "6:35 PM", undefined]);

    const pickup = orderWith({ status: "preparing", deliveryType: "pickup", readyAt: at("18:30") });
    const startedAtOnce = [change("pending", "preparing", "18:10")];
    expect(timesOf(pickup, startedAtOnce)).toEqual(["6:10 PM", "6:10 PM", "6:30 PM", undefined]);
  });

  test("taken back lose their time, and taken again have the new one", () => {
    const taken = [
      change("pending", "preparing", "18:10"),
      change("preparing", "out_for_delivery", "18:35"),
      change("out_for_delivery", "preparing", "18:36"),
    ];
    expect(timesOf(orderWith({ status: "preparing" }), taken)).toEqual([
      "6:10 PM",
      "6:10 PM",
      undefined,
      undefined,
    ]);
    const again = [...taken, change("preparing", "out_for_delivery", "18:50")];
    expect(timesOf(orderWith({ status: "out_for_delivery" }), again)[2]).toBe("6:50 PM");
  });

  test("of an order that the counter took begin when it was taken", () => {
    expect(timesOf(orderWith({ status: "preparing" }), [])).toEqual([
      "6:00 PM",
      "6:00 PM",
      undefined,
      undefined,
    ]);
  });

  test("of another day name the day", () => {
    const changes = [{ ...change("pending", "confirmed", "18:02") }];
    const tomorrow = new Date("2026-11-22T09:00:00+05:30");
    const [step] = orderProgress(orderWith({ status: "confirmed" }), tomorrow, changes);
    expect(step?.at).toBe("Nov 21, 6:02 PM");
  });

  test("of a pending order say only when it was received", () => {
    const [first] = orderProgress(orderWith(), now, []);
    expect(first?.detail).toBe("Received 6:00 PM");
    expect(orderProgress(orderWith({ status: "confirmed" }), now)[0]?.detail).toBeUndefined();
  });

  test("of a pending order have no times yet, and a cancelled order has none", () => {
    expect(timesOf(orderWith(), [])).toEqual([undefined, undefined, undefined, undefined]);
    expect(orderProgress(orderWith({ status: "cancelled" }), now)).toEqual([]);
  });
});

test.each([
  [{}, "Preparing"],
  [{ status: "confirmed" }, "Preparing"],
  [
    { slotStartsAt: new Date("2026-11-26T13:00:00+05:30"), dueAt: at("20:00") },
    "Preparing for Thu, 1:00 PM",
  ],
  [{ slotStartsAt: at("19:15") }, "Preparing"],
  [{ dueAt: new Date("2026-11-22T11:00:00+05:30") }, "Preparing for Sun, 11:00 AM"],
  [{ dueAt: new Date("2026-11-28T11:00:00+05:30") }, "Preparing for Nov 28, 11:00 AM"],
  [{ status: "preparing", readyAt: at("18:40") }, "Preparing"],
  [{ status: "preparing", readyAt: at("18:40"), deliveryType: "pickup" }, "Ready for pickup"],
  [{ status: "out_for_delivery", dueAt: at("18:00") }, "Out for Delivery"],
  [{ status: "delivered" }, "Delivered"],
  [{ status: "delivered", deliveryType: "pickup" }, "Picked Up"],
  [{ status: "cancelled", dueAt: at("18:00") }, "Cancelled"],
] as [Partial<Example>, string][])("the badge of %j is %s", (overrides, badge) => {
  expect(confirmationBadge(orderWith(overrides), now).label).toBe(badge);
});

test.each([
  [{ promisedAt: at("19:20") }, "Arriving 7:20 PM"],
  [{ promisedAt: at("18:45") }, "Running late, sorry: it was due 6:45 PM"],
  [{ promisedAt: at("18:45"), delayMinutes: 20 }, "Arriving 7:05 PM"],
  [{ promisedAt: at("18:55"), promisedUntil: at("19:10") }, "Arriving 6:55–7:10 pm"],
  [{ promisedAt: at("18:45"), status: "out_for_delivery" }, /^Running late/],
  [{ promisedAt: at("19:20"), deliveryType: "pickup" }, "Ready at the window 7:20 PM"],
  [{ promisedAt: at("18:45"), deliveryType: "pickup" }, /^Running late.* 6:45 PM$/],
  [
    { promisedAt: at("18:45"), deliveryType: "pickup", status: "preparing", readyAt: at("18:50") },
    "Ready for pickup",
  ],
  [{ promisedAt: at("18:45"), status: "delivered" }, "Delivered"],
] as [Partial<Order>, string | RegExp][])("the headline of %j is %s", (overrides, headline) => {
  const order = { ...orderWith(), promisedUntil: null, delayMinutes: 0, ...overrides } as Order;
  expect(confirmationHeadline(order, now)).toMatch(
    typeof headline === "string" ? new RegExp(`^${headline}$`) : headline,
  );
});

const cases = orderStatuses.flatMap((status) =>
  deliveryTypes.flatMap((deliveryType) =>
    [null, at("20:00")].flatMap((dueAt) =>
      [null, at("18:40")].map((readyAt) => ({ status, deliveryType, dueAt, readyAt })),
    ),
  ),
);

describe.each(languages)("in %s", (language) => {
  test.each(cases)("badge and steps agree: %j", (overrides) => {
    inLanguage(language, () => {
      const order = orderWith(overrides);
      const badge = confirmationBadge(order, now).label;
      const steps = orderProgress(order, now);
      const step = steps.find(({ state }) => state === "current") ?? steps.at(-1);
      const isInKitchen = ["pending", "confirmed", "preparing"].includes(order.status);
      if (isInKitchen && step === steps[2]) expect(badge).toBe(m.orders_readyForPickup());
      else if (isInKitchen && !order.dueAt) expect(badge).toBe(orderStatusLabel("preparing"));
      else if (order.deliveryType === "pickup" && order.status === "delivered")
        expect(badge).toBe(step?.label);
      else if (!isInKitchen) expect(badge).toBe(orderStatusLabel(order.status));
    });
  });
});
