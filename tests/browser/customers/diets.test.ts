import { foodNames } from "#app/domain/food/food.ts";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { dishTexts } from "#db/starter/translations/dishes.ts";
import { words } from "#db/starter/translations/words.ts";
import { m } from "#messages";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { expect, test } from "#tests/browser/support/test.ts";

test("Jain with garlic chutney is refused with both names, in Marathi", ({ page }) =>
  inLanguage("mr", async () => {
    const marathi = (word: string) => words[word]?.[1] ?? word;
    const dish = dishTexts["Mix Bhel"]?.mr.name ?? "";
    await page.goto(localPath("/menu/mix-bhel"));
    const jain = marathi("Jain (no onion, garlic or potato)");
    const chutney = marathi("Garlic chutney");
    const main = page.getByRole("main");
    await main.getByText(marathi("Half plate")).click();
    await main.getByText(jain).click();
    await main.getByText(chutney).click();
    await main.getByRole("button", { name: m.menu_addToCart(), exact: true }).click();

    const food = foodNames(["garlic"]);
    const refusal = m.menu_choicesContradict({ dish, without: jain, adding: chutney, food });
    await expect(main.getByText(refusal).first()).toBeVisible();
    await expect(main.getByRole("checkbox", { name: jain })).toBeChecked();

    await main.getByText(chutney, { exact: true }).click();
    await main.getByRole("button", { name: m.menu_addToCart(), exact: true }).click();
    await expect(page.getByText(m.cart_nowInCart({ name: dish })).first()).toBeVisible();
  }));

test("filters combine, stay when the section changes, and are accessible", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/menu?diet=jain,no-dairy");
  const filter = page.getByRole("navigation", { name: "What you avoid" });
  await expect(filter.getByRole("link")).toHaveText(["Jain", "No milk, curd or ghee"]);
  const tabs = page.getByRole("navigation", { name: "Categories" });
  await tabs.getByRole("link", { name: "Chaat" }).click();
  await expect(page).toHaveURL("/menu?category=chaat&diet=jain%2Cno-dairy");
  const names = page.locator("article.dish").getByRole("heading");
  await expect(names.filter({ hasText: /^Bhel Puri$/ })).toBeVisible();
  await expect(names.filter({ hasText: /^Dahi Vada$/ })).toHaveCount(0);
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
  await filter.getByRole("link", { name: "Jain" }).click();
  await expect(page).toHaveURL("/menu?category=chaat&diet=no-dairy");
});
