import type { Page } from "playwright/test";
import { defaultChargeTerms } from "#app/domain/terms/charges.ts";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import {
  dishButton,
  method,
  openCounter,
  takePayment,
  total,
} from "#tests/browser/support/counter.ts";
import { postForm } from "#tests/browser/support/post-form.ts";
import { expect, type Shop, signInAs, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { registerStaff } from "#tests/support/records/staff.ts";

test.afterEach(({ shop }) => {
  shop.database.change("delete from settings where key in ('charges', 'opening')");
});

async function openAsSeller(page: Page, shop: Shop): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, await registerStaff(shop, "counter"));
  await page.goto("/admin/counter");
}

test("a discount takes three taps, and beyond the limit a manager's PIN as well", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const puri = addDish(shop.database);
  saveSettingsRow(shop.database, "charges", { ...defaultChargeTerms, staffDiscountPaise: 2000 });
  const { user, name } = await registerStaff(shop, "manager");
  await signInAsAdmin(page);
  await postForm(page, `/admin/staff/${user._id}`, { name, role: "manager", pin: "2580" });
  await openAsSeller(page, shop);
  await dishButton(page, puri).click();
  await method(page, "Cash").check();
  const discount = page.getByLabel("Discount", { exact: true });
  const thumb = countedTaps();

  await thumb.tap(page.getByText("Coupon, discount, note"));
  await thumb.tap(discount);
  await page.keyboard.type("20");
  await thumb.tap(page.getByText("A regular customer"));

  await expect(total(page)).toHaveText("₹80");
  expect(thumb.taps).toBe(3);
  await expect(page.getByLabel("Manager's PIN")).toHaveCount(0);
  await discount.fill("30");
  await page.getByLabel("Manager's PIN").fill("2580");
  await takePayment(page).click();
  await expect(page.getByText("₹70 paid")).toBeVisible();
});

test("the shop is paused with two taps", { tag: "@js-mobile" }, async ({ page, shop }) => {
  await openAsSeller(page, shop);
  const thumb = countedTaps();

  await thumb.tap(page.getByRole("link", { name: /^The shop/ }));
  await thumb.tap(page.getByRole("button", { name: /30 min/ }));

  const paused = "select count(*) from settings where key = 'opening' and value like '%paused%'";
  await expect.poll(() => shop.database.value(paused)).toBe(1);
  expect(thumb.taps).toBe(2);
});

test("yesterday's order is found by its phone number with two taps and Enter", {
  tag: ["@no-js-mobile", "@js-mobile"],
}, async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const phone = `98${String(Math.random()).slice(2, 10)}`;
  shop.database.change(
    `update orders set status = 'delivered', created_at = created_at - 86400000, phone = ?, phone_digits = ?
      where id = ?`,
    ...[`+91 ${phone}`, phone, order.id],
  );
  await signInAsAdmin(page);
  await page.goto("/admin");
  const thumb = countedTaps();

  await thumb.tap(
    page
      .getByRole("link", { name: /^Orders/ })
      .filter({ visible: true })
      .first(),
  );
  await thumb.tap(page.getByRole("searchbox", { name: "Search orders" }));
  await page.keyboard.type(phone);
  // A phone has no room for a button next to the field.
  await page.keyboard.press("Enter");

  await expect(page.getByRole("link", { name: order.orderNumber })).toBeVisible();
  expect(thumb.taps).toBeLessThan(3);
});

test("a token is handed over with one tap, and that is undone; an unpaid one is paid first", async ({
  page,
  shop: { api, database },
  javaScriptEnabled,
}) => {
  const puri = addDish(database);
  const admin = await signInAdmin(api);
  const take = async (payments: object[]) => {
    const items = [{ product: puri.id, quantity: 1 }];
    const body = { channel: "counter", items, payments };
    return (await admin.api.post<{ id: string; orderNumber: string }>("/api/orders", body)).body
      .data;
  };
  const paid = await take([{ method: "cash", amount: 100 }]);
  const unpaid = await take([]);
  const status = () => database.value("select status from orders where id = ?", paid.id);
  database.change("update orders set ready_at = ? where id = ?", Date.now(), paid.id);
  await openCounter(page);
  const tokens = page.getByRole("list", { name: "Tokens that wait" });
  await expect(tokens.getByRole("listitem").first()).toContainText("Ready");
  const thumb = countedTaps();

  await thumb.tap(tokens.getByRole("button", { name: `Handed over: order ${paid.orderNumber}` }));

  await expect.poll(status).toBe("delivered");
  expect(thumb.taps).toBe(1);
  if (javaScriptEnabled) {
    await tokens.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(status).toBe("preparing");
  }
  await tokens.getByRole("link", { name: `Take payment: order ${unpaid.orderNumber}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${unpaid.id}/payments`);
  const reference = page.getByLabel("UPI reference");
  await method(page, "UPI").check();
  await expect(reference).toBeVisible();
  await method(page, "Cash").check();
  await expect(reference).toBeHidden();
});

test("the dishes stay in their place when somebody waits, and a discount is not cramped", {
  tag: "@js-desktop",
}, async ({ page, shop: { api, database } }) => {
  const puri = addDish(database);
  database.change("update orders set status = 'delivered'");
  await page.setViewportSize({ width: 1024, height: 600 });
  await openCounter(page);
  const placeOf = async () => (await dishButton(page, puri).boundingBox())?.y;
  const before = await placeOf();
  const admin = await signInAdmin(api);
  const items = [{ product: puri.id, quantity: 1 }];
  await admin.api.post("/api/orders", { channel: "counter", items, payments: [] });

  await page.reload();

  await expect(page.getByRole("list", { name: "Tokens that wait" })).toBeVisible();
  expect(await placeOf()).toBe(before);
  await dishButton(page, puri).click();
  await page.getByText("Coupon, discount, note").click();
  await page.getByLabel("Discount", { exact: true }).focus();
  for (const shown of [
    page.getByLabel("Discount", { exact: true }),
    page.getByText("A regular customer"),
    takePayment(page),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

const sizes = [
  { width: 1280, height: 720 },
  { width: 1024, height: 600 },
  { width: 360, height: 640 },
];
for (const viewport of sizes) {
  const size = `${viewport.width} × ${viewport.height}`;
  test(`nobody scrolls to "Take payment" at ${size}`, {
    tag: viewport.width < 1000 ? "@js-mobile" : "@js-desktop",
  }, async ({ page, shop: { database } }) => {
    const dishes = [addDish(database), addDish(database), addDish(database)];
    await page.setViewportSize(viewport);
    await openCounter(page);
    const isReachable = async () => {
      await expect(takePayment(page)).toBeInViewport({ ratio: 1 });
      // Nothing lies on top of it.
      await takePayment(page).click({ trial: true, timeout: 5000 });
    };

    for (const dish of dishes) await dishButton(page, dish).click();
    await page.evaluate(() => scrollTo(0, 0));
    await isReachable();
    for (const name of ["Cash", "UPI", "Card"]) {
      await method(page, name).check();
      await isReachable();
    }
    await method(page, "Split").check();
    await page.locator(".counter-split").getByLabel("UPI").fill("100");
    await isReachable();
    if (viewport.width > 1000) {
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(pageHeight).toBe(viewport.height);
    }
  });
}
