import type { Page } from "playwright/test";
import { addDays, dayInIndia } from "#app/domain/clock.ts";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import { expect, signInAs, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { registerStaff } from "#tests/support/records/staff.ts";

// The tests of a worker share a shop.
test.beforeEach(({ shop }) => {
  for (const table of ["payments", "cash_handovers", "drawer_entries", "business_days"]) {
    shop.database.change(`delete from ${table}`);
  }
  // Open orders would require a confirmation.
  shop.database.change(
    "update orders set status = 'delivered' where status not in ('delivered', 'cancelled')",
  );
  // So would refunds that other tests left due.
  shop.database.change(
    "update orders set payment_status = 'paid' where payment_status = 'refund_due'",
  );
});

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0);
}

test("the owner closes the day on a phone, from any page, with at most eight taps and the amount", {
  tag: "@js-mobile",
}, async ({ page, shop, newVisitor }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/day");
  await page.getByLabel("Float").fill("2000");
  await page.getByRole("button", { name: "Open the drawer" }).click();
  await expect(page.getByText("Opened with ₹2,000")).toBeVisible();
  await page.getByRole("radio", { name: "Cash out" }).check();
  await page.getByLabel("Amount").fill("150");
  await page.getByLabel("What for").fill("Ice");
  await page.getByRole("button", { name: "Record" }).click();
  await expectToast(page, "Cash recorded");
  await page.goto("/admin");
  const thumb = countedTaps();

  await thumb.tap(page.getByRole("banner").getByText("More"));
  await thumb.tap(
    page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Day" }).last(),
  );
  const counted = page.getByLabel("Counted cash");
  await expect(counted, "only the drawer is unfolded").toBeHidden();
  await thumb.tap(page.getByText("3. Close the day"));
  await expect(page.getByText("₹1,850"), "nobody counts towards a figure").toHaveCount(0);
  const close = page.getByRole("button", { name: "Close the day", exact: true });
  await thumb.tap(counted);
  await page.keyboard.type("1850");
  await thumb.tap(close);

  await expectToast(page, "is closed");
  expect(thumb.taps).toBeLessThanOrEqual(8);
  await expect(page.getByText("Exactly as expected").first()).toBeVisible();
  await expect(close).toHaveCount(0);
  expect(shop.database.row("select counted_paise from business_days")).toEqual({
    counted_paise: 185_000,
  });

  await test.step("it prints on 80 mm and A4, and the counter cannot see it", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: "Days" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Closed days" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Cash in the drawer" })).toBeVisible();
    // 72 mm and 190 mm between the margins.
    for (const width of [272, 718]) await expectToFit(page, width);
    const seller = await newVisitor();
    await signInAs(seller, await registerStaff(shop, "counter"));
    await seller.goto(new URL(page.url()).pathname);
    await expect(seller.getByText("Its report is for the owners and managers.")).toBeVisible();
  });
});

test("a difference is shown before the day is closed, and notes and coins add up", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  await signInAsAdmin(page);
  const day = addDays(dayInIndia(new Date()), -1);
  shop.database.change(
    "insert into business_days (day, float_paise, opened_at) values (?, 100000, ?)",
    day,
    Date.now(),
  );
  await page.goto(`/admin/day/${day}`);
  const close = page.getByRole("button", { name: "Close the day", exact: true });
  await page.getByLabel("₹500 ×").fill("1");
  await page.getByLabel("₹100 ×").fill("4");
  await expect(page.getByLabel("Counted cash")).toHaveValue("900");
  await expect(page.locator("output")).toHaveCount(0);
  await close.click();
  await expect(page.getByRole("alert")).toContainText("₹100 missing");
  await expect(page.locator("output")).toHaveText("₹100 missing");
  expect(shop.database.value("select closed_at from business_days")).toBeNull();

  await close.click();

  await expectToast(page, "₹100 missing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
