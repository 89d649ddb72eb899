import { addDays, DAY_MS, dayInIndia } from "#app/domain/clock.ts";
import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";

/** Seven days ahead, so that passing midnight changes nothing. */
const day = dayInIndia(new Date(Date.now() + 7 * DAY_MS));

/** On the most recent past days of the same weekday. */
function sold(database: TestDatabase, dish: Dish, plates: number): void {
  for (const ago of [14, 21]) {
    database.change(
      "insert into dish_day_totals (day, product_id, sold_count) values (?, ?, ?)",
      addDays(day, -ago),
      dish.id,
      plates,
    );
  }
}

test("the list fits a phone, and prints without the page around it", async ({ page, shop }) => {
  sold(shop.database, addDish(shop.database), 12);
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/prep?day=${day}`);
  const table = page.getByRole("table", { name: "Plates by dish" });
  await expect(table).toBeVisible();
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await tooWide()).toBe(false);

  await page.emulateMedia({ media: "print" });
  await expect(table).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "CSV" })).toBeHidden();
  await expect(page.getByRole("search")).toHaveCount(0);
});
