import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

test("the owner enters tax terms on a phone, and the next order gets a tax invoice", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const [customer, admin] = await Promise.all([registerCustomer(shop.api), signInAdmin(shop.api)]);
  const dish = addDish(shop.database, { pricePaise: 10_500, category: "chaat" });
  await signInAsAdmin(page);
  await page.goto("/admin/settings/tax");
  await expect(page.getByText("Ask an accountant")).toBeVisible();
  await expect(page.getByText("the shop is not registered")).toBeVisible();

  await page.getByRole("radio", { name: "Regular taxpayer" }).check();
  await page.getByLabel("Legal name").fill("Kulkarni Foods");
  await page.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
  const rate = (title: string) => page.getByRole("group", { name: new RegExp(`^${title}`) });
  await rate("All dishes").getByLabel("Rate").fill("5");
  await rate("All dishes").getByLabel("HSN or SAC").fill("996331");
  await rate("Catering").getByLabel("Rate").fill("5");
  await page.getByRole("button", { name: "Save terms" }).click();
  await expect(page.getByText("check the GSTIN for a slip").first()).toBeVisible();
  await expect(rate("All dishes").getByLabel("Rate")).toHaveValue("5");
  await page.getByLabel("GSTIN").fill("27AAPFU0939F1ZV");
  await page.getByRole("button", { name: "Save terms" }).click();
  await expectToast(page, "Terms saved");
  await expect(page.getByText("All dishes: 5% (996331)")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  const order = await placeOrder(customer.api, [dish], { deliveryType: "pickup" });
  await page.goto(`/admin/orders/${order.id}/bill`);
  await expect(page.getByText("Token slip, not a bill")).toBeVisible();
  await advanceOrder(admin.api, order, ["preparing", "delivered"]);
  await page.reload();

  const invoice = page.getByRole("article", { name: /^Tax Invoice CP\/\d\d-\d\d\/\d{6}$/ });
  await expect(invoice).toContainText("Kulkarni Foods");
  await expect(invoice.getByRole("row", { name: "5% ₹100.00 ₹2.50 ₹2.50" })).toBeVisible();
  await expect(invoice).toContainText("Maharashtra (27)");
});
