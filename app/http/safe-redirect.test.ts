import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each([
  ["/checkout", "/checkout"],
  ["/menu?category=chaat&q=dahi#dish-1", "/menu?category=chaat&q=dahi#dish-1"],
])("a path of the shop is kept: %s", (typed, kept) => {
  expect(safeRedirect(typed, "/")).toBe(kept);
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
  expect(safeRedirect(typed, "/fallback")).toBe("/fallback");
});
