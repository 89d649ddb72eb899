import { languages } from "#app/domain/language/language.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

/** Pages with a text field; the newsletter's is on all of them. */
const pages: [path: string, field: string][] = [
  ["/contact", "message"],
  ["/reviews/new", "comment"],
  ["/profile?edit", "name"],
  ["/catering/book", "eventName"],
];

test("switching the language keeps what was typed, but no password", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  await signInAs(page, await registerCustomer(shop.api));
  const newsletter = page.locator("footer [type=email]");
  for (const [path, field] of pages) {
    await page.goto(path);
    const typed = page.locator(`main [name="${field}"]`);
    for (const language of [...languages].reverse()) {
      const text = `typed before ${language}`;
      await typed.fill(text);
      await newsletter.fill(`${language}@chatpata.test`);
      await page.locator(`footer .language-switch [value=${language}]`).click();
      await expect(page).toHaveURL(localPath(path, language));
      await expect(typed, path).toHaveValue(text);
      await expect(newsletter, path).toHaveValue(`${language}@chatpata.test`);
    }
    await page.reload();
    await expect(typed, "later").not.toHaveValue(/typed before/);
  }
  await page.goto("/profile/password");
  await page.locator("main [type=password]").first().fill("marigold-kettle-42");
  await page.locator("footer .language-switch [value=mr]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await expect(page.locator("main [type=password]").first()).toHaveValue("");
});

test("fields for numbers take Devanagari digits", { tag: "@js-mobile" }, async ({ page, shop }) => {
  await signInAs(page, await registerCustomer(shop.api));
  await page.goto("/catering/book");
  const guests = page.getByRole("spinbutton", { name: "Guests" });
  await guests.clear();
  await page.keyboard.insertText("१");
  await page.keyboard.insertText("२०५");
  await page.keyboard.press("Backspace");
  await expect(guests).toHaveValue("120");
});
