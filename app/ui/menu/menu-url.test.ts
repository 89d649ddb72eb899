import { expect, test } from "vitest";
import { boardView } from "#app/domain/menu/schema.ts";
import { readSectionsWith, type Section } from "#app/domain/sections/sections.ts";
import { menuUrl } from "./menu-url.ts";

readSectionsWith(() => [{ id: "pani-puri" }, { id: "chaat" }] as Section[]);

test.each([
  "/menu",
  "/menu?category=pani-puri",
  "/menu?category=popular",
  "/menu?q=dahi+puri",
  "/menu?sort=name",
  "/menu?page=3",
  "/menu?category=chaat&q=%22bhel%22+%26+%25&sort=price-low&page=2",
])("parses and rebuilds the URL of a menu view: %s", (url) => {
  const view = boardView(new URL(url, "http://shop.invalid").searchParams);
  expect(menuUrl(view)).toBe(url);
});

test("leaves out defaults", () => {
  const view = boardView(new URLSearchParams("category=&q=&sort=&page=1&limit=5"));
  expect(menuUrl(view)).toBe("/menu");
});
