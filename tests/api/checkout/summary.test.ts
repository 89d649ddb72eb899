import { beforeAll, expect, test } from "vitest";
import { visibleText } from "#tests/support/http/page-text.ts";
import { changeSettings } from "#tests/support/records/changed-settings.ts";
import {
  checkOutByForm,
  customerWith,
  orderNumberIn,
  putInCart,
} from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addCoupon } from "#tests/support/records/quote-fixtures.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: admin } = shop.owner;

beforeAll(async () => {
  await saveSettings(admin, "hours", openAllDay);
});

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
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  const button = /<button[^>]*aria-describedby="cannot-be-placed"[^>]*>Place Order</;
  expect((await visitor.get("/checkout")).text).not.toMatch(button);
  await saveSettings(admin, "opening", { mode: "paused", pauseFor: "60" });

  const { text } = await visitor.get("/checkout");

  await saveSettings(admin, "opening", { mode: "open" });
  expect(button.exec(text)?.[0]).toContain('disabled=""');
  const reason = /<p id="cannot-be-placed"><strong>([^<]*)/.exec(text)?.[1];
  expect(reason).toMatch(/^We are not taking orders until/);
  expect(text).toMatch(/<button[^>]*value="total"[^>]*>Check again</);
});

test("a returning customer finds three folded cards with the last payment, and sends them as they are", async () => {
  const dish = addDish(shop.database);
  const { visitor } = await customerWith(shop, [dish]);
  const folded = /<details class="card folded"( open="")?><summary><h2>([^<]*)</g;
  expect((await visitor.get("/checkout")).text).not.toMatch(folded);
  await checkOutByForm(visitor, { paymentMethod: "upi" });
  await putInCart(visitor, dish);

  const page = await visitor.get("/checkout");

  expect([...page.text.matchAll(folded)].map(([, open, title]) => [title, open])).toEqual([
    ["Deliver to", undefined],
    ["Pay by", undefined],
  ]);
  expect(page.visibleText).toMatch(
    /Deliver to Asha Kulkarni .* 12 Laxmi Road, Pune, 411030 Change/,
  );
  expect(page.visibleText).toContain("When 30-45 minutes");
  expect(page.form("/checkout")).toMatchObject({ paymentMethod: "upi", pincode: "411030" });
  const placed = await visitor.postForm("/checkout", page.form("/checkout"));
  expect(orderNumberIn(placed)).toMatch(/^CP-/);

  // Missing amounts are not hidden.
  await putInCart(visitor, dish);
  const refused = await visitor.fillIn("/checkout", { pincode: "" });
  expect(refused.text).toContain('<details class="card folded" open=""><summary><h2>Deliver to');
});

test("too many plates for one time are said in the cart and at the checkout, with other ways to have them", async () => {
  const { visitor } = await customerWith(shop, [addDish(shop.database, { stock: 100 })]);
  await changeSettings(admin, "times", {
    "delivery.slotMinutes": "30",
    "delivery.daysAhead": "1",
    "delivery.platesPerSlot": "25",
  });
  const line = /action="(\/cart\/lines\/[^"]*\/quantity)"/.exec(
    (await visitor.get("/cart")).text,
  )?.[1];
  const fits = await visitor.read("/cart");
  await visitor.postForm(line ?? "", { quantity: "40" });

  expect(fits).not.toContain("more than we can make at one time");
  for (const page of ["/cart", "/checkout"]) {
    const text = await visitor.read(page);
    expect(text).toContain("40 plates are more than we can make at one time");
    expect(text).toContain("Book catering");
  }
});

test("the summary says why a coupon for deliveries is not used for a pickup", async () => {
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  const ten = { name: "Ten", kind: "percent", code: "HOMETEN", value: 1000 } as const;
  addCoupon(shop.database, { ...ten, deliveryType: "delivery" });
  const summary = (html: string) => visibleText(html.split('aria-label="Order Summary"')[1] ?? "");

  const delivery = await visitor.get("/checkout?coupon=HOMETEN");
  const pickup = await visitor.get("/checkout?coupon=HOMETEN&deliveryType=pickup");

  expect(summary(delivery.text)).not.toContain("Only for delivery.");
  expect(summary(pickup.text)).toContain("HOMETEN: Only for delivery.");
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
