import { expect, test } from "vitest";
import { applyRowChange, rowChange } from "./row-change.ts";

const form = { name: "Chutneys", choices: ["a", "b", "c"] };

test.each([
  [rowChange("add", "choices"), ["a", "b", "c", "new"]],
  [rowChange("remove", "choices[1]"), ["a", "c"]],
  [rowChange("up", "choices[2]"), ["a", "c", "b"]],
  [rowChange("up", "choices[0]"), ["a", "b", "c"]],
  [rowChange("down", "choices[0]"), ["b", "a", "c"]],
  [rowChange("down", "choices[2]"), ["a", "b", "c"]],
  ["remove choices[9]", ["a", "b", "c"]],
  ["remove choices", ["a", "b", "c"]],
  ["sort choices", ["a", "b", "c"]],
])("%s leaves the rows %j", (change, choices) => {
  expect(applyRowChange(form, change, "new")).toEqual({ name: "Chutneys", choices });
});

test("a row is added to a form that has none, or something else in their place", () => {
  expect(applyRowChange({}, "add parts")).toEqual({ parts: [{}] });
  expect(applyRowChange({ parts: "x" }, "add parts")).toEqual({ parts: [{}] });
});
