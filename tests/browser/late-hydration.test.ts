import type { BrowserContext, Page } from "playwright/test";
import { expect, isHydrated, onlyIn, signInAsAdmin, test } from "./support/test.ts";

/** A page on a slow line: its program comes when `comesToLife` is called, and not before. */
async function slowPage(context: BrowserContext): Promise<{
  page: Page;
  comesToLife: () => Promise<void>;
}> {
  const page = await context.newPage();
  let letThrough = () => {};
  const wanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("/page-programs/**", async (route) => {
    await wanted;
    await route.continue();
  });
  const comesToLife = async () => {
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    letThrough();
    await isHydrated(page);
  };
  return { page, comesToLife };
}

test("what is typed, chosen and opened before the scripts come stays", {
  tag: onlyIn("js-mobile"),
}, async ({ context }) => {
  const { page, comesToLife } = await slowPage(context);
  await page.goto("/menu");
  await page.getByLabel("Sort by").selectOption("price-high");
  const search = page.getByRole("searchbox", { name: "Search the menu" });
  await search.fill("puri");
  await page.locator("header details").first().locator("summary").click();

  await comesToLife();

  await expect(search).toHaveValue("puri");
  await expect(page.getByLabel("Sort by")).toHaveValue("price-high");
  await expect(page.locator("header details").first()).toHaveAttribute("open");
});

test("who mends a refused form when the scripts come stays in the field", {
  tag: onlyIn("js-mobile"),
}, async ({ context }) => {
  const { page, comesToLife } = await slowPage(context);
  await page.goto("/contact");
  const name = page.getByRole("main").getByLabel("Name");
  await name.press("Enter");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await name.pressSequentially("Asha");

  await comesToLife();
  await page.keyboard.type(" Rao");

  await expect(name).toHaveValue("Asha Rao");
});

test("a dialog that becomes a modal leaves the focus where it is in it", {
  tag: onlyIn("js-mobile"),
}, async ({ context }) => {
  const { page, comesToLife } = await slowPage(context);
  await page.goto("/?photo=steel-pots");
  const next = page.getByRole("dialog").getByRole("link", { name: "Next" });
  await next.focus();

  await comesToLife();

  await expect(page.locator("dialog:modal")).toBeVisible();
  await expect(next).toBeFocused();
});

test("a toast that has left before the scripts come keeps no place", {
  tag: onlyIn("js-mobile"),
}, async ({ context }) => {
  const { page, comesToLife } = await slowPage(context);
  await page.goto("/menu");
  await page.getByRole("button", { name: /^Add/ }).first().click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await toast.evaluate((box) => {
    for (const motion of box.getAnimations()) motion.finish();
  });
  await expect(toast).toBeHidden();

  await comesToLife();

  await expect(toast).toHaveCount(0);
});

test("files come by themselves, and nothing runs before somebody wants something", {
  tag: onlyIn("js-mobile"),
}, async ({ context }) => {
  const page = await context.newPage();
  const program = page.waitForResponse(/\/page-programs\//);
  const framework = page.waitForResponse(/\/assets\/shop-[\w-]+\.js/);
  await page.goto("/menu");
  await Promise.all([program, framework]);
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute("data-hydrated");

  await page.mouse.move(100, 100);

  await expect(html).toHaveAttribute("data-hydrated", "true");
});

test("a page that changes by itself comes to life untouched", { tag: onlyIn("js-mobile") }, async ({
  context,
  page,
}) => {
  await signInAsAdmin(page);
  const orders = await context.newPage();
  await orders.goto("/admin/orders");

  await expect(orders.locator("html")).toHaveAttribute("data-hydrated", "true");
});
