import { expect, signUp, test } from "#tests/browser/support/test.ts";

test("an empty wishlist links to reviews, blog and menu", { tag: "@no-js-mobile" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/wishlist");
  const tabs = page.getByRole("navigation", { name: "Wishlist" });
  await expect(tabs.getByRole("link")).toHaveText(["Dishes0", "Reviews0", "Blog Posts0"]);
  for (const tab of await tabs.getByRole("link").all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  const main = page.getByRole("main");
  await expect(page).toHaveURL(/tab=dishes$/);

  for (const [tab, label, href] of [
    ["Reviews", "Browse Reviews", "/reviews"],
    ["Blog Posts", "Read the Blog", "/blog"],
    ["Dishes", "Browse Menu", "/menu"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(main.getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
});
