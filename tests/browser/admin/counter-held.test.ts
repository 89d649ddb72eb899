import {
  calledToken,
  dishButton,
  held,
  hold,
  openCounter,
  pay,
  total,
} from "#tests/browser/support/counter.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";

// Several customers at once: orders that wait on this device.

test("orders are held under a name or a number, through a reload, Back and another person", {
  tag: "@js-mobile",
}, async ({ page, shop: { database } }) => {
  const [chai, puri] = [addDish(database, { pricePaise: 3000 }), addDish(database)];
  await openCounter(page);
  await expect(hold(page)).toHaveCount(0);

  await dishButton(page, chai).click();
  await hold(page).click();
  await expect(total(page)).toHaveText("₹0");
  await dishButton(page, puri).click();
  await page.getByText("Customer", { exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Asha");
  await hold(page).click();

  const both = [`1 1 × ${chai.name}`, `Asha 1 × ${puri.name}`];
  const expectBoth = async () => {
    await expect(held(page)).toHaveCount(2);
    for (const [place, name] of both.entries()) {
      await expect(held(page).nth(place)).toHaveAccessibleName(name);
    }
  };
  await expectBoth();
  await page.reload();
  await expectBoth();
  await page.goto("/admin/orders");
  await page.goBack();
  await expectBoth();
  await page.context().clearCookies();
  await openCounter(page);
  await expectBoth();
});

test("a held order is resumed at today's prices, and the one on the screen waits instead @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const [chai, puri] = [addDish(database, { pricePaise: 3000 }), addDish(database)];
  await openCounter(page);
  await dishButton(page, chai).click();
  await hold(page).click();
  await dishButton(page, puri).click();
  database.change("update products set price_paise = 3500 where id = ?", chai.id);

  await held(page).click();

  await expect(total(page)).toHaveText("₹35");
  await expect(held(page)).toHaveAccessibleName(`1 1 × ${puri.name}`);
  await pay(page);
  await expect(page.getByText("₹35 paid")).toBeVisible();
  await page.reload();
  await expect(held(page)).toHaveCount(1);
  await held(page).click();
  await expect(total(page)).toHaveText("₹100");
  await page.getByRole("button", { name: "Clear the order" }).click();
  await page.reload();
  await expect(page.getByText("Tap a dish to begin.")).toBeVisible();
  await expect(held(page)).toHaveCount(0);
});

test("an order that the shop may have is placed once, although it was held meanwhile @js-desktop", async ({
  page,
  shop: { database },
}) => {
  const dish = addDish(database);
  await openCounter(page);
  await page.route(
    "**/api/orders",
    async (route) => {
      await route.fetch();
      await route.fulfill({ body: "Log in to this network" });
    },
    { times: 1 },
  );
  await dishButton(page, dish).click();
  await pay(page);
  await expect(page.getByText("The order is still here").first()).toBeVisible();
  const before = database.value("select count(*) from orders");

  await hold(page).click();
  await page.reload();
  await held(page).click();
  await pay(page);

  await expect(calledToken(page)).toBeVisible();
  expect(database.value("select count(*) from orders")).toBe(before);
});

test("another tab resumes an order only once @js-desktop", async ({ page, shop: { database } }) => {
  const dish = addDish(database);
  await openCounter(page);
  await dishButton(page, dish).click();
  await hold(page).click();
  const other = await page.context().newPage();
  await other.goto("/admin/counter");
  await held(other).click();
  await expect(total(other)).toHaveText("₹100");

  await expect(held(page)).toHaveCount(0);
});
