import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import {
  expect,
  type Shop,
  signInAs,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

/** Signs in somebody who has ordered this dish before. */
async function signInAgain(page: Page, { api }: Shop, dish: Dish): Promise<void> {
  const customer = await registerCustomer(api, { name: "Asha Kulkarni" });
  await placeOrder(customer.api, [dish], { paymentMethod: "upi" });
  await signInAs(page, customer);
}

test(
  "a returning customer orders in three taps from the menu",
  withAndWithoutScripts,
  async ({ page, shop }) => {
    const dish = addDish(shop.database, { name: `Again${randomUUID().slice(0, 8)}` });
    await signInAgain(page, shop, dish);
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
  const dish = addDish(shop.database);
  await signInAgain(page, shop, dish);
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
