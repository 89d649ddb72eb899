import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { overlappingTexts } from "./support/overlaps.ts";
import { allScreens, choose, expect, test } from "./support/screens.ts";
import { onlyIn } from "./support/test.ts";

// The builder would read and run axe twice on each page, in its long form.
const require = createRequire(import.meta.url);
const axe = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What is far from both ends of a long list is built as they are. */
const MIDDLE = "main :nth-child(n + 31):nth-last-child(n + 31)";

async function complaints(page: Page) {
  await page.evaluate(axe);
  // No page has frames, so axe needs no page of its own to gather what frames would tell.
  const { violations } = await new AxeBuilder({ page, axeSource: "void 0" })
    .setLegacyMode()
    .exclude(MIDDLE)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** Texts that a box cuts off, or that stick out of the screen. */
function cutTexts(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth - width} px too wide`);
    }
    const sticksOut = (element: Element) =>
      element.getBoundingClientRect().right > width + 1 &&
      !element.closest(".visually-hidden, svg");
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const isInnermost = ![...element.children].some(sticksOut);
      if (found.length > 0 && sticksOut(element) && isInnermost) {
        found.push(`sticks out: ${element.outerHTML.slice(0, 160)}`);
      }
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element.closest(".visually-hidden, svg, [hidden], template, select"))
        continue;
      if (style.visibility === "hidden" || element.getClientRects().length === 0) continue;
      const hides = style.overflowX === "hidden" || style.overflowX === "clip";
      if (hides && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut: ${element.outerHTML.slice(0, 160)}`);
      }
    }
    return found;
  });
}

/** What is far below is laid out when it comes near; here everything is looked at. */
function layOutAll(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** The long form looks at each screen in both; the short one takes turns, since axe takes its time. */
function looksAt(index: number, theme: "light" | "dark"): boolean {
  return process.env.BROWSERS === "all" || (index % 2 === 0) === (theme === "light");
}

for (const [index, screen] of allScreens.entries()) {
  test(`${screen.name} can be read and used by everybody`, { tag: onlyIn("js-mobile") }, async ({
    open,
  }) => {
    const page = await open(screen, "light");
    await layOutAll(page);

    await expect(page.locator("h1")).toHaveCount(1);
    if (looksAt(index, "light")) expect(await complaints(page), "360 px, light").toEqual([]);
    expect(await cutTexts(page), "360 px").toEqual([]);
    expect(await overlappingTexts(page), "360 px").toEqual([]);
    // What 400 % zoom leaves of a screen of 1280.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cutTexts(page), "320 px").toEqual([]);
    expect(await overlappingTexts(page), "320 px").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await choose(page, "dark");
    if (looksAt(index, "dark")) expect(await complaints(page), "1280 px, dark").toEqual([]);
    expect(await cutTexts(page), "1280 px").toEqual([]);
    expect(await overlappingTexts(page), "1280 px").toEqual([]);
  });
}

test("texts that lie on one another are found", { tag: onlyIn("js-mobile") }, async ({ page }) => {
  const lines = (top: string) =>
    page.setContent(
      `<p>Pani puri</p><p style="margin-top: ${top}">Bhel</p><details>Unseen</details>`,
    );

  await lines("-1rem");
  expect(await overlappingTexts(page)).toEqual([]);
  await lines("-2rem");
  expect(await overlappingTexts(page)).toEqual(["Pani puri | Bhel"]);
});
