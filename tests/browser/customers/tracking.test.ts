import type { Page } from "playwright/test";
import { reloadSooner } from "#tests/browser/support/reload-sooner.ts";
import { expect, expectNoFullReload, type Shop, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

async function trackedOrder({ api, database }: Shop) {
  const customer = await registerCustomer(api);
  const order = await placeOrder(customer.api, [addDish(database)]);
  return { order, path: new URL(order.trackingUrl ?? "").pathname };
}

const currentStep = (page: Page) =>
  page.getByRole("list", { name: "What's Next" }).locator("[aria-current=step]");

test("a tracking link follows the kitchen by itself", async ({ page, shop, javaScriptEnabled }) => {
  const { order, path } = await trackedOrder(shop);
  const admin = await signInAdmin(shop.api);
  if (!javaScriptEnabled) await reloadSooner(page, path);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Hello Asha" })).toBeVisible();
  await expect(currentStep(page)).toContainText("Order Confirmed");

  const follow = async () => {
    await advanceOrder(admin.api, order, ["preparing"]);
    await expect(currentStep(page)).toContainText("Preparing Your Order", { timeout: 20_000 });
    await expect(page.getByRole("link", { name: "Cancel Order" })).toHaveCount(0);
    await advanceOrder(admin.api, order, ["out_for_delivery", "delivered"]);
    await expect(page.locator(".stamp")).toHaveText("Delivered", { timeout: 20_000 });
  };
  await (javaScriptEnabled ? expectNoFullReload(page, follow) : follow());
});

test("a tracking link announces a new status", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const { order, path } = await trackedOrder(shop);
  const admin = await signInAdmin(shop.api);
  await page.goto(path);
  await advanceOrder(admin.api, order, ["preparing"]);
  const announced = page
    .getByRole("status")
    .filter({ hasText: `Order ${order.orderNumber}: Preparing` });
  await expect(announced).toHaveCount(1, { timeout: 20_000 });
});
