import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cookiesOfAnonymous, shopCookie } from "./shop-cookie.server.ts";

shopCookie("session", {});
shopCookie("preferences", {});

test.each([
  ["", ""],
  ["_ga=1", ""],
  ["_ga=1; preferences=abc; __cf_bm=2", "preferences=abc"],
  [" preferences=abc ", "preferences=abc"],
  ["session=1", null],
  ["_ga=1;session=1", null],
  ["preferences=abc; session=", null],
  ["session", null],
  ["mysession=1", ""],
])("of '%s', a cached page depends on %j", (header, expected) => {
  expect(cookiesOfAnonymous(header)).toBe(expected);
});

test("every cookie of the shop is known to the page cache", () => {
  const makers = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .filter((name) => /createCookie\w*\(/.test(readFileSync(join("app", name), "utf8")));

  expect(makers).toEqual(["http/session/shop-cookie.server.ts"]);
});
