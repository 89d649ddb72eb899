import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAs, test, withAndWithoutScripts } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
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
    let taps = 0;
    const tap = async (element: Locator) => {
      taps += 1;
      await element.click();
    };

    await page.goto(`/menu?q=${dish.name}`);
    await tap(page.getByRole("button", { name: `Add to Cart: ${dish.name}` }));
    await tap(page.locator(".cart-bar").getByRole("link", { name: "Checkout" }));
    await expect(page.locator("summary").filter({ hasText: "Pay by" })).toContainText("UPI");
    await expect(page.getByLabel("Address")).toBeHidden();
    await tap(page.getByRole("button", { name: "Place Order" }));

    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    expect(taps).toBeLessThanOrEqual(3);
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

test("the keyboard alone leads from the dish to the placed order, and each step is announced", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: `Keys${randomUUID().slice(0, 8)}` });
  await signInAs(page, await registerCustomer(shop.api, { name: "Asha Kulkarni" }));
  const focused = page.locator(":focus");
  /** Presses Tab until the element has the focus, as somebody without a mouse would. */
  const tabTo = async (element: Locator) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await element.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("The Tab key does not lead there.");
  };

  await page.goto(`/menu?q=${dish.name}`);
  await tabTo(page.getByRole("button", { name: `Add to Cart: ${dish.name}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "to cart!" })).toBeAttached();
  await expect(focused).toHaveAccessibleName(new RegExp(dish.name));

  await tabTo(page.locator(".cart-bar").getByRole("link", { name: "Checkout" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Checkout/);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeFocused();

  const { email: _, firstName: __, lastName: ___, pincode, ...typed } = typedAtCheckout;
  for (const [field, value] of Object.entries(typed)) {
    await tabTo(page.locator(`[name=${field}]`));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
  await tabTo(page.getByRole("button", { name: "Place Order" }));
  await page.keyboard.press("Enter");

  const alert = page.getByRole("alert").filter({ has: page.getByRole("link") });
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Checkout/);
  await tabTo(alert.getByRole("link", { name: "Enter your pincode" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Pincode")).toBeFocused();
  await expect(page.getByLabel("Pincode")).toHaveAccessibleDescription(/Enter your pincode/);
  await page.keyboard.type(pincode);
  await tabTo(page.getByRole("button", { name: "Place Order" }));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/order-confirmation\?order=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectToast(page, "Order placed successfully!");
});
