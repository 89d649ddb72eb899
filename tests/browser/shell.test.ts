import { expect, test } from "#tests/browser/support/test.ts";

test("the menu page responds", { tag: "@no-js-mobile" }, async ({ page }) => {
  const response = await page.goto("/menu");

  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown path is not found and links to the home page and the menu", {
  tag: "@no-js-mobile",
}, async ({ page }) => {
  const response = await page.goto("/no-such-page");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page Not Found" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  await main.getByRole("link", { name: "Browse Menu" }).click();
  await expect(page).toHaveURL(/\/menu$/);
});
