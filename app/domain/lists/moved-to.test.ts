import { expect, test } from "vitest";
import { movedTo } from "./moved-to.ts";

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [0, -1, ["a", "b", "c"]],
  [1, 99, ["a", "c", "b"]],
])("moves entry %i to %i", (from, to, expected) => {
  expect(movedTo(["a", "b", "c"], from, to)).toEqual(expected);
});
