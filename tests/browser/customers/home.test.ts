import type { Page } from "playwright/test";
import { holdRequests } from "#tests/browser/support/hold-requests.ts";
import { expect, expectNoFullReload, test } from "#tests/browser/support/test.ts";
import { blockTiles } from "#tests/browser/support/tiles.ts";
import { starterTexts } from "#tests/support/records/starter-texts.ts";

const gallery = starterTexts("photo");

test.beforeEach(({ page, javaScriptEnabled }) => blockTiles(page, javaScriptEnabled));

function dialog(page: Page) {
  return page.getByRole("dialog");
}

test("the header becomes translucent after 50 px", { tag: "@js-desktop" }, async ({ page }) => {
  await page.goto("/");
  const opacity = () =>
    page.locator(".header").evaluate((header) => {
      const [, alpha = "1"] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? [];
      return Number(alpha);
    });
  expect(await opacity()).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 40));
  expect(await opacity()).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(opacity).toBeCloseTo(0.88);
});

test("skeleton cards stand in for the home page while it loads", {
  tag: "@js-desktop",
}, async ({ page }) => {
  await page.goto("/about");
  const release = await holdRequests(page, "**/_root.data**");
  const skeleton = () =>
    page
      .locator(".pending-bar")
      .evaluate((bar) => getComputedStyle(bar, "::after").content !== "none");
  await page.getByRole("navigation").getByRole("link", { name: "Home" }).first().click();
  await expect.poll(skeleton).toBe(true);
  release();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(skeleton).toBe(false);
});

test.describe("the gallery", () => {
  test("moves with links and arrow keys and closes with Escape", { tag: "@js-desktop" }, async ({
    page,
  }) => {
    const [first, second] = gallery;
    const last = gallery.at(-1);
    if (!first || !second || !last) throw new Error("The gallery is too small for this test.");
    await page.goto("/");

    await expectNoFullReload(page, async () => {
      await page.locator("#gallery").getByRole("link", { name: first.title }).click();
      await expect(dialog(page).getByRole("heading", { name: first.title })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\?photo=${first.id}`));
      // The dialog is shown just before it becomes a modal that handles keys.
      await expect(page.locator("dialog:modal")).toBeVisible();

      await page.keyboard.press("ArrowRight");
      await expect(dialog(page).getByRole("heading", { name: second.title })).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(dialog(page).getByRole("heading", { name: first.title })).toBeVisible();
      await dialog(page).getByRole("link", { name: "Previous" }).click();
      await expect(dialog(page).getByRole("heading", { name: last.title })).toBeVisible();
      await dialog(page).getByRole("link", { name: "Next" }).click();
      await expect(dialog(page).getByRole("heading", { name: first.title })).toBeVisible();
      await expect(page.locator("dialog:modal")).toBeVisible();
      await page.keyboard.press("Escape");

      await expect(dialog(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/photo=/);
    });
    // Moving between images adds no history entries.
    await page.goBack();
    await expect(page).toHaveURL(/photo=|\/$/);
  });
});

test.describe("the welcome toast", () => {
  const greeting = "Namaskar! Welcome to Chatpata";

  test("is shown to a new visitor, closes when pressed and does not appear again", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByText(greeting)).toBeVisible();

    await page.getByText(greeting).click();

    await expect(page.getByText(greeting)).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "View Full Menu" }).click();
    await expect(page).toHaveURL(/\/menu$/);
    await page.getByRole("link", { name: "Chatpata" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: "Order Now" })).toBeVisible();
    await expect(page.getByText(greeting)).toHaveCount(0);
  });

  test("closes by itself after ten seconds", { tag: "@no-js-mobile" }, async ({ page }) => {
    await page.goto("/");
    const toast = page.locator("details", { hasText: greeting });
    await expect(toast).toBeVisible();

    const closeDelay = await toast.evaluate((element) => {
      const closing = element
        .getAnimations()
        .find((one) => "animationName" in one && one.animationName === "toast-out");
      const delay = closing?.effect?.getTiming().delay;
      closing?.finish();
      return delay;
    });

    expect(closeDelay).toBe(10_000);
    await expect(toast).toBeHidden();
  });
});
