import type { Page } from "playwright/test";
import { type Diet, dietLabels, onRequestLabels } from "#app/domain/food/diet.ts";
import { type Food, foodNames } from "#app/domain/food/food.ts";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { languageNames, languages } from "#app/domain/language/language.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { dishTexts } from "#db/starter/translations/dishes.ts";
import { words } from "#db/starter/translations/words.ts";
import { m } from "#messages";
import { axeViolations, overflows } from "#tests/browser/support/accessibility.ts";
import { expect, test } from "#tests/browser/support/test.ts";

/** The foods that the diets avoid, derived from the starter menu, and dishes that people on them must not see. */
const avoided: Record<"jain" | "no-nuts" | "no-dairy", { foods: Food[]; never: string[] }> = {
  jain: {
    foods: ["onion", "garlic", "root"],
    never: ["Vada Pav", "Batata Vada", "Samosa Chaat", "Kanda Bhaji", "Pav Bhaji", "Masala Chai"],
  },
  "no-nuts": {
    foods: ["nuts", "peanuts"],
    never: ["Suki Bhel", "Dabeli", "Sabudana Vada", "Malai Kulfi", "Lassi", "Misal Pav"],
  },
  "no-dairy": {
    foods: ["dairy"],
    never: ["Dahi Puri", "SPDP", "Masala Taak", "Gulab Jamun", "Pav Bhaji", "Puran Poli"],
  },
};

const dishNamed = (name: string) => {
  const dish = starterMenu.find((one) => one.name === name);
  if (!dish) throw new Error(`The starter menu has no ${name}`);
  return dish;
};

async function shownOn(page: Page, diet: Diet): Promise<string[]> {
  await page.goto(localPath("/menu"));
  await page.locator("summary", { hasText: m.menu_filter() }).click();
  await page.getByRole("link", { name: dietLabels[diet], exact: true }).click();
  const chosen = page.getByRole("navigation", { name: m.menu_diets() });
  await expect(chosen.getByRole("link")).toHaveText(dietLabels[diet]);
  await expect(page.getByText(m.menu_filterNote())).toBeVisible();
  const ids = await page.locator("article.dish").evaluateAll((cards) => cards.map(({ id }) => id));
  return ids.map((id) => id.replace("dish-", ""));
}

for (const language of languages) {
  const local = (name: string) =>
    language === "en" ? name : (dishTexts[name]?.[language].name ?? name);
  const localWord = (word: string) =>
    language === "en" ? word : (words[word]?.[language === "hi" ? 0 : 1] ?? word);

  // Links, which need no scripts.
  test(
    `whoever avoids something sees what to eat, in ${languageNames[language]}`,
    {
      tag: "@no-js-mobile",
    },
    ({ page }) =>
      inLanguage(language, async () => {
        for (const diet of ["jain", "no-nuts", "no-dairy"] as const) {
          const shown = await shownOn(page, diet);
          const { foods, never } = avoided[diet];
          const asTheyAre = starterMenu.filter(
            ({ kind, contains }) =>
              kind !== "combo" && !contains.some((food) => foods.includes(food)),
          );
          expect(shown.length).toBeGreaterThanOrEqual(asTheyAre.length);
          expect(shown).toEqual(expect.arrayContaining(asTheyAre.map(({ id }) => id)));
          for (const name of never) expect(shown, name).not.toContain(dishNamed(name).id);
        }
      }),
  );

  test(
    `a dish says what is in it and how it is made Jain, in ${languageNames[language]}`,
    {
      tag: "@no-js-mobile",
    },
    ({ page }) =>
      inLanguage(language, async () => {
        const classic = dishNamed("Classic Pani Puri");
        await shownOn(page, "jain");
        const card = page.locator(`#dish-${classic.id}`);
        await expect(card.getByText(onRequestLabels.jain)).toBeVisible();
        await card.getByRole("link", { name: local(classic.name), exact: true }).click();

        const main = page.getByRole("main");
        await expect(main.getByText(foodNames(["root", "gluten"]))).toBeVisible();
        await expect(main.getByText(onRequestLabels.jain)).toBeVisible();
        await expect(main.getByText(dietLabels["no-nuts"], { exact: true })).toBeVisible();
        await expect(main.getByText(dietLabels.vegan, { exact: true })).toBeVisible();
        await expect(main.getByText(localWord(classic.foodNote ?? ""))).toBeVisible();
        expect(await overflows(page)).toEqual([]);
      }),
  );

  test(`Jain with garlic chutney is refused with both names, in ${languageNames[language]}`, ({
    page,
  }) =>
    inLanguage(language, async () => {
      await page.goto(localPath("/menu/mix-bhel"));
      const jain = localWord("Jain (no onion, garlic or potato)");
      const chutney = localWord("Garlic chutney");
      const main = page.getByRole("main");
      await main.getByText(localWord("Half plate")).click();
      await main.getByText(jain).click();
      await main.getByText(chutney).click();
      await main.getByRole("button", { name: m.menu_addToCart(), exact: true }).click();

      const refusal = m.menu_choicesContradict({
        dish: local("Mix Bhel"),
        without: jain,
        adding: chutney,
        food: foodNames(["garlic"]),
      });
      await expect(main.getByText(refusal).first()).toBeVisible();
      await expect(main.getByRole("checkbox", { name: jain })).toBeChecked();

      await main.getByText(chutney, { exact: true }).click();
      await main.getByRole("button", { name: m.menu_addToCart(), exact: true }).click();
      const added = m.cart_nowInCart({ name: local("Mix Bhel") });
      await expect(page.getByText(added).first()).toBeVisible();
    }));
}

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
