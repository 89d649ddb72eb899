import type { Page } from "playwright/test";
import { expect, expectNoFullReload, signInAs, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";

let customer: Person;

test.beforeEach(async ({ page, shop }) => {
  customer = await registerCustomer(shop.api);
  await signInAs(page, customer);
});

function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 768;
}

function card(page: Page, orderNumber: string) {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: orderNumber });
}

test("order details are a page that leads back to the list and offers to cancel the order", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const dish = addDish(shop.database, { pricePaise: 6000, stock: 5 });
  const order = await placeOrder(customer.api, [dish], {
    items: [
      {
        product: dish.id,
        quantity: 2,
        customizations: { spiceLevel: "hot", water: "sweet", jain: true },
        specialInstructions: "No <b>sev</b>",
      },
    ],
    paymentMethod: "upi",
    notes: "Ring twice",
  });
  await page.goto("/my-orders?status=pending");

  await expectNoFullReload(page, async () => {
    await page.keyboard.press("End");
    await card(page, order.orderNumber).getByRole("link", { name: "View Details" }).click();

    const details = page.getByRole("main");
    await expect(details).toContainText(`Order ${order.orderNumber}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Arriving .*\d/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page).toHaveURL(`/my-orders?status=pending&order=${order.orderNumber}`);
    await expect(details).toContainText(
      "Hot spice · Sweet water · Jain (no onion, garlic or potato)",
    );
    await expect(details).toContainText("No <b>sev</b>");
    await expect(details).toContainText("Ring twice");
    await expect(details).toContainText("2 × ₹60");
    await expect(details).toContainText("12 Laxmi Road, Pune, Maharashtra 411030");
    await expect(details.getByRole("list", { name: "What's Next" })).toBeVisible();
    // A computer has no payment app, and a phone cannot scan the code that it shows.
    const link = details.getByRole("link", { name: "Pay ₹150 by UPI" });
    await expect(link).toBeVisible({ visible: !isWide(page) });
    const code = details.getByRole("img", { name: "QR code to pay ₹150 by UPI" });
    await expect(code).toBeVisible({ visible: isWide(page) });
    await expect(details).toContainText("Order placed");

    await details.getByRole("link", { name: "My Orders" }).first().click();
    await expect(page).toHaveURL("/my-orders?status=pending");

    const cancel = card(page, order.orderNumber).getByRole("link", { name: "Cancel Order" });
    await cancel.click();
    if (javaScriptEnabled) {
      const question = page.getByRole("dialog", { name: `Cancel order ${order.orderNumber}?` });
      await question.getByRole("button", { name: "Keep Order" }).click();
      await expect(question).toHaveCount(0);
      await expect(cancel).toBeFocused();
      await cancel.click();
    } else {
      await page.getByRole("link", { name: "Keep Order" }).click();
      await details.getByRole("link", { name: "Cancel Order" }).click();
    }
    await page.getByRole("button", { name: "Yes, Cancel Order" }).click();
    await expectToast(page, "Order cancelled successfully");
    await expect(details).toContainText("You cancelled it");
    await expect(details.getByRole("link", { name: "Cancel Order" })).toHaveCount(0);
  });
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(5);
});

test("open pages follow the kitchen, also after the network failed once", {
  tag: "@js-desktop",
}, async ({ page, shop, context }) => {
  const admin = await signInAdmin(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const other = await context.newPage();
  const menu = await context.newPage();
  await menu.goto("/menu");
  const strip = menu.getByRole("link", { name: "Follow this order" });
  await expect(strip).toContainText("Pending");
  await page.goto(`/order-confirmation?order=${order.orderNumber}`);
  await other.goto("/my-orders");
  const steps = page.getByRole("list", { name: "What's Next" });
  await expect(steps).toContainText("Now: Order Confirmed");
  await expect(card(other, order.orderNumber)).toContainText("Pending");

  await expectNoFullReload(page, async () => {
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = () => {
        window.fetch = fetch;
        document.title = "Offline";
        return Promise.reject(new TypeError("Failed to fetch"));
      };
    });
    await expect(page).toHaveTitle("Offline");
    await advanceOrder(admin.api, order, ["preparing"]);
    await expect(steps).toContainText("Now: Preparing Your Order");
    await menu.bringToFront();
    await expect(strip).toContainText("Preparing");
    await advanceOrder(admin.api, order, ["out_for_delivery", "delivered"]);
    await expect(strip).toHaveCount(0);
    await page.bringToFront();
    await expect(steps).toContainText("Done: Delivered");
  });
  await other.bringToFront();
  await expect(card(other, order.orderNumber).getByText("Rate Order")).toBeVisible();
});

test("a new status is announced", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const admin = await signInAdmin(shop.api);
  await page.goto("/my-orders");
  await advanceOrder(admin.api, order, ["preparing"]);
  const announced = page
    .getByRole("status")
    .filter({ hasText: `Order ${order.orderNumber}: Preparing` });
  await expect(announced).toHaveCount(1, { timeout: 20_000 });
});
