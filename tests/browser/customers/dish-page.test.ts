import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import {
  expect,
  expectNoFullReload,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";

function addToCart(page: Page) {
  return page.locator(".dish-bar").getByRole("button", { name: "Add to Cart" });
}

function cartLine(page: Page) {
  return page.locator(".lines > li");
}

test("after Add, the focus stays at the button", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const dish = addDish(shop.database);
  await page.goto(`/menu/${dish.slug}`);
  await addToCart(page).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "added to cart");
  await expect(page.getByRole("main")).toContainText("in your cart");
  await expect(addToCart(page)).toBeFocused();
});

test(
  "a dish with a size, a required group, free choices and an extra is put into the cart and edited there",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    test.slow();
    const name = `Bhel ${randomUUID().slice(0, 8)}`;
    const dish = addDish(shop.database, { name, category: "beverages", pricePaise: 4000 });
    addOptionGroup(shop.database, [dish], {
      name: "Plate",
      isSize: true,
      position: 0,
      choices: [
        { name: "Half plate", pricePaise: 4000 },
        { name: "Full plate", pricePaise: 7000 },
      ],
    });
    addOptionGroup(shop.database, [dish], {
      name: "Bread",
      isRequired: true,
      position: 1,
      choices: [
        { name: "Pav" },
        { name: "Butter bun", pricePaise: 550 },
        { name: "Naan", soldOut: true },
        { name: "Secret bread", isHidden: true },
      ],
    });
    const five = ["Mint", "Tamarind", "Garlic"].map((one) => ({ name: one, pricePaise: 500 }));
    addOptionGroup(shop.database, [dish], {
      name: "Chutneys",
      kind: "several",
      includedFree: 2,
      position: 2,
      choices: [...five, { name: "Peanut", pricePaise: 800 }],
    });
    addOptionGroup(shop.database, [dish], {
      name: "Extras",
      kind: "quantities",
      position: 3,
      choices: [{ name: "Extra shev", pricePaise: 1000 }],
    });
    await test.step("a refused form keeps what was chosen and says what is missing", async () => {
      await page.goto(`/menu?q=${name}`);
      const card = page.locator(".dish").filter({ hasText: name });
      await expect(card).toContainText("from ₹40");
      await card.getByRole("link", { name: `Choose: ${name}` }).click();
      await expect(page.getByRole("dialog")).toHaveCount(javaScriptEnabled ? 1 : 0);
      await expect(page.getByRole("radio", { name: "Naan sold out" })).toBeDisabled();
      await expect(page.getByText("Secret bread")).toHaveCount(0);
      await page.getByRole("radio", { name: "Full plate ₹70" }).check();
      await page.getByLabel("Special instructions").fill("Crisp, please");
      await addToCart(page).click();
      await page.getByRole("link", { name: `Choose Bread for ${name}.` }).click();
      await expect(page.getByRole("radio", { name: "Pav" })).toBeFocused();
      await expect(page.getByRole("group", { name: "Bread" })).toContainText(
        `Choose Bread for ${name}.`,
      );
      await expect(page.getByRole("radio", { name: "Full plate" })).toBeChecked();
      await expect(page.getByLabel("Special instructions")).toHaveValue("Crisp, please");
    });

    await test.step("the total follows the choices: two chutneys are free", async () => {
      await page.getByRole("radio", { name: "Butter bun" }).check();
      for (const chutney of ["Mint", "Garlic", "Peanut"]) {
        await page.getByRole("checkbox", { name: chutney }).check();
      }
      const more = page.getByRole("button", { name: "Increase quantity of Extra shev" });
      await more.click();
      await more.click();
      await page.getByRole("button", { name: `Increase quantity of ${name}` }).click();
      await expect(page.getByRole("spinbutton", { name: "Quantity of Extra shev" })).toHaveValue(
        "2",
      );
      await expect(addToCart(page)).toContainText("₹207");
      await addToCart(page).click();
      await expectToast(page, `${name} added to cart!`);
      if (javaScriptEnabled) await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("the line item is edited", async () => {
      await page.goto("/cart");
      await expect(cartLine(page)).toContainText("₹207");
      await expect(cartLine(page)).toContainText(
        "Full plate · Butter bun +₹5.50 · Mint · Garlic · Peanut +₹8 · 2 × Extra shev +₹20",
      );
      await expectNoFullReload(page, async () => {
        await cartLine(page)
          .getByRole("link", { name: `Edit ${name}` })
          .click();
        await expect(page.getByRole("spinbutton", { name: "Quantity of Extra shev" })).toHaveValue(
          "2",
        );
        await page.getByRole("radio", { name: "Half plate" }).check();
        await page.getByRole("checkbox", { name: "Mint" }).uncheck();
        await page.getByRole("button", { name: "Decrease quantity of Extra shev" }).click();
        await page.getByRole("button", { name: "Save" }).click();
        await expect(cartLine(page)).toContainText("₹111");
      });
      await expect(cartLine(page)).toContainText(
        "Half plate · Butter bun +₹5.50 · Garlic · Peanut · Extra shev +₹10",
      );
      await expect(cartLine(page)).toContainText("Crisp, please");
    });
  },
);
