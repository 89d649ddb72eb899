import type { Page } from "playwright/test";
import { addDays, dayInIndia } from "#app/domain/clock.ts";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import { dishButton, hold, method, openCounter, total } from "#tests/browser/support/counter.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder } from "#tests/support/records/orders.ts";
import { signInAdmin } from "#tests/support/records/people.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";

const CHAI = { pricePaise: 13_500, category: "beverages" };

const take = (page: Page) => page.getByRole("button", { name: /^(Take payment|Place order)$/ });
const placed = (page: Page) => page.locator(".counter-placed");

type Row = Record<string, unknown>;

function lastOrder(database: TestDatabase): Row {
  return database.row("select * from orders order by seq desc limit 1") as Row;
}

test("a walk-in pays in cash and gets token and change, and then the plates", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const chai = addDish(shop.database, { ...CHAI, name: "Story Chai", stock: 10 });
  await openCounter(page);

  if (javaScriptEnabled) {
    await dishButton(page, chai).click();
    await page.getByRole("button", { name: "Increase quantity of Story Chai" }).click();
  } else {
    // Without scripts, a number before a search counts as well.
    await page.getByRole("searchbox").fill("2 story");
    await page.getByRole("searchbox").press("Enter");
    await dishButton(page, chai).click();
  }
  await expect(total(page)).toHaveText("₹270");
  await expect(hold(page), "only scripts can hold an order").toHaveCount(javaScriptEnabled ? 1 : 0);
  await method(page, "Cash").check();
  await page.getByRole("button", { name: "₹500", exact: true }).click();
  await expect(page.locator(".counter-cash")).toContainText("₹500 → ₹230");
  await take(page).click();

  await expect(placed(page)).toContainText("₹500 → ₹230");
  await page.reload();
  await expect(placed(page)).toContainText("₹500 → ₹230");
  const order = lastOrder(shop.database);
  await expect(placed(page).locator("strong").first()).toHaveText(String(order.token));
  expect(order).toMatchObject({ total_paise: 27_000, paid_paise: 27_000, status: "preparing" });
  // Ready for the next customer, with the last token visible.
  await expect(page.getByText("Tap a dish to begin.")).toBeAttached();
  await expect(placed(page)).toBeInViewport();
  const admin = await signInAdmin(shop.api);
  await advanceOrder(admin.api, { id: String(order.id) }, ["delivered"]);
  expect(lastOrder(shop.database)).toMatchObject({ status: "delivered", total_paise: 27_000 });
  expect(shop.database.value("select stock from products where id = ?", chai.id)).toBe(8);
});

test("a known customer has the last order delivered again and pays later", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const chai = addDish(shop.database, { ...CHAI, name: "Again Chai" });
  const phone = `98220${Math.floor(10_000 + Math.random() * 89_999)}`;
  const admin = await signInAdmin(shop.api);
  await admin.api.post("/api/orders", {
    channel: "phone",
    deliveryType: "delivery",
    customerName: "Meera Joshi",
    phone,
    deliveryAddress: { street: "5 Tilak Road", city: "Pune", zipCode: "411030" },
    items: [{ product: chai.id, quantity: 1 }],
  });
  await openCounter(page);

  await method(page, "Phone, delivery").check();
  if (!javaScriptEnabled) await page.getByText("Customer", { exact: true }).click();
  await page.getByRole("textbox", { name: "Phone" }).fill(phone);
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Find customer" }).click();
  await page.getByRole("button", { name: /5 Tilak Road/ }).click();
  await page.getByRole("button", { name: "Same again" }).click();
  await expect(total(page)).toHaveText("₹165");
  await method(page, "Later").check();
  await take(page).click();

  await expect(placed(page)).toContainText("₹165 to pay");
  const order = lastOrder(shop.database);
  expect(order).toMatchObject({
    channel: "phone",
    customer_name: "Meera Joshi",
    street: "5 Tilak Road",
    total_paise: 16_500,
    payment_status: "pending",
    status: "confirmed",
  });
  const steps = ["preparing", "out_for_delivery", "delivered"];
  const delivered = await advanceOrder(admin.api, { id: String(order.id) }, steps);
  expect(delivered).toMatchObject({ status: "delivered", paymentStatus: "paid", total: 165 });
});

