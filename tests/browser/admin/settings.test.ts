import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import {
  expect,
  expectNoFullReload,
  signInAs,
  signInAsAdmin,
  test,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

// Other tests share this shop, and no form resets the settings.
test.afterEach(({ shop }) => {
  shop.database.change("delete from settings");
});

test("orders are refused during a pause and accepted when the shop is open again", async ({
  page,
  shop,
  newVisitor,
}) => {
  // Open around the clock, so that the test does not depend on the time of day.
  const allDay = Array.from({ length: 7 }, () => ({ opensAtMinutes: 0, closesAtMinutes: 1440 }));
  shop.database.change(
    "insert into settings (key, value) values ('hours', ?)",
    JSON.stringify(allDay),
  );
  const dish = addDish(shop.database);
  const customer = await newVisitor();
  await signInAs(customer, await registerCustomer(shop.api));
  await putInCart(customer, dish);
  await customer.goto("/checkout");
  const checkout = customer.getByRole("main");
  for (const [name, value] of Object.entries(typedAtCheckout)) {
    await checkout.locator(`[name="${name}"]`).fill(value);
  }
  await signInAsAdmin(page);
  await page.goto("/admin/settings");

  await expectNoFullReload(page, async () => {
    await page.getByRole("button", { name: "Pause orders for 30 min" }).click();
    await expect(
      page.getByRole("status").getByText(/^Paused until (tomorrow, )?\d+:\d\d [AP]M$/),
    ).toBeVisible();
  });
  await expect(page.getByRole("link", { name: /^The shop: Paused until/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  await checkout.getByRole("button", { name: "Place Order" }).click();
  await expect(checkout.getByRole("alert")).toContainText(
    /We are not taking orders until .* Your cart is saved\./,
  );
  await expect(checkout.locator('[name="address"]')).toHaveValue(typedAtCheckout.address);

  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("The shop takes orders again").last()).toBeVisible();
  await checkout.getByRole("button", { name: "Place Order" }).click();
  await expect(customer).toHaveURL(/\/order-confirmation\?order=CP-/);
});

test("opening hours are changed per day, and an invalid time keeps the other input", {
  tag: "@js-desktop",
}, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Change Opening hours" }).click();
  const day = (name: string) => page.getByRole("group", { name });
  await day("Monday").getByRole("checkbox").uncheck();
  await day("Sunday").getByLabel("Opens").fill("12:30");
  await day("Sunday").getByLabel("Closes").fill("11:00");

  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByRole("alert")).toContainText("Close after you open");
  await expect(day("Sunday").getByLabel("Closes")).toHaveAttribute("aria-invalid", "true");
  await expect(day("Sunday").getByLabel("Opens")).toHaveValue("12:30");
  await expect(day("Monday").getByRole("checkbox")).not.toBeChecked();

  await day("Sunday").getByLabel("Closes").fill("23:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Opening hours saved");
  await page.goto("/contact");
  await expect(page.getByRole("main")).toContainText("Monday, closed");
  await expect(page.getByRole("main")).toContainText("Sunday, 12:30 PM to 11:00 PM");
});
