import type { Page } from "playwright/test";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const REFERENCE = "632512345678";
let order: OrderOutput;

test.beforeEach(async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { pricePaise: 15_000 });
  order = await placeOrder(customer.api, [dish], { paymentMethod: "upi", deliveryType: "pickup" });
  await signInAs(page, customer);
});

async function claim(page: Page, reference: string): Promise<void> {
  const field = page.getByLabel("Reference (UTR)");
  if (!(await field.isVisible()))
    await page.getByText("I have paid", { exact: true }).first().click();
  await field.fill(reference);
  await page.getByRole("button", { name: "I have paid" }).click();
}

test("a customer pays on a phone, and the owner confirms all matches with one tap", {
  tag: "@js-mobile",
}, async ({ page, browser, shop }) => {
  await test.step("the phone offers the link and the ID, not the code", async () => {
    await page.goto(`/order-confirmation?order=${order.orderNumber}`);
    const link = page.getByRole("link", { name: "Pay ₹150 by UPI" });
    await expect(link).toHaveAttribute("href", /^upi:\/\/pay\?pa=chatpata%40upi&.*&am=150\.00&/);
    await expect(page.getByRole("img", { name: /QR code/ })).toBeHidden();
    await expect(page.getByText("chatpata@upi", { exact: true })).toBeVisible();
    await expect(page.getByText(/Some bank apps do not accept links/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy UPI ID" })).toBeVisible();
  });

  await test.step("a wrong reference is kept, a right one awaits confirmation", async () => {
    await claim(page, "1234");
    await expect(page.getByText("Enter the 12 digits of the UPI reference").first()).toBeVisible();
    await expect(page.getByLabel("Reference (UTR)")).toHaveValue("1234");
    await claim(page, "6325 1234-5678");
    await expect(page.getByText("Awaiting confirmation").first()).toBeVisible();
    await expect(page.getByText(`with the reference ${REFERENCE}.`)).toBeVisible();
  });

  await test.step("the owner pastes the bank's message and confirms", async () => {
    const context = await browser.newContext();
    const admin = await context.newPage();
    await signInAs(admin, firstAdmin);
    await admin.goto(new URL("/admin/payments", page.url()).href);
    await admin.getByText("Find payments").first().click();
    await admin
      .getByLabel("Messages")
      .fill(`Rs.150.00 credited to A/c XX1234 by ASHA. UPI Ref ${REFERENCE}`);
    await admin.getByRole("button", { name: "Find payments" }).click();
    await expect(admin.getByText("Certain")).toBeVisible();
    await admin.getByRole("button", { name: "Confirm it (₹150)" }).click();
    await expect(admin.getByText("1 payment confirmed, ₹150")).toBeVisible();
    await context.close();
  });

  await page.goto(`/my-orders?order=${order.orderNumber}`);
  await expect(page.getByRole("main")).toContainText(order.orderNumber);
  await expect(page.getByRole("main").getByText("Pay by UPI")).toHaveCount(0);
  expect(shop.database.value("select payment_status from orders where id = ?", order.id)).toBe(
    "paid",
  );
});
