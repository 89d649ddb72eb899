import { addDays, DAY_MS, dayInPune } from "#app/domain/clock.ts";
import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";

/** Seven days ahead, so that midnight in between changes nothing. */
const day = dayInPune(new Date(Date.now() + 7 * DAY_MS));

/** On the last days of the same weekday that are over. */
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

test("the kitchen plans a day and sets its stock", async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: `Planned ${crypto.randomUUID().slice(0, 8)}` });
  sold(shop.database, dish, 4000);
  await signInAsAdmin(page);
  await page.goto(`/admin/prep?day=${addDays(day, -1)}`);

  await page.getByRole("navigation", { name: "Days" }).getByRole("link").last().click();
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  const row = page.getByRole("row", { name: new RegExp(`^${dish.name}`) });
  await expect(row.getByRole("cell").last()).not.toHaveText("–");

  await page.getByRole("link", { name: "Set the stock" }).click();
  const stock = page.getByLabel(`Stock of ${dish.name}`);
  await expect(stock).not.toHaveValue("");
  for (const box of await page.getByRole("checkbox", { checked: true }).all()) await box.uncheck();
  await page.getByRole("checkbox", { name: dish.name }).check();
  // Before the page loads its data again, as it does after each answer.
  shop.database.change("update products set stock = 7 where id = ?", dish.id);
  await stock.fill("25");
  await page.getByRole("button", { name: "Set the stock" }).click();
  await expect(page.getByRole("alert")).toContainText("is 7 now");
  await expect(stock).toHaveValue("25");
  await expect(page.getByText("7 in stock now", { exact: true })).toBeVisible();
  await stock.fill("-1");
  await page.getByRole("button", { name: "Set the stock" }).click();
  await expect(page.getByRole("alert")).toContainText("Stock cannot be negative");
  await expect(stock).toHaveValue("-1");
  await stock.fill("25");
  await page.getByRole("button", { name: "Set the stock" }).click();

  await expectToast(page, "Stock of 1 dish set");
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(25);
});

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
