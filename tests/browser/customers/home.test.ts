import type { Page } from "playwright/test";
import { expect, expectNoFullReload, test } from "#tests/browser/support/test.ts";
import { blockTiles } from "#tests/browser/support/tiles.ts";
import { starterTexts } from "#tests/support/records/starter-texts.ts";

const gallery = starterTexts("photo");

test.beforeEach(({ page, javaScriptEnabled }) => blockTiles(page, javaScriptEnabled));

function dialog(page: Page) {
  return page.getByRole("dialog");
}

test("the home page shows dishes, reasons, testimonials, statistics, answers and links", {
  tag: "@no-js-mobile",
}, async ({ page, shop }) => {
  // Samples disappear once other tests have ordered enough.
  shop.database.change("update content set is_sample = 0");
  await page.goto("/");
  const main = page.getByRole("main");

  await expect(main.getByRole("link", { name: "Order Now" })).toHaveAttribute("href", "/menu");
  await expect(main.getByRole("button", { name: /^Add to Cart: / })).toHaveCount(3);
  await expect(main.getByRole("link", { name: "View Full Menu" })).toHaveAttribute("href", "/menu");
  await expect(main.getByRole("link", { name: "Read Our Story" })).toHaveAttribute(
    "href",
    "/about",
  );
  await expect(main.getByRole("link", { name: "Read All Reviews" })).toHaveAttribute(
    "href",
    "/reviews",
  );
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  for (const { title } of starterTexts("reason")) {
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
  }
  for (const { name = "" } of starterTexts("testimonial")) {
    await expect(main.getByText(name)).toBeVisible();
  }
  for (const statistic of ["10K+", "5+", "5-10 min", "15 min"]) {
    await expect(main.locator("dd").getByText(statistic, { exact: true })).toBeVisible();
  }
  for (const network of ["Instagram", "Facebook", "YouTube", "WhatsApp"]) {
    await expect(main.getByRole("link", { name: network })).toHaveAttribute("href", /^https:/);
  }
  const faqs = starterTexts("faq").filter(({ onHomePage }) => onHomePage);
  expect(faqs.length).toBeGreaterThan(3);
  for (const { question = "" } of faqs) await expect(page.getByText(question)).toBeVisible();
  const answer = page.getByText("₹30 per order, and nothing for orders above ₹200");
  await expect(answer).toBeHidden();
  await page.getByText("What does delivery cost?").click();
  await expect(answer).toBeVisible();
});

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
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_root.data**", async (route) => {
    await released;
    await route.continue();
  });
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
  test("opens an image at its own URL, moves to its neighbors and closes", {
    tag: "@no-js-mobile",
  }, async ({ page }) => {
    const [first, second] = gallery;
    const last = gallery.at(-1);
    if (!first || !second || !last) throw new Error("The gallery is too small for this test.");
    await page.goto("/");

    await page.locator("#gallery").getByRole("link", { name: first.title }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("heading", { name: first.title })).toBeVisible();
    await expect(dialog(page)).toContainText(first.text);
    await expect(page).toHaveURL(new RegExp(`\\?photo=${first.id}`));

    await dialog(page).getByRole("link", { name: "Next" }).click();
    await expect(dialog(page).getByRole("heading", { name: second.title })).toBeVisible();
    await dialog(page).getByRole("link", { name: "Previous" }).click();
    await dialog(page).getByRole("link", { name: "Previous" }).click();
    await expect(dialog(page).getByRole("heading", { name: last.title })).toBeVisible();

    await dialog(page).getByRole("link", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);

    await page.goto(`/?photo=${second.id}`);
    await expect(dialog(page).getByRole("heading", { name: second.title })).toBeVisible();
    await page.goto("/?photo=nothing-like-it");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

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
    await page.getByRole("main").getByRole("link", { name: "Read Our Story" }).click();
    await expect(page).toHaveURL(/\/about$/);
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
