import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";

const tags = (page: Page) => page.getByRole("group", { name: "Tags" });

test("an admin writes a post with tags and read time, fixes mistakes, previews and publishes it", {
  tag: "@js-desktop",
}, async ({ page }) => {
  const title = `Sev, made at dawn ${randomUUID().slice(0, 8)}`;
  const main = page.getByRole("main");
  await signInAsAdmin(page);
  await page.goto("/admin/blogs");

  await expectNoFullReload(page, async () => {
    await page.getByRole("link", { name: "Add Blog" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Sev");
    await page.getByLabel("Content").fill(`## Before six\n\n**Gram flour** ${"word ".repeat(400)}`);
    await page.getByLabel("Excerpt").fill("What the stall does before the city wakes up.");

    await page.getByLabel("New tag").fill("  gram   flour ");
    await page.getByRole("button", { name: "Add Tag" }).click();
    await page.getByLabel("New tag").fill("sev");
    await page.getByLabel("New tag").press("Enter");
    await page.getByLabel("New tag").fill("SEV");
    await page.getByLabel("New tag").press("Enter");
    await expect(tags(page).getByRole("listitem")).toHaveText(["gram flour", "sev"]);
    await page.getByRole("button", { name: "Remove gram flour" }).click();
    await expect(tags(page).getByRole("listitem")).toHaveText(["sev"]);

    await page.getByRole("button", { name: "Calculate Read Time" }).click();
    await expect(page.getByLabel("Read Time (minutes)")).toHaveValue("3");

    await page.getByRole("button", { name: "Create Blog" }).click();
    const summary = page.getByRole("alert").filter({ hasText: /\d field/ });
    await expect(summary).toBeVisible();
    await expectToast(page, "Title must be at least 5 characters");
    await summary.getByRole("link", { name: "Title must be at least 5 characters" }).click();
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Status").selectOption("published");

    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog", { name: "Preview" });
    await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(preview.getByRole("heading", { level: 2, name: "Before six" })).toBeVisible();
    await expect(preview.locator("strong", { hasText: "Gram flour" })).toBeVisible();
    await preview.getByRole("button", { name: "Back to Editing" }).click();

    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
    await expect(tags(page).getByRole("listitem")).toHaveText(["sev"]);
    await page.getByRole("button", { name: "Create Blog" }).click();
    await expectToast(page, "Blog created successfully");
  });

  const row = main.locator("tbody tr").filter({ hasText: title });
  await expect(row.locator(".badge").first()).toHaveText("Published");
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    row.getByRole("link", { name: `View ${title} (opens in a new tab)` }).click(),
  ]);
  await expect(opened.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await opened.close();
});
