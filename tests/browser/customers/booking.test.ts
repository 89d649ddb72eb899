import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { waitForHydration } from "#tests/browser/support/hydration.ts";
import {
  expect,
  expectNoFullReload,
  registerThroughTheForm,
  signInAs,
  signUp,
  test,
  withScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

function price(page: Page) {
  return page.getByRole("region", { name: "Price" });
}

function item(page: Page, dish: string) {
  return page.locator(".custom-item").filter({ hasText: dish });
}

async function addDish(page: Page, dish: string, quantity: number) {
  await page.getByLabel("Add a dish").selectOption(dish);
  await page.locator('[name="newItem.quantity"]').fill(String(quantity));
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(item(page, dish)).toBeVisible();
}

test(
  "a guest books a wedding: logs in, chooses the menu and sees the price",
  withScripts,
  async ({ page, shop }) => {
    test.slow();
    const eventName = `Sangeet ${randomUUID().slice(0, 8)}`;
    await page.goto("/catering");

    await expectNoFullReload(page, async () => {
      await test.step("is asked to log in and returns to the landing page, which keeps the type", async () => {
        await page.getByRole("main").getByRole("link", { name: "Wedding" }).click();
        await expect(page).toHaveURL(/\/login\?returnTo=%2Fcatering%3Ftype%3Dwedding$/);
        await expect(page.getByText("Please login to book an event")).toBeVisible();
        await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
        await expect(page).toHaveURL(/\/register\?/);
        await registerThroughTheForm(page, { name: "Asha Kulkarni", phone: "+91 98220 12345" });
        await expect(page).toHaveURL(/\/catering\?type=wedding$/);
        await page.getByRole("main").getByRole("link", { name: "Book Your Event" }).click();
        await expect(page).toHaveURL(/\/catering\/book\?type=wedding$/);
        await expect(page.getByLabel("Event Type")).toHaveValue("wedding");
        await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+91 98220 12345");
      });

      await test.step("sees what is missing and keeps the input", async () => {
        await page.getByLabel("Event Name").fill(eventName);
        await page.getByRole("spinbutton", { name: "Guests" }).fill("120");
        await page.getByRole("button", { name: "Next: Menu" }).click();
        await expect(page.getByLabel("Date", { exact: true })).toBeFocused();
        await expect(page.getByLabel("Event Name")).toHaveValue(eventName);
      });

      await test.step("says where it is", async () => {
        await page.getByLabel("Time", { exact: true }).fill("19:00");
        await page.getByLabel("Street").fill("Lawn 4, Baner Road");
        await page.getByLabel("City").fill("Pune");
        await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
        await page.getByLabel("Pincode").fill("411045");
        await page.getByRole("radio", { name: "Venue" }).check();
      });

      await test.step("chooses a day in the calendar", async () => {
        await page.locator("summary", { hasText: "See open dates" }).click();
        const eventDate = dayFromToday(40);
        const months = Number(eventDate.slice(5, 7)) - Number(dayFromToday(0).slice(5, 7));
        const monthsAhead = (months + 12) % 12;
        for (let month = 0; month < monthsAhead; month += 1) {
          const shown = await page.locator(".calendar-header strong").textContent();
          await page.locator(".calendar-header button").last().click();
          await expect(page.locator(".calendar-header strong")).not.toHaveText(shown ?? "");
        }
        await page.locator(`.calendar button[value="${eventDate}"]`).click();
        await expect(page.getByLabel("Date", { exact: true })).toHaveValue(eventDate);
        await expect(page.getByLabel("Time", { exact: true })).toHaveValue("19:00");
      });

      await test.step("chooses packages and dishes and removes some", async () => {
        await page.getByRole("button", { name: "Next: Menu" }).click();
        for (const name of ["Premium", "Deluxe"]) {
          await page.getByRole("button", { name: `Add ${name}` }).click();
          await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
        }
        await expect(page.getByText("Added ✓")).toHaveCount(2);
        await expect(price(page)).toContainText("Total ₹77,440");
        await addDish(page, "Lassi", 20);
        await addDish(page, "Dahi Puri", 30);
        await addDish(page, "SPDP", 10);
        await item(page, "SPDP").getByRole("button", { name: "Remove SPDP" }).click();
        await expect(item(page, "SPDP")).toHaveCount(0);
        await item(page, "Lassi").getByLabel("Quantity").fill("40");
        await item(page, "Lassi").getByLabel("Special instructions").fill("Less sweet");
        // 40 × ₹30 and 30 × ₹60 more, and a service charge of 2 %.
        await expect(price(page)).toContainText("Total ₹80,500");
        await expect(price(page)).toContainText("Advance payment, 50%₹40,250");
      });

      await test.step("books once with a double click", async () => {
        await page.getByRole("button", { name: "Next: Contact" }).click();
        await page.getByRole("button", { name: "Book Event" }).dblclick();
        await expect(page).toHaveURL(/\/my-events$/);
        await expectToast(page, "Event booked successfully!");
        await expect(page.getByRole("heading", { name: eventName })).toBeVisible();
        await expect(page.getByText("Awaiting confirmation from our team").first()).toBeVisible();
      });
    });

    expect(
      shop.database.rows("select total_paise from events where event_name = ?", eventName),
    ).toEqual([{ total_paise: 8_050_000 }]);
  },
);

test("what is kept of a booking is read before it is cancelled", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const customer = await registerCustomer(shop.api);
  const { id, eventNumber } = await bookEvent(customer.api, { eventDate: dayFromToday(5) });
  const terms = JSON.stringify([{ belowDays: 10, keptPercent: 33 }]);
  shop.database.change("update events set cancellation_terms = ? where id = ?", terms, id);
  await signInAs(page, customer);

  await page.goto("/my-events");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Cancel Event" }).click();

  await expect(page).toHaveURL(new RegExp(`/my-events/${eventNumber}/cancellation$`));
  await expect(page.getByRole("main")).toContainText("we keep 33% of the total");
});

test("the booking form opens over the catering page and keeps the input when it is closed", {
  tag: "@js-desktop",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/catering");

  await expectNoFullReload(page, async () => {
    await page.getByRole("main").getByRole("link", { name: "Birthday" }).click();
    await expect(page).toHaveURL(/\/catering\/book\?type=birthday$/);
    await expect(page.getByLabel("Event Type")).toHaveValue("birthday");
    const dialog = page.getByRole("dialog", { name: "Book Your Event" });
    await expect(dialog).toBeVisible();
    await page.getByLabel("Event Name").fill("Aarav turns five");
    await page.getByLabel("Date", { exact: true }).fill(dayFromToday(30));
    await page.getByLabel("Time", { exact: true }).fill("19:00");
    await page.getByLabel("Street").fill("Lawn 4, Baner Road");
    await page.getByLabel("City").fill("Pune");
    await page.getByLabel("Pincode").fill("411045");
    await page.getByRole("button", { name: "Next: Menu" }).click();
    await page.getByRole("button", { name: "Add Basic" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/catering$/);
    await page.getByRole("main").getByRole("link", { name: "Festival" }).click();
    await expect(dialog.getByLabel("Event Type")).toHaveValue("festival");
    await expect(dialog.getByLabel("Event Name")).toHaveValue("Aarav turns five");
    await expect(price(page)).toContainText("Total ₹8,650");
    // Enter updates the total; it never books.
    await dialog.getByLabel("Event Name").press("Enter");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await dialog.getByLabel("Event Name").fill("");
    await dialog.getByRole("button", { name: "Next: Menu" }).click();
    await expect(dialog.getByLabel("Event Name")).toBeFocused();
  });
});
