import { expect, test } from "#tests/browser/support/test.ts";

test("on a phone, the footer unfolds to all its links; checkout and login have none", {
  tag: "@no-js-mobile",
}, async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await page.goto("/menu");
  const { height } = (await footer.boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(300);
  const privacy = footer.getByRole("link", { name: "Privacy" });
  await expect(privacy).toBeHidden();
  await footer.getByText("All pages and newsletter").click();
  await expect(footer.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await privacy.click();
  await expect(page).toHaveURL(/\/privacy$/);

  for (const path of ["/checkout", "/login"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(footer).toHaveCount(0);
  }
});
