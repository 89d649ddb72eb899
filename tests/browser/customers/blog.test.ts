import type { Page } from "playwright/test";
import {
  expect,
  expectNoFullReload,
  registerThroughTheForm,
  test,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addPost } from "#tests/support/records/posts.ts";

/** A word that occurs only in one test's posts. */
function uniqueWord(): string {
  return `Zest${Math.random().toString(36).slice(2, 10)}`;
}

function titles(page: Page) {
  return page.locator("article.media").getByRole("heading");
}

function likeButton(page: Page, count: number) {
  return page.getByRole("button", { name: `Like (${count})` });
}

test("search and category filter the blog and are in the URL", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const word = uniqueWord();
  addPost(shop.database, { title: `${word} one`, category: "tips", publishedAt: 1000 });
  addPost(shop.database, { title: `${word} two`, category: "news", publishedAt: 2000 });
  await page.goto("/blog");
  const search = page.getByRole("main").getByRole("search");

  await expectNoFullReload(page, async () => {
    await search.getByRole("searchbox").fill(word);
    await search.getByRole("button", { name: "Search" }).click();
    await expect(titles(page)).toHaveText([`${word} two`, `${word} one`]);
    await expect(page.getByText("2 posts")).toBeVisible();

    await search.getByLabel("Category").selectOption("tips");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(titles(page)).toHaveText([`${word} one`]);
  });

  await page.reload();
  await expect(titles(page)).toHaveText([`${word} one`]);
  await expect(search.getByRole("searchbox")).toHaveValue(word);
  await expect(search.getByLabel("Category")).toHaveValue("tips");
  await search.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(search.getByRole("searchbox")).toHaveValue("");
});

test("a guest likes a post after registering, counts once in two tabs, and saves it", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const { slug } = addPost(shop.database);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    `/login?returnTo=${encodeURIComponent(`/blog/${slug}`)}`,
  );
  await likeButton(page, 0).click();
  await expect(page.getByText("Please login to like posts")).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/register/);
  await registerThroughTheForm(page);
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  await expect(likeButton(page, 1)).toHaveAttribute("aria-pressed", "true");
  await likeButton(page, 1).click();
  await expect(likeButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  const secondTab = await page.context().newPage();
  await secondTab.goto(`/blog/${slug}`);

  await expectNoFullReload(page, async () => {
    await likeButton(page, 0).click();
    await expectToast(page, "Post liked!");
    await expect(likeButton(page, 1)).toHaveAttribute("aria-pressed", "true");
    await likeButton(secondTab, 0).click();
    await expect(secondTab.getByText("You have already liked this post")).toBeVisible();
    await expect(likeButton(secondTab, 1)).toHaveAttribute("aria-pressed", "true");
    await likeButton(page, 1).click();
    await expectToast(page, "Post unliked!");
    await expect(likeButton(page, 0)).toHaveAttribute("aria-pressed", "false");

    const save = page.getByRole("button", { name: "Save" });
    await save.click();
    await expect(page.getByText("Saved to your wishlist")).toBeVisible();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await save.click();
    await expect(page.getByText("Removed from wishlist")).toBeVisible();
    await expect(save).toHaveAttribute("aria-pressed", "false");
  });
});

test("Share copies the link where the device cannot share", { tag: "@js-desktop" }, async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const { slug } = addPost(shop.database);
  await page.goto(`/blog/${slug}`);
  const url = page.url();
  await page.getByRole("link", { name: "Share" }).click();
  await expectToast(page, "Link copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(page.url()).toBe(url);
});

test("Share opens the device's share sheet, and closing it is not an error", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (shared: ShareData) => {
        document.documentElement.dataset.shared = shared.url;
        throw new DOMException("closed", "AbortError");
      },
    });
  });
  const { slug } = addPost(shop.database);
  await page.goto(`/blog/${slug}`);
  await page.getByRole("link", { name: "Share" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", page.url());
  await expect(page.getByText("Link copied to clipboard!")).toHaveCount(0);
});

test("without a clipboard, Share selects the link", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const { slug } = addPost(shop.database);
  await page.goto(`/blog/${slug}`);
  await page.getByRole("link", { name: "Share" }).click();
  await expect(page.getByText("The link is selected: copy it from the box")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});
