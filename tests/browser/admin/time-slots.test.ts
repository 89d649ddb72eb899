import type { Page } from "playwright/test";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

// Other tests share this shop, and no form resets the settings.
test.afterEach(({ shop }) => {
  shop.database.change("delete from settings");
  shop.database.change("delete from slots");
});

const allDay = Array.from({ length: 7 }, () => ({ opensAtMinutes: 0, closesAtMinutes: 1440 }));
const terms = {
  asap: true,
  preparationMinutes: 45,
  slotMinutes: 15,
  daysAhead: 1,
  lastOrderMinutes: 0,
  ordersPerSlot: 1,
  platesPerSlot: null,
  overrides: [],
};
const charges = { packingPaise: 0, packingPer: "order", takesTips: true, roundsToRupee: false };

const tomorrow = (page: Page) => page.locator("details").filter({ hasText: "Tomorrow" });
const slot = (page: Page) => tomorrow(page).getByRole("radio", { name: /^7:30–7:45 pm/ });

test("a slot is chosen, is full, and the next one is ordered with everything that was typed", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const settings = { hours: allDay, times: { delivery: terms, pickup: terms, cateringPercent: 0 } };
  for (const [key, value] of Object.entries({ ...settings, charges })) {
    shop.database.change("insert into settings values (?, ?)", key, JSON.stringify(value));
  }
  const dish = addDish(shop.database, { pricePaise: 10_000 });
  const customer = await registerCustomer(shop.api);
  await signInAs(page, customer);
  await putInCart(page, dish);
  await page.goto("/checkout");
  const checkout = page.getByRole("main");
  await expect(checkout.getByLabel(/^As soon as possible \(about /)).toBeChecked();
  for (const [name, value] of Object.entries(typedAtCheckout)) {
    await checkout.locator(`[name="${name}"]`).fill(value);
  }
  await checkout.getByLabel("Tip for the kitchen").fill("20");
  await tomorrow(page).locator("summary").click();
  await slot(page).check();
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Update total" }).click();
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("7:30–7:45 pm");
  await expect(summary).toContainText("Total ₹150");
  const requestedFor = await slot(page).getAttribute("value");
  const other = await registerCustomer(shop.api);
  await placeOrder(other.api, [dish], { requestedFor });

  await checkout.getByRole("button", { name: "Place Order" }).click();

  await expect(checkout.getByRole("alert")).toContainText("7:30–7:45 pm is full");
  await expect(checkout.locator('[name="address"]')).toHaveValue(typedAtCheckout.address);
  await expect(checkout.getByLabel("Tip for the kitchen")).toHaveValue("20");
  await expect(checkout.locator(`[value="${requestedFor}"]`)).toBeDisabled();
  await checkout.getByRole("radio", { name: /7:45–8:00 pm$/ }).check();
  await checkout.getByRole("button", { name: "Place Order" }).click();

  await expect(page).toHaveURL(/\/order-confirmation\?order=CP-/);
  await expect(checkout).toContainText(/For \w+ \d+, 7:45–8:00 pm/);
  await expect(checkout).toContainText("Tip for the kitchen₹20");
});
