import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";

// The tests of a worker share a shop, so each test searches for its own customer's events.
let customer: Person;

test.beforeEach(async ({ shop }) => {
  customer = await registerCustomer(shop.api, { name: `Gauri ${randomUUID().slice(0, 8)}` });
});

function row(page: Page, eventNumber: string) {
  return page.getByRole("main").locator("tbody tr").filter({ hasText: eventNumber });
}

test("an admin finds an event and updates its status in the list and in its details", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const event = await bookEvent(customer.api, { eventType: "wedding", eventName: "W".repeat(100) });
  await bookEvent(customer.api, { eventType: "festival" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsAdmin(page);
  await page.goto("/admin/events?page=2");

  await expectNoFullReload(page, async () => {
    await page
      .getByPlaceholder("Search events, customers, or phone numbers...")
      .fill(customer.name);
    const type = page.getByLabel("Event Type");
    await type.selectOption("Wedding");
    await expect(page).toHaveURL(/eventType=wedding/);
    await page.getByLabel("Per Page").selectOption("50");
    const filtered = /search=Gauri[^&]+&(status=&)?eventType=wedding&limit=50$/;
    await expect(page).toHaveURL(filtered);
    await page.goBack();
    await expect(page).not.toHaveURL(filtered);
    await expect(page.getByLabel("Per Page")).toHaveValue("20");
    await expect(type).toHaveValue("wedding");
    await page.goForward();
    await expect(page).toHaveURL(filtered);
    // The address changes while the list is still loading.
    await expect(page.getByLabel("Per Page")).toHaveValue("50");
    await expect(type).toHaveValue("wedding");
    await expect(page.locator("tbody tr")).toHaveCount(1);

    const status = `Status of ${event.eventNumber}`;
    await row(page, event.eventNumber)
      .getByLabel(status, { exact: true })
      .selectOption("Confirmed");
    await expect(row(page, event.eventNumber).getByRole("button")).toHaveCount(0);
    await expectToast(page, "Event status updated to Confirmed");
    await expect(row(page, event.eventNumber).locator(".badge")).toHaveText("Confirmed");
    await expect(page, "the filters are kept").toHaveURL(filtered);

    await page.getByRole("link", { name: `View Details of ${event.eventNumber}` }).click();
    const dialog = page.getByRole("dialog", { name: "Event Details" });
    await expect(dialog.getByRole("heading", { name: "Pricing Breakdown" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute(
      "href",
      "tel:+919822012345",
    );
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expectToast(page, "Phone number copied to clipboard!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("+91 98220 12345");

    await dialog.getByLabel(status, { exact: true }).selectOption("Completed");
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

test("Enter in a field of a quote shows the new total, and only the button sends it", async ({
  page,
  javaScriptEnabled,
}) => {
  const { id } = await bookEvent(customer.api);
  const posted: (string | null)[] = [];
  page.on("request", (request) => {
    const isQuote = request.method() === "POST" && request.url().includes("/quote");
    if (isQuote) posted.push(new URLSearchParams(request.postData() ?? "").get("update"));
  });
  await signInAsAdmin(page);
  await page.goto(`/admin/events/${id}/quote`);
  await page.getByRole("button", { name: "Add an item" }).click();
  await page.getByRole("button", { name: "Remove Item 1" }).click();
  await expect(page.locator('[name="lines[0].name"]')).toHaveCount(0);
  posted.length = 0;
  await page.locator('[name="packages[0].price"]').fill("140");
  await page.locator("[name=discount]").fill("500");

  await page.locator("[name=discount]").press("Enter");
  // 50 × 140 = 7000; 2 % = 140; setup 1000, less 500.
  const quote = page.getByRole("region", { name: "Quote", exact: true });
  await expect(quote).toContainText("Total ₹7,640");
  await page.getByRole("button", { name: "Save and send" }).click();

  await expectToast(page, "Quote sent");
  expect(posted).toEqual(javaScriptEnabled ? [null] : ["total", null]);
});
