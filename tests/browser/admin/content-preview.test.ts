import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";

test("a preview of a text opens in a tab of its own, and what was typed stays", {
  tag: "@js-desktop",
}, async ({ page, context }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/content/about");
  const title = page.getByRole("textbox", { name: "Heading", exact: true });
  await title.fill("About our new katta");

  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("About our new katta");
  await expect(tab.getByText("nothing is saved yet")).toBeVisible();
  await expect(title).toHaveValue("About our new katta");
  expect(new URL(page.url()).pathname).toBe("/admin/content/about");
});
