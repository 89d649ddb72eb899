import { expect, test } from "vitest";
import { checkOutByForm, customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();

test.each([
  [13_000, "Add ₹71 more for free delivery"],
  [20_000, "Add ₹1 more for free delivery"],
  [20_100, null],
])(
  "cart and checkout say what is missing for a free delivery of %i paise: %s",
  async (pricePaise, hint) => {
    const { visitor } = await customerWith(shop, [addDish(shop.database, { pricePaise })]);

    for (const page of ["/cart", "/checkout"]) {
      const text = await visitor.read(page);
      if (hint) expect(text).toContain(hint);
      else expect(text).not.toContain("more for free delivery");
    }
    const pickup = await visitor.read("/checkout?deliveryType=pickup");
    expect(pickup).not.toContain("more for free delivery");
  },
);

test("Place Order cannot be pressed while the shop takes no orders, and the page says why", async () => {
  const admin = await shop.signedIn(firstAdmin);
  await saveSettings(admin, "hours", openAllDay);
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  const button = /<button[^>]*aria-describedby="cannot-be-placed"[^>]*>Place Order</;
  expect((await visitor.get("/checkout")).text).not.toMatch(button);
  await saveSettings(admin, "opening", { mode: "paused", pauseFor: "60" });

  const { text } = await visitor.get("/checkout");

  await saveSettings(admin, "opening", { mode: "open" });
  expect(button.exec(text)?.[0]).toContain('disabled=""');
  const reason = /<p id="cannot-be-placed"><strong>([^<]*)/.exec(text)?.[1];
  expect(reason).toMatch(/^We are not taking orders until/);
});

test("pickup says where, with a map and directions, at checkout and on the confirmation", async () => {
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  const place = /Pick it up at Main Branch/;
  const checkout = await visitor.get("/checkout");
  const number = await checkOutByForm(visitor, { deliveryType: "pickup" });
  const confirmation = await visitor.get(`/order-confirmation?order=${number}`);

  for (const page of [checkout, confirmation]) {
    expect(page.visibleText).toMatch(place);
    expect(page.text).toContain("https://www.google.com/maps/dir/?api=1");
    expect(page.text).toContain('href="/contact?branch=');
  }
});
