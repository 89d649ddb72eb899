import { expect, test } from "vitest";
import { menuView } from "#app/domain/menu/schema.ts";
import { menuUrl } from "./menu-url.ts";

test.each([
  "/menu",
  "/menu?category=pani-puri",
  "/menu?q=dahi+puri",
  "/menu?sort=price-high",
  "/menu?page=3",
  "/menu?category=chaat&q=%22bhel%22+%26+%25&sort=price-low&page=2",
])("parses and rebuilds the URL of a menu view: %s", (url) => {
  const view = menuView(new URL(url, "http://shop.invalid").searchParams);
  expect(menuUrl(view)).toBe(url);
});

test("leaves out defaults", () => {
  const view = menuView(new URLSearchParams("category=&q=&sort=name&page=1&limit=5"));
  expect(menuUrl(view)).toBe("/menu");
});
