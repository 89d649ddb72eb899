import { expect, test } from "vitest";
import { describeSkippedLines, type LineProblem, lineAdvice } from "./cart.ts";

test.each<[LineProblem | null, number, string | null]>([
  [null, 10, null],
  ["unavailable", 10, "Misal Pav is no longer on the menu. Remove it to order the rest."],
  ["sold_out", 0, "Misal Pav is sold out for now. Remove it to order the rest."],
  ["too_few", 2, "Only 2 of Misal Pav left. Lower the quantity to order."],
  [
    "too_few",
    0,
    "All that is left of Misal Pav is in your cart already. Remove this one to order the rest.",
  ],
])("a line whose problem is %s, with %i left, says what to do", (problem, stock, advice) => {
  expect(lineAdvice({ name: "Misal Pav", problem, stock })).toBe(advice);
});

test("names the dishes that a cart could not take, with quantities", () => {
  expect(
    describeSkippedLines([
      { name: "Misal Pav", wanted: 2, added: 0 },
      { name: "Dahi Puri", wanted: 10, added: 4 },
      { name: "Bhel", wanted: 1, added: 0 },
    ]),
  ).toBe("Only 4 of 10 Dahi Puri fit. Could not be added: Misal Pav (2), Bhel (1)");
  expect(describeSkippedLines([{ name: "Dahi Puri", wanted: 10, added: 4 }])).toBe(
    "Only 4 of 10 Dahi Puri fit.",
  );
  expect(describeSkippedLines([])).toBeUndefined();
});
