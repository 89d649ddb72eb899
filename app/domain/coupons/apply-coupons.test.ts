import { expect, test } from "vitest";
import { applyCoupons } from "./apply-coupons.ts";
import type { Coupon, CouponCandidate } from "./coupon.ts";
import { emptyCoupon } from "./coupon-fields.ts";

const FEE = 3000;
const line = (productId: string, pricePaise: number, quantity = 1) => ({
  productId,
  category: productId === "chai" ? "beverages" : "chaat",
  quantity,
  pricePaise,
  leftPaise: pricePaise * quantity,
});
const lines = [line("puri", 8000, 2), line("bhel", 6050), line("chai", 2500)];

function candidate(name: string, coupon: Partial<Coupon>): CouponCandidate {
  return {
    coupon: { ...emptyCoupon, id: name, name, ...coupon },
    use: { total: 0, byCustomer: 0, hasOrdered: false, isCodeUsed: false },
    code: null,
  };
}

const tenPercent = { kind: "percent", value: 1000 } as const;
const fifty = { kind: "amount", value: 5000 } as const;
const together = { combines: true };

type Case = [what: string, coupons: Partial<Coupon>[], saved: number[]];

test.each<Case>([
  ["nothing", [], []],
  ["a percentage, rounded down", [{ ...tenPercent, value: 333 }], [817]],
  ["its cap", [{ ...tenPercent, capPaise: 1000 }], [1000]],
  ["all of it", [{ ...tenPercent, value: 10_000 }], [24_550]],
  ["an amount", [fifty], [5000]],
  ["never more than the dishes cost", [{ ...fifty, value: 90_000 }], [24_550]],
  ["only of its dish", [{ ...tenPercent, productIds: ["puri"] }], [1600]],
  ["never more than its dishes cost", [{ ...fifty, categories: ["beverages"] }], [2500]],
  ["the cheapest dish, once", [{ kind: "free_dish" }], [2500]],
  ["the cheapest of its dishes", [{ kind: "free_dish", categories: ["chaat"] }], [6050]],
  ["one of two portions", [{ kind: "free_dish", productIds: ["puri"] }], [8000]],
  ["the delivery fee", [{ kind: "free_delivery" }], [FEE]],
  ["the better of two", [tenPercent, fifty], [0, 5000]],
  ["the earlier of two that save the same", [fifty, fifty], [5000]],
  [
    "all that combine, one after the other",
    [
      { ...tenPercent, ...together },
      { ...fifty, ...together },
      { kind: "free_delivery", ...together },
    ],
    [2455, 5000, FEE],
  ],
  ["those that combine, if together better", [fifty, { ...tenPercent, ...together }], [5000]],
  [
    "less of the second than it is worth",
    [
      { kind: "amount", value: 24_000, ...together },
      { ...fifty, ...together },
    ],
    [24_000, 550],
  ],
])("takes off %s", (_, coupons, saved) => {
  const candidates = coupons.map((coupon, index) => candidate(String(index), coupon));
  const { discounts, lines: after, savedPaise } = applyCoupons(candidates, lines, FEE);

  const byCoupon = saved.flatMap((amountPaise, index) =>
    amountPaise > 0 ? [{ couponId: String(index), amountPaise }] : [],
  );
  expect(discounts).toMatchObject(byCoupon);
  expect(discounts).toHaveLength(byCoupon.length);
  const offDelivery = discounts.some(({ amountPaise }) => amountPaise === FEE) ? FEE : 0;
  const left = after.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
  expect(left + savedPaise - offDelivery).toBe(24_550);
  expect(after.every(({ leftPaise }) => leftPaise >= 0)).toBe(true);
});
