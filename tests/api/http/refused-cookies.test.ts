import { beforeAll, describe, expect, test } from "vitest";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let dish: Dish;
let person: Person;

beforeAll(async () => {
  dish = addDish(shop.database);
  person = await registerCustomer(shop.api);
});

/** Sends a form like a browser that keeps no cookies, and follows the redirect. */
async function send(path: string, fields: Record<string, string>, cookie = "") {
  const { baseUrl } = shop.server;
  const reply = await fetch(baseUrl + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: baseUrl, "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams(fields),
  });
  const location = reply.headers.get("location") ?? "";
  const page = await fetch(new URL(location, baseUrl), { redirect: "manual" });
  return { reply, location, page, text: visibleText(await page.text()) };
}

const forms: [what: string, path: string, fields: () => Record<string, string>][] = [
  ["adding to the cart", "/cart/lines", () => ({ productId: dish.id, quantity: "1" })],
  [
    "logging in",
    "/login",
    () => ({ email: person.email, password: person.password, returnTo: "/menu" }),
  ],
  ["changing the theme", "/preferences", () => ({ theme: "dark", currency: "INR" })],
  ["changing the language", "/preferences/language", () => ({ language: "en", returnTo: "/menu" })],
  ["checking a pincode", "/pincode", () => ({ pincode: "411030", returnTo: "/menu" })],
  ["wishing for a dish", "/wishlist/dishes", () => ({ productId: dish.id, returnTo: "/menu" })],
];

describe.each(forms)("%s without cookies", (_, path, fields) => {
  test("leads to a page that says what is wrong", async () => {
    const { reply, location, page, text } = await send(path, fields());

    expect(reply.status).toBeLessThan(400);
    expect(reply.headers.get("set-cookie")).not.toBeNull();
    expect(location).toMatch(/^\/cookie-check\?to=%2F/);
    expect(page.status).toBe(200);
    expect(text).toContain("Your Browser Blocks Cookies");
    expect(text).toContain("Allow cookies for this site");
  });

  test("makes no detour for a browser that says it accepts cookies or has one", async () => {
    const replies = [
      await send(path, { ...fields(), acceptsCookies: "yes" }),
      await send(path, fields(), "preferences=e30%3D"),
    ];

    for (const { location } of replies) expect(location).toMatch(/^\/(?!cookie-check)/);
  });
});

test("the check leads on once the cookie was kept, and only to pages of the shop", async () => {
  const check = async (to: string) => {
    const url = `${shop.server.baseUrl}/cookie-check?to=${encodeURIComponent(to)}`;
    const reply = await fetch(url, { redirect: "manual", headers: { cookie: "cart=x" } });
    return [reply.status, reply.headers.get("location")];
  };

  expect(await check("/menu?q=bhel")).toEqual([303, "/menu?q=bhel"]);
  expect(await check("//evil.test")).toEqual([303, "/"]);
  expect(await check("/..//evil.test")).toEqual([303, "/"]);
});

test("a cookie of another site is no sign that the browser accepts the shop's", async () => {
  const fields = { productId: dish.id, quantity: "1" };

  expect((await send("/cart/lines", fields, "_ga=1")).location).toContain("/cookie-check?to=");
});

test.each([
  ["hi", "आपका ब्राउज़र कुकी ब्लॉक कर रहा है"],
  ["mr", "तुमचा ब्राउझर कुकी ब्लॉक करत आहे"],
])("the page is in %s for visitors who read it", async (language, title) => {
  const page = await fetch(`${shop.server.baseUrl}/${language}/cookie-check?to=/${language}/menu`);

  expect(page.status).toBe(200);
  expect(visibleText(await page.text())).toContain(title);
});

test("a link to choose a new password says that cookies are blocked, not that it has expired", async () => {
  const url = `${shop.server.baseUrl}/password-reset/new?key=${"a".repeat(43)}`;
  const reply = await fetch(url, { redirect: "manual" });

  expect(reply.headers.get("location")).toBe("/cookie-check?to=%2Fpassword-reset%2Fnew");
});
