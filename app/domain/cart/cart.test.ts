import { expect, test } from "vitest";
import { describeSkippedLines } from "./cart.ts";

test("names the dishes that a cart could not take, with quantities", () => {
  expect(
    describeSkippedLines([
      { name: "Misal Pav", wanted: 2, added: 0 },
      { name: "Dahi Puri", wanted: 10, added: 4 },
      { name: "Bhel", wanted: 1, added: 0 },
    ]),
  ).toBe("Only 4 of 10 Dahi Puri could be added. Could not add: Misal Pav (2), Bhel (1)");
  expect(describeSkippedLines([{ name: "Dahi Puri", wanted: 10, added: 4 }])).toBe(
    "Only 4 of 10 Dahi Puri could be added.",
  );
  expect(describeSkippedLines([])).toBeUndefined();
});
