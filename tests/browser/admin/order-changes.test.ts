import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

test("a customer changes a pending order from My Orders, with the options of a new dish", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: `Puri ${crypto.randomUUID()}` });
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [{ ...dish, quantity: 2 }], {
    deliveryType: "pickup",
  });
  await signInAs(page, customer);
  await page.goto(`/my-orders?order=${order.orderNumber}`);
  await page.getByRole("link", { name: "Change Order" }).click();

  await page.getByRole("button", { name: `Choose ${dish.name} again` }).click();
  const quantity = page.getByRole("spinbutton", { name: `Quantity of ${dish.name}` });
  await expect(quantity.first()).toHaveValue("0");
  await page.getByRole("radio", { name: /^Hot/ }).first().check();
  // The new total follows the input.
  const summary = page.getByRole("region", { name: "New total" });
  await expect(summary).toContainText(`−2 ${dish.name}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Order changed").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await expect(page.getByRole("main")).toContainText("Changed: +2");
  const stored = await customer.api.get<typeof order>(`/api/orders/${order.id}`);
  expect(stored.body.data.items).toMatchObject([
    { quantity: 2, options: [expect.objectContaining({ name: expect.stringContaining("Hot") })] },
  ]);
});
