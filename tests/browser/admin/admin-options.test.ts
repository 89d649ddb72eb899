import { randomUUID } from "node:crypto";
import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";

test("options are made, attached to a dish, and one of them sold out", async ({ page, shop }) => {
  const name = `Sauces ${randomUUID().slice(0, 8)}`;
  const dish = addDish(shop.database, { category: "beverages" });
  await signInAsAdmin(page);

  await page.goto("/admin/options/add");
  await page.getByLabel("Name").fill(name);
  const row = (number: number) =>
    page.getByRole("group", { name: `Choice ${number}`, exact: true });
  await row(1).getByLabel("Choice", { exact: true }).fill("Garlic");
  await row(1).getByLabel("Price").fill("7.50");
  await row(2).getByLabel("Choice", { exact: true }).fill("Mint");
  await page.getByRole("button", { name: "Add choice" }).click();
  await expect(row(4).getByLabel("Choice", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Move Mint up" }).click();
  await expect(row(1).getByLabel("Choice", { exact: true })).toHaveValue("Mint");
  await expect(row(2).getByLabel("Price")).toHaveValue("7.50");
  await page.getByRole("main").getByRole("button", { name: "Add Options" }).click();
  await expectToast(page, `${name} saved`);

  await page.goto(`/admin/products/edit/${dish.id}`);
  const use = page.getByRole("group", { name: "Options 1", exact: true });
  await use
    .getByLabel("Options", { exact: true })
    .selectOption({ label: `${name} (several choices)` });
  await use.getByLabel("Required").check();
  await use.getByLabel("Minimum").fill("3");
  await page.getByRole("button", { name: "Update Product" }).click();
  const advice = `The minimum for ${name} of ${dish.name} is above the maximum.`;
  await expect(page.getByRole("link", { name: advice })).toBeVisible();
  await expect(use.getByLabel("Minimum")).toHaveValue("3");
  await use.getByLabel("Minimum").fill("1");
  await page.getByRole("button", { name: "Update Product" }).click();
  await expectToast(page, "Product updated successfully");

  await page.goto("/admin/options");
  await expect(page.getByRole("link", { name: "Option Sales" })).toHaveAttribute(
    "href",
    "/admin/products/option-sales",
  );
  await page.getByRole("button", { name: `Sold out today: Mint, ${name}` }).click();
  await expectToast(page, "Mint is sold out today");
  await expect(page.getByRole("button", { name: `Available again: Mint, ${name}` })).toBeVisible();

  await page.goto(`/menu/${dish.slug}`);
  const sauces = page.getByRole("group", { name });
  await expect(sauces.getByLabel(/^Mint/)).toBeDisabled();
  await expect(sauces.getByLabel(/^Garlic.*₹7\.50/)).toBeEnabled();
});

test("a part that is added to a combo is filled in next", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/products/add?kind=combo");
  const parts = page.getByRole("group", { name: /^Part \d+$/ });
  const before = await parts.count();
  expect(before).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Add part" }).click();

  await expect(parts).toHaveCount(before + 1);
  await expect(parts.last().getByLabel("Part", { exact: true })).toBeFocused();
});

test("the dishes of a section are put in order", async ({ page, shop, javaScriptEnabled }) => {
  const names = ["Alu Tikki", "Bhalla", "Cutlet"].map(
    (name) => `${name} ${randomUUID().slice(0, 8)}`,
  );
  // Sorts before the starter menu's sections of many dishes.
  for (const name of names) addDish(shop.database, { name, category: "desserts" });
  await signInAsAdmin(page);
  await page.goto("/admin/products/order");
  const entries = page.getByRole("list", { name: "Desserts" }).getByRole("listitem");
  const shown = async () =>
    (await entries.allInnerTexts()).filter((name) => names.includes(name.trim()));
  expect((await shown()).map((name) => name.trim())).toEqual(names);

  await page.getByRole("button", { name: `Move ${names[1]} up` }).click();
  await expectToast(page, `${names[1]} moved`);
  await expect
    .poll(async () => (await shown()).map((name) => name.trim()))
    .toEqual([names[1], names[0], names[2]]);
  if (!javaScriptEnabled) return;

  await entries.filter({ hasText: names[2] }).dragTo(entries.filter({ hasText: names[1] }));
  await expect
    .poll(async () => (await shown()).map((name) => name.trim()))
    .toEqual([names[2], names[1], names[0]]);
});
