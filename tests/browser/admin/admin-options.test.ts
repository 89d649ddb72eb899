import { randomUUID } from "node:crypto";
import { holdRequests } from "#tests/browser/support/hold-requests.ts";
import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";

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

test("words typed right after a row was removed or added stay", {
  tag: "@js-mobile",
}, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/options/add");
  const rows = page.getByRole("group", { name: /^Choice \d+$/ });
  await rows.nth(0).getByLabel("Choice", { exact: true }).fill("Mint");
  await rows.nth(1).getByLabel("Choice", { exact: true }).fill("Garlic");
  await rows.nth(1).getByLabel("Price").fill("15");
  const name = page.getByLabel("Name", { exact: true });
  const typeDuring = async (button: string, text: string, rowsAfter: number) => {
    const release = await holdRequests(page, /\/admin\/options\/add/);
    await page.getByRole("button", { name: button }).click();
    await name.fill(text);
    release();
    await expect(rows).toHaveCount(rowsAfter);
    await expect(name).toHaveValue(text);
  };

  await typeDuring("Remove Choice 1", "Chutneys", 2);
  await typeDuring("Add choice", "Chutneys, each once", 3);

  await expect(rows.nth(0).getByLabel("Choice", { exact: true })).toHaveValue("Garlic");
  await expect(rows.nth(0).getByLabel("Price")).toHaveValue("15");
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
