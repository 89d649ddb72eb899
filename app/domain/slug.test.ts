import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Monsoon street food: 7 rules", "monsoon-street-food-7-rules"],
  ["  Crème brûlée -- or kheer?! ", "creme-brulee-or-kheer"],
  ["Don't skip Ujwala’s chutney", "dont-skip-ujwalas-chutney"],
  ["पाणीपुरी कशी करावी", "पाणीपुरी-कशी-करावी"],
  ["../../etc/passwd?x=1#y", "etc-passwd-x-1-y"],
  ["<script>alert(7)</script>", "script-alert-7-script"],
  ["!!! 🌶 ???", "post"],
])("the title %j has the slug %s", (title, slug) => {
  expect(slugOf(title, "post")).toBe(slug);
});

test("a long title is cut after a whole word", () => {
  const slug = slugOf("chutney ".repeat(25), "post");

  expect(slug).toBe(Array(10).fill("chutney").join("-"));
  expect(slugOf("x".repeat(200), "post")).toHaveLength(40);
});
