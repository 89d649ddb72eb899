import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { overlappingTexts } from "./support/overlaps.ts";
import { allScreens, expect, setTheme, test } from "./support/screens.ts";

// Loaded once per page: AxeBuilder would inject and run it twice.
const require = createRequire(import.meta.url);
const axe = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The middle of a long list is built like its ends. */
const MIDDLE = "main :nth-child(n + 31):nth-last-child(n + 31)";

async function axeViolations(page: Page) {
  await page.evaluate(axe);
  // No page has frames, so axe needs no second page to collect their results.
  const { violations } = await new AxeBuilder({ page, axeSource: "void 0" })
    .setLegacyMode()
    .exclude(MIDDLE)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** Horizontal overflow: what is wider than the screen, and texts that are cut off. */
function overflows(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const isPageTooWide = document.documentElement.scrollWidth > width;
    if (isPageTooWide) {
      found.push(`the page is ${document.documentElement.scrollWidth - width} px too wide`);
    }
    const isTooWide = (element: Element) =>
      element.getBoundingClientRect().right > width + 1 &&
      !element.closest(".visually-hidden, svg");
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      // Measured only on a page that is too wide, since it takes as long as all other checks.
      if (isPageTooWide && isTooWide(element) && ![...element.children].some(isTooWide)) {
        found.push(`too wide: ${element.outerHTML.slice(0, 160)}`);
      }
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element.closest(".visually-hidden, svg, [hidden], template, select"))
        continue;
      const style = getComputedStyle(element);
      if (style.visibility === "hidden" || element.getClientRects().length === 0) continue;
      const hides = style.overflowX === "hidden" || style.overflowX === "clip";
      if (hides && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut off: ${element.outerHTML.slice(0, 160)}`);
      }
    }
    return found;
  });
}

function addStyles(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** With ALL_PROJECTS axe checks each screen in both themes, otherwise in one of them, since it takes long. */
function checksTheme(index: number, theme: "light" | "dark"): boolean {
  return process.env.ALL_PROJECTS === "1" || (index % 2 === 0) === (theme === "light");
}

for (const [index, screen] of allScreens.entries()) {
  test(`${screen.name} is accessible, and nothing overflows or overlaps`, {
    tag: "@js-mobile",
  }, async ({ open }) => {
    const page = await open(screen, "light");
    // Otherwise what is far below is not laid out.
    await addStyles(page, "* { content-visibility: visible !important; }");

    await expect(page.locator("h1")).toHaveCount(1);
    if (checksTheme(index, "light")) expect(await axeViolations(page), "360 px, light").toEqual([]);
    expect(await overflows(page), "360 px").toEqual([]);
    expect(await overlappingTexts(page), "360 px").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await setTheme(page, "dark");
    if (checksTheme(index, "dark")) expect(await axeViolations(page), "1280 px, dark").toEqual([]);
    expect(await overflows(page), "1280 px").toEqual([]);
    expect(await overlappingTexts(page), "1280 px").toEqual([]);
    // The width of a 1280 px screen at 400 % zoom. No layout may depend on the fonts that are installed.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflows(page), "320 px").toEqual([]);
    expect(await overlappingTexts(page), "320 px").toEqual([]);
    for (const font of ["DejaVu Sans", "PT Sans Narrow"]) {
      await addStyles(page, `*, ::before, ::after { font-family: "${font}" !important; }`);
      expect(await overflows(page), `320 px, ${font}`).toEqual([]);
    }
  });
}

test("overlapping texts are found", { tag: "@js-mobile" }, async ({ page }) => {
  const lines = (top: string) =>
    page.setContent(
      `<p>Pani puri</p><p style="margin-top: ${top}">Bhel</p><details>Unseen</details>`,
    );

  await lines("-1rem");
  expect(await overlappingTexts(page)).toEqual([]);
  await lines("-2rem");
  expect(await overlappingTexts(page)).toEqual(["Pani puri | Bhel"]);
});
