import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { invalidImages, testImage } from "#tests/support/http/images.ts";
import { addDish } from "#tests/support/records/dishes.ts";

const uniqueName = () => `Puri ${randomUUID().slice(0, 8)}`;

function card(page: Page, name: string) {
  return page.getByRole("main").locator("li.product").filter({ hasText: name });
}

function scrollPosition(page: Page) {
  return page.evaluate(() => window.scrollY);
}

test("a dish is marked as sold out, made available again and given a new stock in the list", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const word = uniqueName();
  const names = ["a", "b", "c", "d", "e", "f"].map((letter) => `${word} ${letter}`);
  for (const name of names) addDish(shop.database, { name, stock: 30 });
  const name = `${word} e`;
  await signInAsAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(word)}`);
  await expect(card(page, word)).toHaveCount(6);
  const soldOut = page.getByRole("button", { name: `Sold out today: ${name}` });
  await soldOut.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);

  await expectNoFullReload(page, async () => {
    await soldOut.focus();
    await page.keyboard.press("Enter");
    await expectToast(page, `${name} is sold out until`);
    await expect(card(page, name)).toContainText(/Sold out until .*3:00 PM/);
  });
  await expect(card(page, name)).toBeInViewport();
  expect(await scrollPosition(page)).toBe(position);
  const available = page.getByRole("button", { name: `Available again: ${name}` });
  await expect(available).toBeFocused();

  await expectNoFullReload(page, async () => {
    await available.click();
    await expectToast(page, `${name} is available again`);
    const stock = page.getByRole("textbox", { name: `Stock of ${name}` });
    await stock.fill("12");
    await stock.press("Enter");
    await expectToast(page, "Product updated successfully");
    await expect(stock).toHaveValue("12");
    await expect(stock).toBeFocused();
  });
  await expect(card(page, name)).toBeInViewport();
  await expect(card(page, name)).not.toContainText("Sold out until");
  const stored = shop.database.row("select stock from products where name = ?", name);
  expect(stored).toEqual({ stock: 12 });
});

test("an uploaded image survives a rejected product form", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const name = uniqueName();
  const file = (bytes: Buffer) => ({ name: "puri.png", mimeType: "image/png", buffer: bytes });
  await signInAsAdmin(page);
  await page.goto("/admin/products/add");
  await page.getByRole("button", { name: "Fill Test Data" }).click();
  await expect(page.getByLabel("Product Name")).toHaveValue("Test Dahi Puri");
  const upload = page.getByLabel("Upload a picture");
  const main = page.getByRole("main");

  await upload.setInputFiles(file(invalidImages["a page"]));
  await expect(
    main.getByText("Only pictures can be sent: PNG, JPG, GIF up to 5MB").last(),
  ).toBeVisible();

  await upload.setInputFiles(file(await testImage("png", { width: 700, height: 525 })));
  await expect(main.getByText("Picture uploaded. Save to use it.")).toBeVisible();
  await page.getByLabel("Product Name").fill("ab");
  await expectNoFullReload(page, async () => {
    await main.getByRole("button", { name: "Add Product" }).click();
    await expect(
      main.getByText("Validation failed: name: Product name must be at least 3 characters"),
    ).toBeVisible();
  });
  const image = main.locator(".picture-box img");
  await expect(image).toHaveAttribute("src", /^\/images\/[\w-]{43}\/320$/);

  await page.getByLabel("Product Name").fill(name);
  await main.getByRole("button", { name: "Add Product" }).click();

  await expectToast(page, "Product created successfully");
  await expect(card(page, name)).toBeInViewport();
  const stored = shop.database.row("select image, price_paise from products where name = ?", name);
  expect(stored).toMatchObject({ price_paise: 9000, image: expect.stringMatching(/\/700$/) });
});
