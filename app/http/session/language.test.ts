import { expect, test } from "vitest";
import { languageOf } from "./language.server.ts";

const cookie = (preferences: unknown) =>
  `preferences=${encodeURIComponent(btoa(JSON.stringify(preferences)))}`;
const hindi = { cookie: `a=b; ${cookie({ theme: "dark", language: "hi" })}` };

test("the address of a public page says the language, whatever was chosen", () => {
  expect(languageOf({ url: "/menu", headers: hindi })).toBe("en");
  expect(languageOf({ url: "/mr/menu?q=bhel", headers: hindi })).toBe("mr");
});

test("on other pages the choice decides, then what the browser asks for", () => {
  const accepts = { "accept-language": "fr;q=0.9, mr-IN;q=0.8, en;q=0.3" };
  expect(languageOf({ url: "/cart", headers: hindi })).toBe("hi");
  expect(languageOf({ url: "/cart", headers: { ...hindi, ...accepts } })).toBe("hi");
  expect(languageOf({ url: "/cart", headers: accepts })).toBe("mr");
  expect(languageOf({ url: "/cart", headers: { "accept-language": "fr, de" } })).toBe("en");
  expect(languageOf({ url: "/cart", headers: {} })).toBe("en");
});

test.each([
  ["mr-IN", "mr"],
  ["HI-in", "hi"],
  ["hi-Latn, en;q=0.5", "hi"],
  // Hiligaynon and Marwari are different languages.
  ["hil, mrw;q=0.9", "en"],
  ["hil, mr;q=0.2", "mr"],
  ["en;q=0.3, mr;q=0.4,hi;Q=0.5", "hi"],
  ["hi;q=0, mr;q=0.1", "mr"],
  ["mr;q=much, hi;q=0.1", "hi"],
  ["*", "en"],
])("a browser that asks for %s gets %s", (accepted, language) => {
  const headers = { "accept-language": accepted };
  expect(languageOf({ url: "/cart", headers })).toBe(language);
});

test("a form is answered in the language of its page", () => {
  const from = (referer: string) =>
    languageOf({ url: "/cart/lines", method: "POST", headers: { ...hindi, referer } });
  expect(from("https://shop.example/mr/menu")).toBe("mr");
  expect(from("https://shop.example/menu")).toBe("en");
  expect(from("https://shop.example/cart")).toBe("hi");
});

test("a form of a public page is answered in the language of its address, even without a referrer", () => {
  const to = (url: string) => languageOf({ url, method: "POST", headers: hindi });
  expect(to("/catering/book")).toBe("en");
  expect(to("/mr/catering/book")).toBe("mr");
});

test("without a choice, a visitor goes on in the language of the page that they come from", () => {
  const to = (referer: string, headers = {}) =>
    languageOf({ url: "/cart", headers: { host: "shop.example", referer, ...headers } });
  expect(to("https://shop.example/mr/menu")).toBe("mr");
  expect(to("https://shop.example/mr/menu", hindi)).toBe("hi");
  expect(to("https://shop.example/menu", { "accept-language": "hi" })).toBe("hi");
  expect(to("https://shop.example/orders")).toBe("en");
  expect(to("https://other.example/mr/menu")).toBe("en");
  expect(to("mr/menu")).toBe("en");
});

test("the API and CSV files are in English", () => {
  expect(languageOf({ url: "/admin/orders/export.csv?from=2026-11-01", headers: hindi })).toBe(
    "en",
  );
  expect(languageOf({ url: "/api/orders", method: "POST", headers: hindi })).toBe("en");
});

test.each([cookie({ language: "fr" }), cookie(null), "preferences=%E0%A4", "preferences=!"])(
  "the unreadable cookie %s chooses nothing",
  (value) => {
    expect(languageOf({ url: "/cart", headers: { cookie: value } })).toBe("en");
  },
);
