import type { Page } from "playwright/test";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addZone } from "#tests/support/records/zones.ts";

// Zones are for the whole shop, which other tests of this worker use.
test.afterEach(({ shop }) => shop.database.change("delete from zones"));

const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });

async function fillIn(page: Page) {
  await page.getByLabel("Phone").fill("+91 98220 12345");
  await page.getByLabel("Address", { exact: true }).fill("12 Laxmi Road");
  await page.getByLabel("Anything the stall should know?").fill("Ring twice");
}

/** Leaves the field, or sends the form to update the total. */
async function typePincode(page: Page, pincode: string, javaScriptEnabled: boolean) {
  await page.getByLabel("Pincode").fill(pincode);
  if (javaScriptEnabled) await page.getByLabel("City").focus();
  else await page.getByRole("button", { name: "Update total" }).click();
}

test("a pincode goes from the menu to the order, and outside all zones pickup is left", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  addZone(shop.database, { name: "Deccan", minutes: 40, minimumPaise: 15_000 });
  addZone(shop.database, { name: "Camp", pincodes: ["411001"], feePaise: 5000 });
  const dish = addDish(shop.database, { pricePaise: 11_500 });
  await signInAs(page, await registerCustomer(shop.api));
  await putInCart(page, dish);

  await test.step("a pincode that is wrong stays in its field", async () => {
    await page.goto("/menu");
    await page.getByLabel("Check your pincode").fill("4110");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText("Pincode must be 6 digits")).toBeVisible();
    await expect(page.getByLabel("Check your pincode")).toHaveValue("4110");
  });

  await test.step("the right one is shown, also in the cart with what is missing", async () => {
    await page.getByLabel("Check your pincode").fill("411004");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText("Delivering to 411004 · ₹20 · 40 min")).toBeVisible();
    await page.goto("/cart");
    await expect(summary(page)).toContainText("₹35 more for delivery to 411004");
    await expect(summary(page)).toContainText("Total ₹135");
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  });

  await test.step("checkout knows it and refuses at its field, with everything kept", async () => {
    await expect(page.getByLabel("Pincode")).toHaveValue("411004");
    await expect(page.getByLabel("Pincode")).toHaveAccessibleDescription(
      /₹35 more for delivery to 411004/,
    );
    await fillIn(page);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByRole("link", { name: /₹35 more for delivery to 411004/ })).toBeVisible();
    await expect(page.getByLabel("Anything the stall should know?")).toHaveValue("Ring twice");
  });

  await test.step("another pincode changes the total", async () => {
    await typePincode(page, "411001", javaScriptEnabled ?? true);
    await expect(summary(page)).toContainText("Total ₹165");
    await expect(page.getByText("₹50, free above ₹300")).toBeVisible();
    await typePincode(page, "411099", javaScriptEnabled ?? true);
    await expect(page.getByLabel("Pincode")).toHaveAccessibleDescription(
      /We do not deliver to 411099 yet/,
    );
    await expect(summary(page)).toContainText("Total ₹115");
  });

  await test.step("pickup needs neither zone nor minimum", async () => {
    await page.getByRole("radio", { name: "Pickup" }).check();
    await expect(page.getByLabel("Anything the stall should know?")).toHaveValue("Ring twice");
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(summary(page)).toContainText("Total ₹115");
  });
});
