import type { Page } from "playwright/test";
import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

const quantityOf = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name: `Quantity of ${name}` });
const summary = (page: Page) => page.getByRole("region", { name: "New total" });

/** With scripts, the new total follows the input. */
async function checkTotal(page: Page, javaScriptEnabled: boolean | undefined) {
  if (javaScriptEnabled) return;
  await page.getByRole("button", { name: "Check new total" }).click();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Order changed").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
}

test("a customer changes a pending order from My Orders, with the options of a new dish", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const dish = addDish(shop.database, { name: `Puri ${crypto.randomUUID()}` });
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [{ ...dish, quantity: 2 }], {
    deliveryType: "pickup",
  });
  await signInAs(page, customer);
  await page.goto(`/my-orders?order=${order.orderNumber}`);
  await page.getByRole("link", { name: "Change Order" }).click();

  await page.getByRole("button", { name: `Choose ${dish.name} again` }).click();
  await expect(quantityOf(page, dish.name).first()).toHaveValue("0");
  await page.getByRole("radio", { name: /^Hot/ }).first().check();
  await checkTotal(page, javaScriptEnabled);
  await expect(summary(page)).toContainText(`−2 ${dish.name}`);
  await save(page);

  await expect(page.getByRole("main")).toContainText("Changed: +2");
  const stored = await customer.api.get<typeof order>(`/api/orders/${order.id}`);
  expect(stored.body.data.items).toMatchObject([
    { quantity: 2, options: [expect.objectContaining({ name: expect.stringContaining("Hot") })] },
  ]);
});
