import { expect, test } from "vitest";
import { addedErrors, forecastError, wapePercent } from "./forecast-error.ts";

const plates = (counts: Record<string, number>) => new Map(Object.entries(counts));

test("adds up the absolute errors of all dishes, also of those that were not expected", () => {
  const error = forecastError(plates({ bhel: 10, samosa: 4 }), plates({ bhel: 7, lassi: 5 }));

  expect(error).toEqual({ expected: 14, sold: 12, wrong: 3 + 4 + 5 });
  expect(wapePercent(error)).toBe(100);
});

test("weighs days by what was sold", () => {
  const quiet = { expected: 2, sold: 1, wrong: 1 };
  const busy = { expected: 90, sold: 99, wrong: 9 };

  expect(wapePercent(addedErrors([quiet, busy]))).toBe(10);
});

test("has no percentage if nothing was sold", () => {
  expect(wapePercent(forecastError(plates({ bhel: 3 }), plates({})))).toBeNull();
});
