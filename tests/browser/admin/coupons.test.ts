import type { Page } from "playwright/test";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAsAdmin, signUp, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";

// Other tests of the same shop know no coupons.
test.afterEach(({ shop }) => shop.database.change("update coupons set is_paused = 1"));

const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });
const code = (page: Page) => page.getByRole("textbox", { name: "Coupon code" });

async function fillAddress(page: Page) {
  await page.getByLabel("Phone").fill("+91 98220 12345");
  await page.getByLabel("Address").fill("12 Laxmi Road");
  await page.getByLabel("City").fill("Pune");
  await page.getByLabel("Pincode").fill("411030");
}

test("a coupon goes from the admin's form by its link to the confirmation", async ({
  page,
  shop,
  newVisitor,
  javaScriptEnabled,
}) => {
  test.slow();
  const word = crypto.randomUUID().slice(0, 6).toUpperCase();
  const admin = await newVisitor();
  await signInAsAdmin(admin);
  const add = async (typed: string, more: Record<string, string>) => {
    await admin.goto("/admin/coupons/add");
    await admin.getByLabel("Name").fill(`Offer ${typed}`);
    await admin.getByLabel("Code").fill(typed);
    for (const [label, value] of Object.entries(more)) await admin.getByLabel(label).fill(value);
    await admin.getByRole("button", { name: "Add Coupon" }).click();
    await expectToast(admin, `Offer ${typed} saved`);
  };
  await add(`TEN${word}`, { "How much": "10" });
  await add(`MANY${word}`, { "How much": "20", "For orders of at least": "1000" });

  await signUp(page);
  await putInCart(page, addDish(shop.database, { pricePaise: 30_000 }));

  await test.step("the link says what it does, and the cart has it", async () => {
    await page.goto(`/?coupon=TEN${word}`);
    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByText(`TEN${word}: 10% off. Your cart shows what you save.`),
    ).toBeVisible();
    await page.goto("/cart");
    await expect(code(page)).toHaveValue(`TEN${word}`);
    await expect(summary(page)).toContainText("Total ₹270");
  });

  await test.step("the cart says why another code is refused", async () => {
    await code(page).fill(`many${word}`);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(summary(page)).toContainText(`MANY${word}: For orders of ₹1,000 or more.`);
    await expect(summary(page)).toContainText("Total ₹300");
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  });

  await test.step("so does the order, which keeps what was typed", async () => {
    await expect(code(page)).toHaveValue(`MANY${word}`);
    await fillAddress(page);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByRole("alert").or(page.locator(".error-summary"))).toContainText(
      "For orders of ₹1,000 or more.",
    );
    await expect(page.getByLabel("Address")).toHaveValue("12 Laxmi Road");
    await expect(code(page)).toHaveValue(`MANY${word}`);
  });

  await test.step("typing a code changes the total, and the order has it", async () => {
    await code(page).fill(`ten${word}`);
    if (javaScriptEnabled) await code(page).blur();
    else await page.getByRole("button", { name: "Update total" }).last().click();
    await expect(summary(page)).toContainText(`Coupon TEN${word}`);
    await expect(summary(page)).toContainText("Total ₹270");
    await expect(page.getByLabel("Address")).toHaveValue("12 Laxmi Road");
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(page.getByRole("main")).toContainText(`Coupon TEN${word}`);
    await expect(page.getByRole("main")).toContainText("₹270");
  });

  await admin.goto("/admin/coupons");
  await expect(admin.getByRole("row").filter({ hasText: `Offer TEN${word}` })).toContainText(
    /Running.*1.*₹270.*₹30/s,
  );
});
