import { expect, test } from "vitest";
import { returnPath, returnToDish, safeRedirect } from "./safe-redirect.ts";

const ORIGIN = "https://shop.test";

// Whatever a browser makes of each path is still a path of the shop.
test.each([
  ["/checkout", "/checkout"],
  ["/menu?category=chaat&q=dahi#dish-1", "/menu?category=chaat&q=dahi#dish-1"],
  ["/", "/"],
  ["/..", "/"],
  ["/./menu", "/menu"],
  ["/menu/../cart", "/cart"],
  ["/menu//cart", "/menu//cart"],
  ["/menu\\cart", "/menu/cart"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["/%5Cevil.example", "/%5Cevil.example"],
  ["/menu?to=//evil.example", "/menu?to=//evil.example"],
  ["/menu#//evil.example", "/menu#//evil.example"],
  ["/@evil.example", "/@evil.example"],
  ["/javascript:alert(1)", "/javascript:alert(1)"],
  ["/https://evil.example", "/https://evil.example"],
  ["/\u2044/evil.example", "/%E2%81%84/evil.example"],
  ["/\uff0fevil.example", "/%EF%BC%8Fevil.example"],
  ["/\u0000/evil.example", "/%00/evil.example"],
])("accepts a path of the shop: %j", (typed, path) => {
  expect(safeRedirect(typed, "/fallback")).toBe(path);
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
});

test.each([
  "https://evil.example/",
  "http:evil.example",
  "https:/evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "evil.example",
  "@evil.example",
  "?to=evil",
  "#evil",
  "..//evil.example",
  ".//evil.example",
  "//evil.example/",
  "///evil.example",
  "////evil.example",
  "//evil.example:80\\@shop.test",
  "//shop.test@evil.example",
  "/\\evil.example/",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/\t/evil.example/",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\t\\evil.example",
  "/..//evil.example/login",
  "/.//evil.example",
  "/././/evil.example",
  "/menu/..//evil.example",
  "/menu/../..//evil.example",
  "/..\\/evil.example",
  "/..\\\\evil.example",
  "/.\\/evil.example",
  "/.\t//evil.example",
  "/.\n.//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/%2E%2e\\\\evil.example",
  "/.%2e//evil.example",
  "/..///evil.example",
  "/..//",
  "/.//?to=evil",
  "//",
  "///",
  "//[",
  "http://shop.invalid/menu",
  "javascript:alert(1)",
  "data:text/html,evil",
  "blob:https://evil.example/1",
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
