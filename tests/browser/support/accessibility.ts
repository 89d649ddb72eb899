import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

// Loaded once per page: AxeBuilder would inject and run it twice.
const require = createRequire(import.meta.url);
const axe = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The middle of a long list is built like its ends. */
export const MIDDLE = "main :nth-child(n + 31):nth-last-child(n + 31)";

/** What surrounds every page. */
export const FRAME = ".header, .footer, .bottom-bar, .admin-header";

export async function axeViolations(page: Page, excluded = MIDDLE) {
  await page.evaluate(axe);
  // No page has frames, so axe needs no second page to collect their results.
  const { violations } = await new AxeBuilder({ page, axeSource: "void 0" })
    .setLegacyMode()
    .exclude(excluded)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/**
 * Its words are specified. It only fails to fit with fonts as wide as the test fonts, and then ends with an ellipsis.
 */
const LONGEST_HINT = "Search events, customers, or phone numbers...";

/** Search field hints of staff pages that do not fit. The menu's search field opens when it is used. */
export async function cutPlaceholders(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>(".admin [type=search][placeholder]"),
    ];
    const isCut = (input: HTMLInputElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const { fontSize, fontFamily } = getComputedStyle(input, "::placeholder");
      if (!context || input.clientWidth === 0) return false;
      context.font = `${fontSize} ${fontFamily}`;
      const room =
        input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return context.measureText(input.placeholder).width > room;
    };
    return inputs.filter(isCut).map(({ placeholder }) => placeholder);
  });
  return cut.filter((hint) => hint !== LONGEST_HINT);
}

/** Horizontal overflow: elements wider than the screen, and cut-off texts. */
export function overflows(page: Page) {
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
      // Measured only if the page is too wide, because it takes as long as all other checks.
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
