import { expect, test } from "vitest";
import {
  hasWholePaise,
  isUnreadableAmount,
  paiseTyped,
  withoutSeparators,
} from "./typed-amount.ts";

test.each([
  ["99,00", "99.00"],
  ["99,5", "99.5"],
  ["1,250", "1250"],
  ["₹ 1,00,000.50", "100000.50"],
  ["1,234,50", "1234.50"],
  ["₹ ४०", "40"],
  ["Rs. 300/-", "300"],
  ["Rs 45.50", "45.50"],
  ["१००/-", "100"],
  ["forty", "forty"],
  [",", ""],
])("'%s' is read as '%s'", (typed, read) => {
  expect(withoutSeparators(typed)).toBe(read);
});

test("an amount has no fractions of a paisa", () => {
  expect([80, 80.5, 80.55, 0.07].map(hasWholePaise)).toEqual([true, true, true, true]);
  expect([80.505, 0.001].map(hasWholePaise)).toEqual([false, false]);
});

test.each(["1e3", "0x10", "0b1", "Infinity", "₹ 1e3", "१e३"])("'%s' is no amount", (typed) => {
  expect(withoutSeparators(typed)).toBeNaN();
  expect(isUnreadableAmount(typed)).toBe(true);
  expect(paiseTyped(typed)).toBe(0);
});
