import type { Page } from "playwright/test";
import {
  expect,
  expectNoFullReload,
  signInAs,
  signInAsAdmin,
  test,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

const onPhones = { tag: ["@no-js-mobile", "@js-mobile"] };

function ticket(page: Page, orderNumber: string) {
  return page.getByRole("listitem").filter({ hasText: orderNumber });
}

test(
  "a rider collects cash and UPI at the door, and hands the cash in at the counter",
  onPhones,
  async ({ page, shop, newVisitor, javaScriptEnabled }) => {
    const [customer, admin, rider] = await Promise.all([
      registerCustomer(shop.api, { name: "Asha Kulkarni" }),
      signInAdmin(shop.api),
      registerCustomer(shop.api, { name: "Ravi Jadhav" }),
    ]);
    shop.database.change("update users set role = 'rider' where id = ?", rider.user._id);
    const dish = addDish(shop.database, { pricePaise: 20_000 });
    const sendOut = async (overrides = {}) => {
      const order = await placeOrder(customer.api, [dish], overrides);
      return advanceOrder(admin.api, order, ["preparing", "out_for_delivery"]);
    };
    const byCash = await sendOut({ deliveryInstructions: "Ring twice" });
    await signInAs(page, rider);
    await page.goto("/admin/deliveries");

    const first = ticket(page, byCash.orderNumber);
    await expect(first).toContainText("12 Laxmi Road");
    await expect(first).toContainText("Ring twice");
    await expect(first).toContainText(`Collect ₹${byCash.total} in cash`);
    await expect(first.getByRole("link", { name: "+91 98220 12345" })).toHaveAttribute(
      "href",
      "tel:+919822012345",
    );
    await first.getByLabel("Cash received").fill(String(byCash.total - 1));
    await first.getByRole("button", { name: "Delivered" }).click();
    await expectToast(page, `Collect ₹${byCash.total}`);

    await first.getByLabel("Cash received").fill(String(byCash.total + 70));
    await first.getByRole("button", { name: "Delivered" }).click();
    await expectToast(page, "Change: ₹70");
    await expect(first.getByRole("button", { name: "Delivered" })).toHaveCount(0);
    await expect(page.getByText(`You carry ₹${byCash.total}`)).toBeVisible();

    const byUpi = await sendOut();
    if (!javaScriptEnabled) await page.reload();
    const second = ticket(page, byUpi.orderNumber);
    await second.getByRole("radio", { name: "UPI" }).check();
    await expect(second.getByLabel("Cash received")).toBeHidden();
    await second.getByRole("button", { name: "Delivered" }).click();
    await expect(second.getByRole("button", { name: "Delivered" })).toHaveCount(0);
    await expect(page.getByText(`You carry ₹${byCash.total}`)).toBeVisible();

    const counter = await newVisitor();
    await signInAsAdmin(counter);
    await counter.goto("/admin/deliveries");
    await expect(counter.getByText(`Ravi Jadhav owes ₹${byCash.total}`)).toBeVisible();
    await counter.getByRole("button", { name: "Cash received from Ravi Jadhav" }).click();
    await expectToast(counter, "received from Ravi Jadhav");
    await expect(counter.getByText("Ravi Jadhav owes")).toHaveCount(0);
    await page.goto("/admin/deliveries");
    await expect(page.getByText("You carry")).toHaveCount(0);
  },
);

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
  await card.getByRole("button", { name: `Not ready: order ${order.orderNumber}` }).click();

  await expect(card.locator(".badge").first()).toHaveText("Cooking");
});
