import { expect, test } from "vitest";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

// For others, see input-budget.test.ts.
test.each([
  ["a list index that would exhaust memory", { "x[4294967294]": "1" }],
  ["the prototype", { "__proto__.a": "1" }],
  ["the form library's own state", { __state__: "1" }],
])("refuses a form with %s with a message", async (_, fields) => {
  const { visitor } = await customerWith(shop);
  for (const path of ["/login", "/register", "/contact", "/newsletter/subscriptions"]) {
    const refused = await shop.visitor().postForm(path, { email: "", ...fields });
    expect(refused.status, path).toBe(400);
    expect(refused.text, path).toContain("The form could not be read");
  }
  for (const path of ["/catering/book", "/catering/book/draft", "/checkout", "/reviews/new"]) {
    const refused = await visitor.postForm(path, fields);
    expect(refused.status, path).toBe(400);
    const data = await visitor.postForm(`${path}.data`, fields);
    expect(data.status, path).toBe(400);
    expect(data.text.length, path).toBeLessThan(2_000);
  }
  expect((await visitor.get("/menu")).status).toBe(200);
});

test.each([
  ["names that are refused", { "parts.a[99999]": "1", "a..b": "1" }],
  ["a step of a field that it does not have", { step: "parts.a[999999999].product:1" }],
])("a dish opens with %s in its query", async (_, more) => {
  const dish = addDish(shop.database);
  const query = new URLSearchParams({ quantity: "2", ...more });

  expect((await shop.visitor().get(`/menu/${dish.slug}?${query}`)).status).toBe(200);
});

test.each([
  ["/login", { email: "nobody@chatpata.test" }],
  ["/register", { email: "nobody@chatpata.test" }],
  ["/contact", { email: "nobody@chatpata.test" }],
])("%s shows what was typed again, but no field that it does not have", async (path, typed) => {
  const fields = { ...typed, unknown: "UNKNOWN", "email.unknown": "UNKNOWN", "a[0].b": "UNKNOWN" };
  for (const url of [path, `${path}.data`]) {
    const refused = await shop.visitor().postForm(url, fields);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(typed.email);
    expect(refused.text).not.toContain("UNKNOWN");
    expect(refused.text).not.toContain("unknown");
  }
});

test("a text that is far too long is refused, and not sent back", async () => {
  const refused = await shop.visitor().postForm("/contact", {
    email: "asha@chatpata.test",
    message: "<".repeat(20_000),
  });

  expect(refused.status).toBe(400);
  expect(refused.text).toContain("asha@chatpata.test");
  expect(refused.text.length).toBeLessThan(60_000);
});

test("a form of more than 64 KB is refused with 413, as are files sent to it", async () => {
  const message = "x".repeat(65_000);
  const multipart = new FormData();
  multipart.append("file", new File([message], "a.txt"));

  expect((await shop.visitor().postForm("/contact", { message })).status).toBe(413);
  expect((await shop.visitor().postForm("/contact", multipart)).status).toBe(413);
});
