import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

test("shows overview, recent orders, totals and trends on a laptop without unfolding", async ({
  page,
  shop,
}) => {
  const customer = await registerCustomer(shop.api);
  const dish = addDish(shop.database);
  for (let placed = 0; placed < 5; placed += 1) await placeOrder(customer.api, [dish]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAsAdmin(page);
  await page.goto("/admin");
  const main = page.getByRole("main");

  for (const name of ["Total Revenue", "Revenue by day", "Payment methods"]) {
    await expect(main.getByText(name).first(), name).toBeVisible();
  }
  await expect(main.getByText("Pending Orders")).toBeInViewport();
  await expect(main.locator(".order-card").last()).toBeInViewport({ ratio: 1 });
  const actions = main.locator(".quick-actions").getByRole("link");
  await expect(actions).toHaveCount(6);
  await expect(actions.last()).toBeInViewport({ ratio: 1 });
});
