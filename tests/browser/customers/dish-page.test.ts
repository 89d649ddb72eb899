import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import {
  expect,
  expectNoFullReload,
  signInAs,
  signInAsAdmin,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

function addToCart(page: Page) {
  return page.locator(".dish-bar").getByRole("button", { name: "Add to Cart" });
}

function cartLine(page: Page) {
  return page.locator(".lines > li");
}

async function placeOrder(page: Page, total: string): Promise<string> {
  await page.goto("/checkout");
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText(`Total ${total}`);
  await page.getByLabel("Phone").fill("98220 12345");
  await page.getByLabel("Address").fill("12 Laxmi Road");
  await page.getByLabel("City").fill("Pune");
  await page.getByLabel("Pincode").fill("411030");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expectToast(page, "Order placed successfully!");
  await expect(page.getByRole("main")).toContainText(total);
  return new URL(page.url()).searchParams.get("order") ?? "";
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
  "a dish with a size, a required group, free choices and an extra is ordered, made and ordered again",
  withAndWithoutScripts,
  async ({ page, shop, newVisitor, javaScriptEnabled }) => {
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
    await signInAs(page, await registerCustomer(shop.api));

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

    const number = await placeOrder(page, "₹141");
    const order = shop.database.row("select * from orders where order_number = ?", number);
    expect(order).toMatchObject({ subtotal_paise: 11_100, total_paise: 14_100 });
    await expect(
      page.getByRole("main").getByRole("link", { name, exact: true }).first(),
    ).toHaveAttribute("href", `/menu/${dish.slug}`);

    await test.step("ticket and bill show how it is made and what it costs", async () => {
      const admin = await newVisitor();
      await signInAsAdmin(admin);
      await admin.goto(`/admin/orders/${order.id}/ticket`);
      for (const choice of ["Half plate", "Butter bun", "Garlic", "Peanut", "Extra shev"]) {
        await expect(admin.getByRole("main")).toContainText(choice);
      }
      await admin.goto(`/admin/orders/${order.id}/bill`);
      await expect(admin.getByRole("article")).toContainText("2 × ₹55.50");
      await expect(admin.getByRole("article")).toContainText("₹111.00");
      await expect(admin.getByRole("article")).toContainText("₹141.00");
    });

    await test.step("it is ordered again", async () => {
      await page.goto("/my-orders");
      await page.getByRole("button", { name: `Reorder ${number}` }).click();
      await page.waitForURL("**/cart");
      await expect(cartLine(page)).toContainText("₹111");
      await expect(cartLine(page)).toContainText("Half plate · Butter bun +₹5.50");
    });
  },
);