test("a payment is split, and what does not add up is said before anything is ordered", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const chai = addDish(shop.database, { ...CHAI, name: "Split Chai" });
  await openCounter(page);
  const before = shop.database.value("select count(*) from orders");

  await dishButton(page, chai).click();
  await method(page, "Split").check();
  await page.locator(".counter-split").getByLabel("Cash").fill("100");
  await page.getByRole("textbox", { name: "UPI" }).fill("135");
  await take(page).click();
  await expect(page.getByRole("alert")).toContainText("Split ₹135");
  expect(shop.database.value("select count(*) from orders")).toBe(before);
  await page.getByRole("textbox", { name: "UPI" }).fill("35");
  if (javaScriptEnabled) {
    await expect(page.getByRole("img", { name: "QR code to pay ₹35 by UPI" })).toBeVisible();
  }
  await take(page).click();

  await expect(placed(page)).toContainText("₹135 paid");
  const { id } = lastOrder(shop.database);
  const payments = shop.database.rows(
    "select method, amount_paise from payments where order_id = ? order by method",
    id as string,
  );
  expect(payments).toEqual([
    { method: "cash", amount_paise: 10_000 },
    { method: "upi", amount_paise: 3500 },
  ]);
});

test("two dishes for cash take four taps, without waiting for the shop", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const dishes = [addDish(shop.database, { pricePaise: 3000 }), addDish(shop.database)];
  await openCounter(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/admin\/counter(?!\/tokens)|\/api\//.test(request.url())) asked.push(request.url());
  });
  const thumb = countedTaps();

  for (const dish of dishes) await thumb.tap(dishButton(page, dish));
  await expect(total(page)).toHaveText("₹130");
  await thumb.tap(method(page, "Cash"));
  expect(asked).toEqual([]);
  await thumb.tap(take(page));

  await expect(placed(page)).toContainText("₹130 paid");
  expect(thumb.taps).toBeLessThanOrEqual(4);
  expect(lastOrder(shop.database)).toMatchObject({ total_paise: 13_000, paid_paise: 13_000 });
});

test("the keyboard searches, sets quantities and takes the payment", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  addDish(shop.database, { name: "Keyboard Kachori" });
  await openCounter(page);

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("kachori 1");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.getByRole("button", { name: /^Keyboard Kachori/ }).click();
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await expect(total(page)).toHaveText("₹1,200");
  await method(page, "Card").check();
  await page.keyboard.press("Enter");

  await expect(placed(page)).toContainText("₹1,200 paid");
  expect(lastOrder(shop.database)).toMatchObject({ total_paise: 120_000, payment_method: "card" });
});

test("Enter after a search adds the first match, as often as the number before it says", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  addDish(shop.database, { name: "Enter Puri" });
  addDish(shop.database, { ...CHAI, name: "Enter Chai" });
  await openCounter(page);

  await page.keyboard.press("/");
  await page.keyboard.type("3 enter pu");
  await page.keyboard.press("Enter");
  await expect(total(page)).toHaveText("₹300");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.keyboard.type("enter ch");
  await page.keyboard.press("Enter");
  await expect(total(page)).toHaveText("₹435");
  await page.keyboard.type("no such dish");
  await page.keyboard.press("Enter");

  await expect(total(page)).toHaveText("₹435");
});

test("what sold most in the last weeks, but not today, comes first in its section", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const rare = addDish(shop.database, { name: "A Rare Roll", category: "chaat" });
  const usual = addDish(shop.database, { name: "B Usual Roll", category: "chaat" });
  const sell = "insert into dish_day_totals (day, product_id, sold_count) values (?, ?, ?)";
  const today = dayInIndia(new Date());
  shop.database.change(sell, addDays(today, -2), usual.id, 1000);
  shop.database.change(sell, today, rare.id, 5000);
  shop.database.change(sell, "2020-01-01", rare.id, 5000);
  await openCounter(page);

  const names = page.locator(".counter-section", { hasText: "B Usual Roll" }).getByRole("button");
  await expect(names.first()).toContainText("B Usual Roll");
});

test("the token board follows the kitchen", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const puri = addDish(shop.database, { name: "Board Puri" });
  const admin = await signInAdmin(shop.api);
  const order = { channel: "counter", items: [{ product: puri.id, quantity: 1 }] };
  await page.goto("/tokens");

  const reply = await admin.api.post<{ id: string; tokenNumber: string }>("/api/orders", order);
  const { id, tokenNumber } = reply.body.data;
  const tokenIn = (name: string) =>
    page
      .getByRole("region", { name })
      .getByRole("listitem")
      .filter({ hasText: new RegExp(`^${tokenNumber}$`) });
  await expect(tokenIn("Preparing")).toBeVisible();
  shop.database.change("update orders set ready_at = ? where id = ?", Date.now(), id);

  await expect(tokenIn("Ready")).toBeVisible();
  await advanceOrder(admin.api, { id }, ["delivered"]);
  await expect(tokenIn("Ready")).toHaveCount(0);
});
