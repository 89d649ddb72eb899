import { expect, test } from "vitest";
import { firstStepLeft } from "./first-hour.ts";

test("the first hour goes on with the first step that is left", () => {
  expect(firstStepLeft(["tax", "menu", "staff", "testOrder"])).toBe("menu");
  expect(firstStepLeft(["tax"])).toBeUndefined();
});
