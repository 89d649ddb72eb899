import { expect, test } from "vitest";
import type { FormReply } from "#tests/support/http/form.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function storedIn(cookie: string | undefined): unknown {
  return JSON.parse(Buffer.from(decodeURIComponent(cookie ?? ""), "base64").toString());
}

/** The selected values on the page. The header contains a form with the same action. */
function selectedOn({ text }: FormReply): string[] {
  const tags = text.match(/<(?:input|option)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => / (?:checked|selected)=""/.test(tag))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? "");
}

test("theme, language and currency are chosen on the preferences page and stored for a year", async () => {
  const guest = shop.visitor();
  const page = await guest.get("/preferences");
  expect(selectedOn(page)).toEqual(["light", "en", "INR"]);
  const chosen = { theme: "dark", language: "en", currency: "INR" };
  const saved = await guest.postForm("/preferences", chosen);
  expect(saved.location).toBe("/preferences");
  expect(saved.headers.getSetCookie().join()).toContain("Max-Age=31536000");
  expect(storedIn(guest.cookies().preferences)).toEqual({ ...chosen, diets: [] });
  const after = await guest.follow(saved);
  expect(after.visibleText).toContain("Preferences saved");
  expect(after.text).toMatch(/<html lang="en" data-theme="dark" class="dark">/);
  expect(selectedOn(after)).toEqual(["dark", "en", "INR"]);
});

test("a device's own theme can be chosen", async () => {
  const guest = shop.visitor();
  await guest.postForm("/preferences", { theme: "device", language: "en", currency: "INR" });
  expect((await guest.get("/")).text).toContain('<html lang="en" data-theme="device"');
});

test("the switch in the header changes only the theme and redirects back", async () => {
  const guest = shop.visitor();
  const reply = await guest.postForm("/preferences/theme", {
    theme: "dark",
    returnTo: "/menu?q=puri",
  });
  expect(reply.location).toBe("/menu?q=puri");
  expect(storedIn(guest.cookies().preferences)).toMatchObject({ theme: "dark", currency: "INR" });
});

test.each([
  ["theme", "neon", "Choose light or dark"],
  ["language", "tlh", "Choose a language from the list"],
  ["currency", "BTC", "Choose a currency from the list"],
])("an unknown %s is refused", async (field, value, message) => {
  const guest = shop.visitor();
  const refused = await guest.postForm("/preferences", { [field]: value });
  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain(message);
  expect(guest.cookies()).not.toHaveProperty("preferences");
});

test("a cookie from when digits could be chosen keeps the rest", async () => {
  const earlier = Buffer.from('{"theme":"dark","language":"mr","numerals":"deva"}').toString(
    "base64",
  );
  const page = await shop.visitor().get("/preferences", { cookie: `preferences=${earlier}` });
  expect(page.text).toMatch(/<html lang="mr" data-theme="dark" class="dark">/);
  expect(page.text).not.toMatch(/[०-९]/);
});

test("an invalid cookie is ignored", async () => {
  const invalid = Buffer.from('{"theme":"neon","language":7}').toString("base64");
  const page = await shop.visitor().get("/preferences", { cookie: `preferences=${invalid}` });
  expect(page.text).toMatch(/<html lang="en" data-theme="light" class="light">/);
});
