import { expect, test } from "vitest";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop({ env: { TRUST_PROXY: "1", SITE_URL: "https://chatpata.test" } });

const BOOKING = "/catering/book";
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("a flood of unsent forms grows the database by at most 100 KB and removes no other guest's", async () => {
  const person = await registerCustomer(shop.api);
  const guest = shop.visitor();
  const typed = { eventName: "Mira turns five" };
  const sent = await guest.postForm(BOOKING, typed, from("203.0.113.7"));
  expect(sent.location).toMatch(/^\/login\?/);

  for (let count = 0; count < 40; count += 1) {
    const notes = "x".repeat(count % 2 === 0 ? 45_000 : 480_000);
    await shop.visitor().postForm(BOOKING, { notes }, from("198.51.100.1"));
  }

  expect(shop.database.value("select sum(octet_length(fields)) from form_drafts")).toBeLessThan(
    105_000,
  );
  await guest.signInAs(person);
  expect((await guest.get(BOOKING)).text).toContain("Mira turns five");
});
