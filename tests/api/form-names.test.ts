import { expect, test } from "vitest";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

test.each([
  ["a list index that would fill the memory", "x[4294967294]"],
  ["an index of words", "x[constructor]"],
  ["the form library's own state", "__state__"],
  ["the form library's own command", "__intent__"],
  ["a name without end", "n".repeat(5000)],
])("a form with %s is refused in words, and the shop goes on", async (_, name) => {
  const visitor = shop.visitor();
  for (const path of ["/login", "/register", "/contact", "/newsletter/subscriptions"]) {
    const refused = await visitor.postForm(path, { email: "", [name]: "1" });
    expect(refused.status, path).toBe(400);
    expect(refused.text, path).toContain("The form could not be read");
  }
  expect((await visitor.get("/menu")).status).toBe(200);
});

test("a form with more fields than any page has is refused", async () => {
  const fields = Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`f${at}`, "1"]));
  expect((await shop.visitor().postForm("/login", fields)).status).toBe(400);
});
