import { expect, test } from "vitest";
import { splitDiscount } from "./discount.ts";

test.each([
  [100, [100, 100, 100], [34, 33, 33]],
  [1, [500, 500], [1, 0]],
  [50, [100, 200, 0], [17, 33, 0]],
  [0, [100, 200], [0, 0]],
  [900, [100, 200], [100, 200]],
  [100, [], []],
  [100, [0, 0], [0, 0]],
  [7, [1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 0]],
])("%i paise over %j become %j", (discountPaise, amounts, parts) => {
  expect(splitDiscount(discountPaise, amounts)).toEqual(parts);
});
