import { expect, test } from "vitest";
import { addDays, instantInIndia } from "../clock.ts";
import { type Coupon, couponCodeOf } from "./coupon.ts";
import { emptyCoupon } from "./coupon-fields.ts";
import { type CouponContext, couponRefusal } from "./coupon-refusal.ts";
import { couponState } from "./coupon-text.ts";

const diwali: Coupon = {
  ...emptyCoupon,
  id: "1",
  code: "DIWALI",
  name: "Diwali offer",
  value: 1000,
};
const neverUsed = { total: 0, byCustomer: 0, hasOrdered: false, isCodeUsed: false };
// A Saturday.
const DAY = "2026-11-21";
const at = (minutes: number) => instantInIndia(DAY, minutes);
const NOON = at(12 * 60);
const MIDNIGHT = at(24 * 60);
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
const line = {
  productId: "puri",
  category: "chaat",
  quantity: 1,
  pricePaise: 30_000,
  leftPaise: 30_000,
};

type Case = [what: string, Partial<Coupon>, Partial<CouponContext>, message: string | null];

test.each<Case>([
  ["without conditions", {}, {}, null],
  ["paused", { isPaused: true }, {}, "Not valid at the moment."],
  ["at the minimum", { minimumPaise: 30_000 }, {}, null],
  [
    "one paisa below",
    { minimumPaise: 30_000 },
    { subtotalPaise: 29_999 },
    "For orders of ₹300 or more.",
  ],
  ["the first moment of its first day", { startsOn: DAY }, { at: at(0) }, null],
  ["just before", { startsOn: DAY }, { at: justBefore(at(0)) }, "Starts on Nov 21."],
  ["the last moment of its last day", { endsOn: DAY }, { at: justBefore(MIDNIGHT) }, null],
  ["the midnight after", { endsOn: DAY }, { at: MIDNIGHT }, "Ended on Nov 21."],
  ["on its day of the week", { days: "56" }, {}, null],
  ["on another", { days: "06" }, {}, "Only on Mondays and Sundays."],
  ["at its hour", { fromMinutes: 720 }, {}, null],
  ["before", { fromMinutes: 720 }, { at: justBefore(NOON) }, "Starts at 12:00 PM."],
  ["in its last minute", { untilMinutes: 1020 }, { at: justBefore(at(1020)) }, null],
  ["at its end", { untilMinutes: 1020 }, { at: at(1020) }, "Ended at 5:00 PM."],
  ["for pickup", { deliveryType: "pickup" }, {}, "Only for pickup."],
  ["free delivery", { kind: "free_delivery" }, {}, null],
  [
    "free delivery for pickup",
    { kind: "free_delivery" },
    { deliveryType: "pickup" },
    "Only for delivery.",
  ],
  ["for its dish", { productIds: ["puri"] }, {}, null],
  ["for its category", { productIds: ["bhel"], categories: ["chaat"] }, {}, null],
  ["for others", { productIds: ["bhel"] }, {}, "Not for the dishes in your cart."],
  ["for an empty cart", {}, { lines: [] }, "Not for the dishes in your cart."],
  ["first order", { firstOrderOnly: true }, {}, null],
  [
    "second order",
    { firstOrderOnly: true },
    { use: { ...neverUsed, hasOrdered: true } },
    "Only for a first order.",
  ],
  [
    "the customer's last use",
    { usesPerCustomer: 2 },
    { use: { ...neverUsed, byCustomer: 1 } },
    null,
  ],
  [
    "one too many",
    { usesPerCustomer: 2 },
    { use: { ...neverUsed, byCustomer: 2 } },
    "Already used.",
  ],
  ["a used code", {}, { use: { ...neverUsed, isCodeUsed: true } }, "Already used."],
  ["the last use", { usesTotal: 10 }, { use: { ...neverUsed, total: 9 } }, null],
  ["after the last use", { usesTotal: 10 }, { use: { ...neverUsed, total: 10 } }, "Used up."],
])("%s", (_, coupon, context, message) => {
  const refusal = couponRefusal(
    { ...diwali, ...coupon },
    {
      at: NOON,
      deliveryType: "delivery",
      subtotalPaise: 30_000,
      lines: [line],
      use: neverUsed,
      ...context,
    },
  );

  expect(refusal?.message ?? null).toBe(message);
  const isUsed = /used|first order/i.test(message ?? "");
  if (refusal) expect(refusal.code).toBe(isUsed ? "conflict" : "validation");
});

test.each<[string, Partial<Coupon & { uses: number }>]>([
  ["running", {}],
  ["running", { startsOn: DAY, endsOn: DAY }],
  ["planned", { startsOn: addDays(DAY, 1) }],
  ["paused", { isPaused: true }],
  ["ended", { endsOn: addDays(DAY, -1), isPaused: true }],
  ["used_up", { usesTotal: 3, uses: 3 }],
])("is %s: %j", (state, coupon) => {
  expect(couponState({ ...diwali, uses: 0, ...coupon }, NOON)).toBe(state);
});

test("a code is read with spaces and in small letters", () => {
  expect(couponCodeOf(" diwali 50\t")).toBe("DIWALI50");
});
