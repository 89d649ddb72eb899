import { expect, test } from "vitest";
import { contentForm, contentForms } from "./content-schema.ts";

const check = (field: string, typed: string) =>
  contentForm("branch", [field]).safeParse({ [field]: typed });

test.each([
  ["phone", "९८२२० ४४५५६", "98220 44556"],
  ["place", "१६.६९१३, ७४.२१०४", "16.6913, 74.2104"],
  ["rating", "4.6", "4.6"],
  ["rating", "५", "5"],
  ["ratingCount", "६१२", "612"],
])("%s %s is stored as %s", (field, typed, stored) => {
  expect(check(field, typed).data).toEqual({ [field]: stored });
});

test.each([
  ["rating", "9"],
  ["rating", "5.1"],
  ["rating", "-1"],
  ["ratingCount", "-3"],
  ["ratingCount", "many"],
  ["place", "https://maps.app.goo.gl/abc"],
  ["phone", "call us"],
])("%s %s is refused", (field, typed) => {
  expect(check(field, typed).success).toBe(false);
});

test("a branch that opens later cannot be the one that cooks", () => {
  const branch = { name: "Kothrud", address: "Karve Road", cooksOnlineOrders: true };
  expect(contentForms.branch.safeParse(branch).success).toBe(true);

  const { error } = contentForms.branch.safeParse({ ...branch, comingSoon: true });

  expect(error?.issues.map(({ path }) => path)).toEqual([["cooksOnlineOrders"]]);
});
