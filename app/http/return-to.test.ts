import { expect, test } from "vitest";
import { localPath } from "./return-to.ts";

test.each([
  ["/checkout", "/checkout"],
  ["/menu?category=chaat&q=dahi#dish-1", "/menu?category=chaat&q=dahi#dish-1"],
])("a path of the shop is kept: %s", (typed, kept) => {
  expect(localPath(typed, "/")).toBe(kept);
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "\\\\evil.example",
  "javascript:alert(1)",
  "",
  undefined,
  null,
  7,
])("anything else falls back: %j", (typed) => {
  expect(localPath(typed, "/fallback")).toBe("/fallback");
});
