import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { readCsv } from "#tests/support/http/csv.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";

// The tests of a worker share a shop, so each test searches for its own customer's events.
let customer: Person;

test.beforeEach(async ({ shop }) => {
  customer = await registerCustomer(shop.api, { name: `Gauri ${randomUUID().slice(0, 8)}` });
});

const listUrl = () => `/admin/events?${new URLSearchParams({ search: customer.name })}`;

function row(page: Page, eventNumber: string) {
  return page.getByRole("main").locator("tbody tr").filter({ hasText: eventNumber });
}

async function expectNoHorizontalOverflow(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test("an admin finds an event and updates its status in the list and in its details", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const event = await bookEvent(customer.api, { eventType: "wedding", eventName: "W".repeat(100) });
  await bookEvent(customer.api, { eventType: "festival" });
  if (javaScriptEnabled)
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsAdmin(page);
  await page.goto("/admin/events?page=2");

  await expectNoFullReload(page, async () => {
    await page
      .getByPlaceholder("Search events, customers, or phone numbers...")
      .fill(customer.name);
    const type = page.getByLabel("Event Type");
    await type.selectOption("Wedding");
    if (javaScriptEnabled) await expect(page).toHaveURL(/eventType=wedding/);
    await page.getByLabel("Per Page").selectOption("50");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply Filters" }).click();
    const filtered = /search=Gauri[^&]+&(status=&)?eventType=wedding&limit=50$/;
    await expect(page).toHaveURL(filtered);
    await page.goBack();
    await expect(page).not.toHaveURL(filtered);
    await expect(page.getByLabel("Per Page")).toHaveValue("20");
    await expect(type).toHaveValue(javaScriptEnabled ? "wedding" : "");
    await page.goForward();
    await expect(page).toHaveURL(filtered);
    // The address is already the new one while the list is still loading.
    await expect(page.getByLabel("Per Page")).toHaveValue("50");
    await expect(type).toHaveValue("wedding");
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expectNoHorizontalOverflow(page);

    const status = `Status of ${event.eventNumber}`;
    await row(page, event.eventNumber)
      .getByLabel(status, { exact: true })
      .selectOption("Confirmed");
    if (javaScriptEnabled) {
      await expect(row(page, event.eventNumber).getByRole("button")).toHaveCount(0);
    } else await row(page, event.eventNumber).getByRole("button", { name: "Update" }).click();
    await expectToast(page, "Event status updated to Confirmed");
    await expect(row(page, event.eventNumber).locator(".badge")).toHaveText("Confirmed");
    await expect(page, "the filters are kept").toHaveURL(filtered);

    await page.getByRole("link", { name: `View Details of ${event.eventNumber}` }).click();
    const dialog = page.getByRole("dialog", { name: "Event Details" });
    await expect(dialog.getByRole("heading", { name: "Pricing Breakdown" })).toBeVisible();
    await expectNoHorizontalOverflow(page);
    await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute(
      "href",
      "tel:+919822012345",
    );
    const copy = dialog.getByRole("button", { name: "Copy" });
    await expect(copy).toHaveCount(javaScriptEnabled ? 1 : 0);
    if (javaScriptEnabled) {
      await copy.click();
      await expectToast(page, "Phone number copied to clipboard!");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("+91 98220 12345");
    }

    await dialog.getByLabel(status, { exact: true }).selectOption("Completed");
    if (!javaScriptEnabled) await dialog.getByRole("button", { name: "Update" }).click();
    await expectToast(page, "Event status updated to Completed");
    await expect(dialog.getByRole("region", { name: "History" })).toContainText(
      "Confirmed → Completed",
    );
    await expect(dialog.getByLabel(status, { exact: true }), "final").toHaveCount(0);
    await dialog.getByRole("link", { name: "Close" }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(filtered);
    await expect(row(page, event.eventNumber).getByRole("combobox")).toHaveCount(0);

    await page.getByRole("link", { name: "View Stats" }).click();
    await expect(page.getByRole("dialog", { name: "Event Statistics" })).toContainText(
      "Average Event Value",
    );
  });
  const stored = shop.database.value("select status from events where id = ?", event.id);
  expect(stored).toBe("completed");
});

test("recording an advance checks the amount, and cancelling asks for a reason", {
  tag: "@js-desktop",
}, async ({ page }) => {
  const event = await bookEvent(customer.api);
  await signInAsAdmin(page);
  await page.goto(`${listUrl()}&event=${event.id}`);

  await expectNoFullReload(page, async () => {
    const dialog = page.getByRole("dialog", { name: "Event Details" });
    await dialog.getByRole("link", { name: "Record advance" }).click();
    const amount = page.getByLabel("Amount received");
    await expect(amount).toHaveValue("4325");
    await amount.fill("9000");
    await page.getByRole("radio", { name: "Bank transfer" }).check();
    await page.getByRole("button", { name: "Record advance" }).click();
    const tooMuch = "The amount is more than the event's total of ₹8,650.";
    await page.getByRole("alert").getByRole("link", { name: tooMuch }).click();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue("9000");
    await expect(page.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
    await expectNoHorizontalOverflow(page);
    await amount.fill("4000");
    await page.getByRole("button", { name: "Record advance" }).click();
    await expectToast(page, "Advance of ₹4,000 recorded");
    await expect(dialog).toContainText("Still to be paid₹4,650.00");

    await dialog.getByRole("link", { name: "Cancel event" }).click();
    await page.getByRole("button", { name: "Cancel event" }).click();
    await expect(page.getByRole("alert").first()).toContainText(
      "Enter a reason: the customer will see it",
    );
    await expect(page.getByRole("main")).toContainText("Refund Gauri");
    await page.getByLabel("Reason").fill("The hall is flooded");
    await page.getByRole("button", { name: "Cancel event" }).click();
    await expectToast(page, "Event status updated to Cancelled");
    await expect(dialog).toContainText("The hall is flooded");
    await expect(dialog.getByRole("link", { name: "Cancel event" })).toHaveCount(0);
    expect(page.url()).toContain(listUrl());
  });
});

test("an admin exports the events as CSV and opens the calendar and the kitchen sheet", {
  tag: "@js-desktop",
}, async ({ page }) => {
  const eventDate = dayFromToday(390);
  const event = await bookEvent(customer.api, {
    eventDate,
    eventName: `Sangeet, ${customer.name}`,
  });
  const menu = {
    packages: [{ name: "Basic" }],
    customItems: [{ name: "Pani Puri", quantity: 30, specialInstructions: "Sweet water" }],
    dietaryRequirements: ["jain"],
  };
  for (const eventTime of ["10:00", "11:00", "12:00"]) {
    await bookEvent(customer.api, { eventDate, eventTime, eventName: `${eventTime} puja`, menu });
  }
  await signInAsAdmin(page);
  await page.goto(listUrl());

  await expect(page.getByRole("main").getByText("Total Events")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`events-${dayFromToday(0)}.csv`);
  const lines = readCsv((await readFile(await file.path(), "utf8")).replace(/^\uFEFF/, ""));
  expect(lines.map((line) => line[1])).toEqual([
    "Event Name",
    "12:00 puja",
    "11:00 puja",
    "10:00 puja",
    `Sangeet, ${customer.name}`,
  ]);

  await page.goto(`/admin/events/calendar?month=${eventDate.slice(0, 7)}`);
  await expectNoFullReload(page, async () => {
    await expectNoHorizontalOverflow(page);
    await page.getByRole("link", { name: /^\+1 more/ }).click();
    const day = page.getByRole("dialog");
    await expect(day.getByRole("listitem")).toHaveCount(4);
    await expect(day.getByRole("listitem").last()).toContainText(`6:30 PM ${event.eventName}`);
    await day.getByRole("link", { name: "10:00 puja" }).click();
    const details = page.getByRole("dialog", { name: "Event Details" });
    await details.getByRole("link", { name: "Kitchen sheet" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "10:00 puja" })).toBeVisible();
    const dish = page.getByRole("main").locator("tbody tr").filter({ hasText: "Pani Puri" });
    await expect(dish).toContainText("Sweet water");
    await expect(dish.getByRole("cell")).toHaveText(["50", "30", "80"]);
    await expectNoHorizontalOverflow(page);
  });
});
