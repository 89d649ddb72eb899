import { expect, signInAsAdmin, test, withAndWithoutScripts } from "#tests/browser/support/test.ts";

const GROUPS = ["Sell", "Kitchen", "Menu", "Money", "Customers", "Shop"];

test("shows the owner six groups, which unfold, and no icon twice", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAsAdmin(page);
  await page.goto("/admin");
  const menu = page.locator(".admin-menu");

  await expect(menu.locator("summary")).toHaveText(GROUPS.map((name) => new RegExp(`^${name}`)));
  await expect(menu.getByRole("link", { name: "Counter" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Settings" })).toBeHidden();
  const icons = await menu
    .locator(".links use")
    .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
  expect(icons.length).toBeGreaterThan(20);
  expect(new Set(icons).size).toBe(icons.length);

  await menu.getByText("Money", { exact: true }).click();
  await menu.getByRole("link", { name: "Reports" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reports");
});

/** A page of each group. */
const PAGES = [
  ...["/admin/orders", "/admin/prep", "/admin/coupons", "/admin/bills"],
  ...["/admin/subscribers", "/admin/sign-ins"],
];

test("fits the whole menu of each group on a laptop, and leaves the width of a tablet to the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAsAdmin(page);
  for (const path of PAGES) {
    await page.goto(path);
    const header = page.locator(".admin-header");
    const heights = await header.evaluate(({ scrollHeight, clientHeight }) => ({
      scrollHeight,
      clientHeight,
    }));
    expect(heights.clientHeight, path).toBe(720);
    expect(heights.scrollHeight, path).toBe(720);
    // The open group is the one that contains the page.
    await expect(header.locator(".admin-menu [aria-current=page]"), path).toBeVisible();
  }

  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto("/admin/kitchen");
  const main = await page.locator("main").boundingBox();
  expect(main?.width).toBeGreaterThanOrEqual(1009);
  expect(main?.y).toBeLessThanOrEqual(64);
  await expect(page.locator(".admin-bar").getByRole("link", { name: "Kitchen" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("leads to every section from the bar of a phone", withAndWithoutScripts, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  const bar = page.locator(".admin-bar");
  await expect(bar.getByRole("navigation", { name: "Quick" }).getByRole("link")).toHaveText([
    "Dashboard",
    "Counter",
    "Kitchen",
    // Followed by the number of new ones.
    /^Orders/,
  ]);
  const box = await bar.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);

  await bar.getByText("More").click();
  await bar.getByRole("link", { name: "System" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health");
  await page
    .getByRole("navigation", { name: "System" })
    .getByRole("link", { name: "Emails" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emails");
});
