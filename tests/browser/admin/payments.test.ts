import type { Page } from "playwright/test";
import { expect, signInAs, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

const problems = (page: Page) => page.locator(".error-summary");

test("a bill is split, a payment reversed, and all of it refunded", {
  tag: ["@no-js-mobile", "@js-mobile"],
}, async ({ page, shop, newVisitor }) => {
  const customer = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { pricePaise: 20_000 });
  const order = await placeOrder(customer.api, [dish], { deliveryType: "pickup" });
  const details = `/admin/orders?order=${order.id}`;
  const dialog = page.getByRole("dialog");
  await signInAsAdmin(page);

  await test.step("from the list of what is open: a part by UPI, the rest in cash", async () => {
    await page.goto("/admin/payments");
    await page.getByRole("link", { name: `Record payment ${order.orderNumber}` }).click();
    await page.getByLabel("Amount").fill("50");
    await page.getByRole("radio", { name: "UPI" }).check();
    await page.getByLabel("UPI reference").fill("1234 5678");
    await page.getByRole("button", { name: "Record payment" }).click();
    await expect(problems(page)).toContainText("Enter the 12 digits");
    await page.getByLabel("UPI reference").fill("1234 5678 9012");
    await page.getByRole("button", { name: "Record payment" }).click();
    await expectToast(page, "Payment of ₹50 recorded");
    await expect(dialog.getByText("Partly paid")).toBeVisible();
    await dialog.getByRole("link", { name: "Record payment" }).click();
    await expect(page.getByLabel("Amount")).toHaveValue("150");
    await page.getByRole("button", { name: "Record payment" }).click();
    await expect(dialog.getByText("Paid", { exact: true }).first()).toBeVisible();
    await expect(dialog).toContainText("UTR 123456789012");
  });

  await test.step("the cash was UPI: reversed and recorded again", async () => {
    await dialog.getByRole("link", { name: "Reverse" }).last().click();
    await page.getByRole("button", { name: "Reverse" }).click();
    await expect(problems(page)).toContainText("Say why it is reversed");
    await page.getByLabel("Reason").fill("Wrong method or amount");
    await page.getByRole("button", { name: "Reverse" }).click();
    await expect(dialog.getByText("Reversed", { exact: true })).toBeVisible();
    await dialog.getByRole("link", { name: "Record payment" }).click();
    await page.getByRole("radio", { name: "UPI" }).check();
    await page.getByRole("button", { name: "Record payment" }).click();
    await expectToast(page, "Payment of ₹150 recorded");
  });

  await test.step("cancelled: due until the money went back", async () => {
    await page.goto(`/admin/orders/${order.id}/cancellation`);
    await page.getByLabel("Reason").fill("A dish ran out");
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expectToast(page, "Order status updated successfully");
    await page.goto("/admin/payments?list=refunds");
    await page.getByRole("link", { name: `Refund ${order.orderNumber}` }).click();
    await expect(page.getByLabel("Amount")).toHaveValue("200");
    await page.getByLabel("Amount").fill("120");
    await page.getByLabel("Reason").fill("Cancelled");
    await page.getByRole("button", { name: "Record refund" }).click();
    await expectToast(page, "Refund of ₹120 recorded");
    await page.goto(details);
    await expect(dialog.getByText("Refund due").first()).toBeVisible();
    await dialog.getByRole("link", { name: "Record refund" }).click();
    await page.getByLabel("Reason").fill("Cancelled");
    await page.getByRole("button", { name: "Record refund" }).click();
    await expectToast(page, "Refund of ₹80 recorded");
    await page.goto(details);
    await expect(dialog.getByText("Refunded", { exact: true })).toBeVisible();
  });

  const own = await newVisitor();
  await signInAs(own, customer);
  await own.goto(`/my-orders?order=${order.orderNumber}`);
  await expect(own.getByText("Refunded ₹200")).toBeVisible();
});

test("orders are filtered by payment and days", async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const order = await placeOrder(customer.api, [addDish(shop.database)], { paymentMethod: "upi" });
  await signInAsAdmin(page);
  await page.goto("/admin/orders");
  await page.getByText("Filter by date or payment", { exact: true }).click();
  await page.getByLabel("Payment", { exact: true }).selectOption("Unpaid UPI");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page).toHaveURL(/payment=unpaid_upi/);
  const listed = page.getByRole("link", { name: order.orderNumber });
  await expect(listed).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("2026-01-31");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page).toHaveURL(/to=2026-01-31/);
  await expect(listed).toHaveCount(0);
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(listed).toBeVisible();
});
