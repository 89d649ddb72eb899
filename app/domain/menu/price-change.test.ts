import { expect, test } from "vitest";
import { changedPricePaise, type PriceStep } from "./price-change.ts";

const parse = (text: string): PriceStep => {
  const [, sign, amount, unit, rounding] = /^([+-])([\d.]+)(%?)( exact)?$/.exec(text) ?? [];
  return {
    direction: sign === "-" ? "lower" : "raise",
    unit: unit ? "percent" : "rupees",
    amount: Number(amount),
    rounding: rounding ? "none" : "five",
  };
};

test.each([
  // price, change, new price: all in rupees
  [80, "+10", 90],
  [80, "-10", 70],
  [80, "+3", 85],
  [80, "+2", 80],
  [80, "+2.5", 85],
  [80, "-2.5", 80],
  [80, "-2.51", 75],
  [80, "+2.5 exact", 82.5],
  [80, "+10%", 90],
  [35, "+10%", 40],
  [35, "+5%", 35],
  [35, "+5% exact", 36.75],
  [150, "+7.5%", 160],
  [33.33, "+10% exact", 36.66],
  [100, "-33.333% exact", 66.67],
  [20, "-20", 0],
  [20, "-100%", 0],
  [20, "-25", -5],
  [2, "-4.5", 0],
  [0, "+10%", 0],
  [0, "+10", 10],
])("₹%d changed by %s is ₹%d", (price, change, expected) => {
  expect(changedPricePaise(price * 100, parse(change)) / 100).toBeCloseTo(expected, 10);
});
