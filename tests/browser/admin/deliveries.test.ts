import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

test("the kitchen says in the list of orders that one is ready, in place", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await advanceOrder(admin.api, order, ["preparing"]);
  await signInAsAdmin(page);
  await page.goto("/admin/orders");
  const link = page.getByRole("link", { name: order.orderNumber });
  const card = page.getByRole("main").locator(".order-card").filter({ has: link });
  const press = async () => {
    await card.getByRole("button", { name: `Ready: order ${order.orderNumber}` }).click();
    await expect(card.locator(".badge").first()).toHaveText("Ready");
  };

  if (javaScriptEnabled) await expectNoFullReload(page, press);
  else await press();
  const undo = `Undo “Ready”: ${order.orderNumber}`;
  const notReady = `Not ready: order ${order.orderNumber}`;
  await card.getByRole("button", { name: javaScriptEnabled ? undo : notReady }).click();

  await expect(card.locator(".badge").first()).toHaveText("Preparing");
});
