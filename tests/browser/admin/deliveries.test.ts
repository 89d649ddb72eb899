import { orderCard } from "#tests/browser/support/order-card.ts";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

test("the kitchen says in the list of orders that one is ready, in place", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const admin = await signInAdmin(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await advanceOrder(admin.api, order, ["preparing"]);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${order.orderNumber}`);
  const card = orderCard(page, order.orderNumber);

  await expectNoFullReload(page, async () => {
    await card.getByRole("button", { name: `Ready: order ${order.orderNumber}` }).click();
    await expect(card.locator(".badge").first()).toHaveText("Ready");
  });
  await card.getByRole("button", { name: `Undo “Ready”: ${order.orderNumber}` }).click();

  await expect(card.locator(".badge").first()).toHaveText("Preparing");
});
