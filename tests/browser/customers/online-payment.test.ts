import type { Page } from "playwright/test";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { test as base, expect, expectNoFullReload, signInAs } from "#tests/browser/support/test.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { type Razorpay, startRazorpay } from "#tests/support/shop/razorpay-server.ts";

const SITE = "https://katta.example";

const test = base.extend<object, { razorpay: Razorpay }>({
  razorpay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const razorpay = await startRazorpay();
      await use(razorpay);
      await razorpay.stop();
    },
    { scope: "worker" },
  ],
  shopEnv: [
    async ({ razorpay }, use) => use({ ...razorpay.env, SITE_URL: SITE }),
    { scope: "worker" },
  ],
});

test.beforeEach(async ({ page, shop, baseURL }) => {
  saveSettingsRow(shop.database, "payment", { ...defaultParts.payment, upiBy: "online" });
  // The shop's public name does not resolve here.
  await page.route(`${SITE}/**`, (route) => {
    const location = route
      .request()
      .url()
      .replace(SITE, baseURL ?? "");
    return route.fulfill({ status: 302, headers: { location } });
  });
  const customer = await registerCustomer(shop.api);
  await signInAs(page, customer);
  const dish = addDish(shop.database, { pricePaise: 15_000 });
  await putInCart(page, dish);
});

async function placeOrder(page: Page): Promise<void> {
  await page.goto("/checkout");
  for (const [field, value] of Object.entries(typedAtCheckout)) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  await page.getByRole("radio", { name: "Pickup" }).check();
  await page.getByRole("radio", { name: /^UPI/ }).check();
  await page.getByRole("button", { name: "Place Order" }).first().click();
}

test("an order is paid on the payment page, which leads back to its confirmation", {
  tag: "@no-js-mobile",
}, async ({ page }) => {
  await placeOrder(page);

  await page.getByRole("button", { name: "Pay 150" }).click();

  await expect(page).toHaveURL(/\/order-confirmation\?order=/);
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Waiting for payment")).toHaveCount(0);
});

test("an open page says Paid soon after the provider's message, without being loaded again", {
  tag: ["@js-mobile"],
}, async ({ page, razorpay, shop }) => {
  await placeOrder(page);
  await page.getByRole("button", { name: "Pay 150" }).waitFor();
  const link = razorpay.linkAt(page.url());
  await page.goto("/my-orders");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page.getByText("Waiting for payment").first()).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toHaveCount(0);

  await expectNoFullReload(page, async () => {
    const message = razorpay.paidMessage(link, razorpay.pay(link));
    const sentMs = performance.now();
    expect((await razorpay.deliver(shop.server.baseUrl, message)).status).toBe(200);
    await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
    const description = `${Math.round(performance.now() - sentMs)} ms`;
    test.info().annotations.push({ type: "from the message to Paid", description });
  });

  await expect(page.getByText("Waiting for payment")).toHaveCount(0);
});

test("a customer who comes back without paying can still pay, or pay another way", {
  tag: "@js-mobile",
}, async ({ page, razorpay }) => {
  await placeOrder(page);
  await page.getByRole("button", { name: "Pay 150" }).waitFor();
  await page.goto("/my-orders");
  await expect(page.getByText("Waiting for payment").first()).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("link", { name: "Pay ₹150 now" }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.getByText(/Your order is kept until/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("button", { name: "Pay ₹150 now" }).click();
  await page.getByRole("button", { name: "Pay 150" }).waitFor();
  await page.goBack();

  await page.getByRole("button", { name: "Cash on Delivery" }).click();
  await expect(page.getByText("Waiting for payment")).toHaveCount(0);
  await expect(page).toHaveURL(/\/track\//);
  expect(
    razorpay.requests.filter((one) => one === "POST /v1/payment_links").length,
  ).toBeGreaterThan(0);
});
