import type { Page } from "playwright/test";
import {
  axeViolations,
  cutPlaceholders,
  FRAME,
  MIDDLE,
  overflows,
} from "#tests/browser/support/accessibility.ts";
import { overlappingTexts } from "#tests/browser/support/overlaps.ts";
import { allScreens, expect, type Screen, setTheme, test } from "#tests/browser/support/screens.ts";

function addStyles(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Their content appears only while somebody is selling. */
const inBothThemes = ["admin-counter-order", "admin-counter-placed"];

const viewports = { light: { width: 360, height: 740 }, dark: { width: 1280, height: 800 } };

/** Each screen in both themes and all languages takes long; otherwise the screens take turns. */
const isThorough = process.env.ALL_PROJECTS === "1";

function themesOf(name: string, index: number): ("light" | "dark")[] {
  if (isThorough || inBothThemes.includes(name)) return ["light", "dark"];
  return [index % 2 === 0 ? "light" : "dark"];
}

const framesSeen = new Set<string>();

/** A visitor's pages have the same header, footer and navigation, so axe checks them once. */
function excludedOn({ who }: Screen, theme: string): string {
  const frame = `${who} ${theme}`;
  if (!framesSeen.has(frame)) {
    framesSeen.add(frame);
    return MIDDLE;
  }
  return `${MIDDLE}, ${FRAME}`;
}

for (const [index, screen] of allScreens.entries()) {
  test(`${screen.name} is accessible, and nothing overflows or overlaps`, {
    tag: ["@js-mobile", "@slow"],
  }, async ({ open }) => {
    const page = await open(screen, "light");
    // Otherwise content far below is not laid out.
    await addStyles(page, "* { content-visibility: visible !important; }");

    await expect(page.locator("h1")).toHaveCount(1);
    expect(await overflows(page), "360 px").toEqual([]);
    expect(await cutPlaceholders(page), "360 px").toEqual([]);
    expect(await overlappingTexts(page), "360 px").toEqual([]);
    await page.setViewportSize(viewports.dark);
    await setTheme(page, "dark");
    expect(await overflows(page), "1280 px").toEqual([]);
    expect(await overlappingTexts(page), "1280 px").toEqual([]);
    // The width of a 1280 px screen at 400% zoom. The layout must not depend on the installed fonts.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflows(page), "320 px").toEqual([]);
    expect(await overlappingTexts(page), "320 px").toEqual([]);
    for (const font of ["DejaVu Sans", "PT Sans Narrow"]) {
      await addStyles(page, `*, ::before, ::after { font-family: "${font}" !important; }`);
      expect(await overflows(page), `320 px, ${font}`).toEqual([]);
    }
    // Closed ones hide their content.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const theme of themesOf(screen.name, index)) {
      await page.setViewportSize(viewports[theme]);
      await setTheme(page, theme);
      expect(await axeViolations(page, excludedOn(screen, theme)), theme).toEqual([]);
    }
  });
}

const lists = new Set([
  "guest-menu",
  "guest-blog",
  "guest-reviews",
  "regular-my-orders",
  "regular-my-events",
  "regular-wishlist",
  "admin-dashboard",
  "admin-orders",
  "admin-payments",
  "admin-products",
  "admin-options",
  "admin-coupons",
  "admin-blogs",
  "admin-events",
  "admin-customers",
  "admin-staff",
  "admin-messages",
  "admin-bills",
  "admin-before-you-open",
  "admin-settings",
]);

/** Whether the title of the page, or a dialog over it, is visible. */
function showsItsBeginning(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, dialog[open]")].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
}

for (const screen of allScreens) {
  if (!lists.has(screen.name)) continue;
  test(`what ${screen.name} links to at its end opens at its beginning`, {
    tag: ["@js-mobile", "@slow"],
  }, async ({ open }) => {
    const page = await open(screen, "light");
    const link = page
      .getByRole("main")
      .locator('a[href^="/"]:not([href*="#"], [href*=".csv"]):visible')
      .last();
    await page.keyboard.press("End");
    await link.click();

    await expect.poll(() => showsItsBeginning(page)).toBe(true);
  });
}

for (const [at, language] of (["hi", "mr"] as const).entries()) {
  test.describe(() => {
    test.use({ language });
    for (const [index, screen] of allScreens.entries()) {
      const isStaffs = screen.who === "admin" || screen.who === "kitchen";
      // Screens are prepared through their English labels.
      if (!isStaffs || screen.prepare) continue;
      if (index % 2 !== at && !isThorough) continue;
      test(`${screen.name} in ${language} fits at 320 px`, {
        tag: ["@js-mobile", "@slow"],
      }, async ({ open }) => {
        const page = await open(screen, "light");
        await addStyles(page, "* { content-visibility: visible !important; }");
        await page.setViewportSize({ width: 320, height: 640 });

        await expect(page.locator("html")).toHaveAttribute("lang", language);
        expect(await overflows(page)).toEqual([]);
        expect(await overlappingTexts(page)).toEqual([]);
      });
    }
  });
}

test("overlapping texts are found", { tag: ["@js-mobile", "@slow"] }, async ({ page }) => {
  const lines = (top: string) =>
    page.setContent(
      `<p>Pani puri</p><p style="margin-top: ${top}">Bhel</p><details>Unseen</details>`,
    );

  await lines("-1rem");
  expect(await overlappingTexts(page)).toEqual([]);
  await lines("-2rem");
  expect(await overlappingTexts(page)).toEqual(["Pani puri | Bhel"]);
});
