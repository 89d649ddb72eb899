import { expect, test } from "vitest";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

test.each([
  ["a list index that would exhaust memory", "x[4294967294]"],
  ["a non-numeric index", "x[constructor]"],
  ["the form library's own state", "__state__"],
  ["the form library's own command", "__intent__"],
  ["an overlong name", "n".repeat(5000)],
])("refuses a form with %s with a message", async (_, name) => {
  const visitor = shop.visitor();
  for (const path of ["/login", "/register", "/contact", "/newsletter/subscriptions"]) {
    const refused = await visitor.postForm(path, { email: "", [name]: "1" });
    expect(refused.status, path).toBe(400);
    expect(refused.text, path).toContain("The form could not be read");
  }
  expect((await visitor.get("/menu")).status).toBe(200);
});

test("refuses a form with too many fields", async () => {
  const fields = Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`f${at}`, "1"]));
  expect((await shop.visitor().postForm("/login", fields)).status).toBe(400);
});
