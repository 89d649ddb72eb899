import { expect, test } from "vitest";
import { returnPath, returnToDish, safeRedirect } from "./safe-redirect.ts";

test.each([
  ["/checkout", "/checkout"],
  ["/menu?category=chaat&q=dahi#dish-1", "/menu?category=chaat&q=dahi#dish-1"],
])("accepts a path of the shop: %s", (typed, path) => {
  expect(safeRedirect(typed, "/")).toBe(path);
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
])("falls back for anything else: %j", (typed) => {
  expect(safeRedirect(typed, "/fallback")).toBe("/fallback");
});

test("the page to return to comes from the form or the URL", () => {
  const form = new FormData();
  form.set("returnTo", "/admin/orders?status=pending");

  expect(returnPath(form, "/admin/orders")).toBe("/admin/orders?status=pending");
  const request = new Request("http://shop.test/admin/blogs/1/removal?returnTo=%2Fadmin%2Fblogs");
  expect(returnPath(request, "/")).toBe("/admin/blogs");
  expect(returnPath(new FormData(), "/cart")).toBe("/cart");
});

function listForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each([
  ["/menu?q=dahi#dish-", "/menu?q=dahi#dish-7"],
  ["/menu?q=dahi", "/menu?q=dahi"],
  ["/menu#dish-1", "/menu#dish-1"],
  ["https://evil.example/#dish-", "/cart"],
])("returns to the list of dishes at the chosen dish: %s", (returnTo, expected) => {
  expect(returnToDish(listForm({ returnTo, productId: "7" }), "/cart")).toBe(expected);
});

test("a malformed id stays inside the anchor", () => {
  const form = listForm({ returnTo: "/menu#dish-", productId: "\r\nSet-Cookie: a=b" });
  expect(returnToDish(form, "/cart")).toBe("/menu#dish-%0D%0ASet-Cookie%3A%20a%3Db");
});
