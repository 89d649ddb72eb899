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

test("an empty order list links to the menu", { tag: "@no-js-mobile" }, async ({ page }) => {
  await page.goto("/my-orders");

  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Browse Menu" }).click();
  await expect(page).toHaveURL(/\/menu$/);
});

test("order details open over the list, close again and offer to cancel the order", async ({
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
    await card(page, order.orderNumber).getByRole("link", { name: "View Details" }).click();

    const dialog = page.getByRole("dialog", { name: `Order ${order.orderNumber}`, exact: true });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`/my-orders?status=pending&order=${order.orderNumber}`);
    await expect(dialog).toContainText(
      "Hot spice · Sweet water · Jain (no onion, garlic or potato)",
    );
    await expect(dialog).toContainText("No <b>sev</b>");
    await expect(dialog).toContainText("Ring twice");
    await expect(dialog).toContainText("2 × ₹60");
    await expect(dialog).toContainText("12 Laxmi Road, Pune, Maharashtra 411030");
    await expect(dialog.getByRole("list", { name: "What's Next" })).toBeVisible();
    // A computer has no payment app, and a phone cannot scan the code that it shows.
    const link = dialog.getByRole("link", { name: "Pay ₹150 by UPI" });
    await expect(link).toBeVisible({ visible: !isWide(page) });
    const code = dialog.getByRole("img", { name: "QR code to pay ₹150 by UPI" });
    await expect(code).toBeVisible({ visible: isWide(page) });
    await expect(dialog).toContainText("Order placed");

    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/my-orders?status=pending");

    if (javaScriptEnabled) {
      await card(page, order.orderNumber).getByRole("link", { name: "View Details" }).click();
      // The dialog is shown just before it becomes a modal that handles keys.
      await expect(page.locator("dialog:modal")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL("/my-orders?status=pending");
    }

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
      await dialog.getByRole("link", { name: "Cancel Order" }).click();
    }
    await page.getByRole("button", { name: "Yes, Cancel Order" }).click();
    await expectToast(page, "Order cancelled successfully");
    if (javaScriptEnabled) await expect(page.locator(".toasts:popover-open")).toBeVisible();
    await expect(dialog).toContainText("You cancelled it");
    await expect(dialog.getByRole("link", { name: "Cancel Order" })).toHaveCount(0);
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
