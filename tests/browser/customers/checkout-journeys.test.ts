import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAs, test, withAndWithoutScripts } from "#tests/browser/support/test.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

async function placeOrder(page: Page): Promise<void> {
  await page.goto("/checkout");
  const { email: _, ...typed } = typedAtCheckout;
  for (const [field, value] of Object.entries(typed)) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  await page.getByRole("radio", { name: "UPI" }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order=/);
}

test(
  "a returning customer orders in three taps from the menu",
  withAndWithoutScripts,
  async ({ page, shop }) => {
    const dish = addDish(shop.database, { name: `Again${randomUUID().slice(0, 8)}` });
    await signInAs(page, await registerCustomer(shop.api, { name: "Asha Kulkarni" }));
    await putInCart(page, dish);
    await placeOrder(page);
    const thumb = countedTaps();

    await page.goto(`/menu?q=${dish.name}`);
    await thumb.tap(page.getByRole("button", { name: `Add to Cart: ${dish.name}` }));
    await thumb.tap(page.locator(".cart-bar").getByRole("link", { name: "Checkout" }));
    await expect(page.locator("summary").filter({ hasText: "Pay by" })).toContainText("UPI");
    await expect(page.getByLabel("Address")).toBeHidden();
    await thumb.tap(page.getByRole("button", { name: "Place Order" }));

    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    expect(thumb.taps).toBeLessThanOrEqual(3);
  },
);

test("folded fields unfold to be changed, and say what was changed", { tag: "@js-mobile" }, async ({
  page,
  shop,
}) => {
  await signInAs(page, await registerCustomer(shop.api));
  const dish = addDish(shop.database);
  await putInCart(page, dish);
  await placeOrder(page);
  await putInCart(page, dish);
  await page.goto("/checkout");

  expect(await axeViolations(page)).toEqual([]);
  const payment = page.locator("summary").filter({ hasText: "Pay by" });
  await payment.click();
  await page.getByRole("radio", { name: "Cash" }).check();
  await payment.click();
  await expect(payment).toContainText("Cash");
  const address = page.locator("summary").filter({ hasText: "Deliver to" });
  await address.click();
  await page.getByLabel("Pincode").fill("");
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByRole("link", { name: "Enter your pincode" }).click();
  await expect(page.getByLabel("Pincode")).toBeFocused();
});

test("a quantity is typed into the cart, and Enter sends it", async ({ page, shop }) => {
  const dish = addDish(shop.database, { pricePaise: 1000 });
  await putInCart(page, dish);
  await page.goto("/cart");
  const quantity = page.getByRole("spinbutton", { name: `Quantity of ${dish.name}` });
  await quantity.fill("12");
  await quantity.press("Enter");
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("₹120");
  await expect(quantity).toHaveValue("12");
});
