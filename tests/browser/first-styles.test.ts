import type { Page } from "playwright/test";
import { allScreens, expect, test } from "./support/screens.ts";
import { onlyIn } from "./support/test.ts";

/** Each shows components that the others have not; the long form looks at every public screen. */
const TELLING = ["home", "menu", "blog", "reviews", "contact"];

/**
 * The description of the API is too long to compare each of its elements. The link of a letter leaves a cookie and leads
 * on: what follows is no first view.
 */
const LEFT_OUT = ["guest-api", "guest-password-reset-spent"];
const guestScreens = allScreens.filter(
  ({ name, who, prepare }) => who === "guest" && !prepare && !LEFT_OUT.includes(name),
);
const looked = guestScreens.filter(
  ({ name }) => process.env.BROWSERS === "all" || TELLING.includes(name.replace("guest-", "")),
);

/** What the page says of when each element is laid out. */
function layOutTimes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
    return [...document.body.querySelectorAll("*")].map(
      (one) => `${one.outerHTML.slice(0, 80)} ${getComputedStyle(one).contentVisibility}`,
    );
  });
}

/**
 * Lets everything be laid out, in sight or not, and waits for its fonts: else what is far below or folded up may have
 * a size or none yet, and words are as wide as another font makes them.
 */
async function layOutAll(page: Page): Promise<void> {
  const fonts = () =>
    page.evaluate(() => {
      const all = new CSSStyleSheet();
      all.replaceSync("*, ::details-content { content-visibility: visible !important }");
      document.adoptedStyleSheets = [all];
      // Who asks for a size has everything laid out first, and so the fonts asked for.
      return document.body.offsetHeight > 0 && document.fonts.status;
    });
  await expect.poll(fonts, "fonts").toBe("loaded");
}

/** What each kind of element of the page looks like, three of a kind, and what stands before and after its content. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, number>();
    const isNew = (element: Element) => {
      const kind = [element, element.parentElement]
        .map((one) => `${one?.tagName} ${one?.getAttribute("class")}`)
        .join();
      const seen = kinds.get(kind) ?? 0;
      kinds.set(kind, seen + 1);
      return seen < 3;
    };
    return [document.documentElement, ...document.body.querySelectorAll("*")]
      .filter(isNew)
      .flatMap((element) =>
        ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === "none") return "";
          const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.outerHTML.slice(0, 80)}${part} ${values.join("; ")}`;
        }),
      );
  });
}

/** Gives the page the whole stylesheet in the place of the part that came with it; it is never without styles. */
async function giveWholeSheet(page: Page): Promise<void> {
  await page.evaluate(() => {
    const part = document.querySelector<HTMLStyleElement>("style[data-sheet]");
    if (!part) throw new Error("The page came without styles of its own.");
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = String(part.dataset.sheet);
    part.after(link);
  });
  const rules = () =>
    page.evaluate(() => {
      const sheet = [...document.styleSheets].find(({ href }) => href?.includes("/assets/index-"));
      return sheet?.cssRules.length ?? 0;
    });
  await expect.poll(rules).toBeGreaterThan(5);
  await page.evaluate(() => document.querySelector("style[data-sheet]")?.remove());
}

for (const { name, at } of looked) {
  test(`a first view of ${name} looks as it does with the whole stylesheet`, {
    tag: onlyIn("no-js-mobile"),
  }, async ({ page, furnished }) => {
    for (const [width, media] of [
      [360, "screen"],
      [1280, "screen"],
      [1280, "print"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media });
      // Who has seen a post is remembered, and is no newcomer.
      await page.context().clearCookies();
      await page.goto(at(furnished));
      const timesAsSent = await layOutTimes(page);
      await layOutAll(page);
      const asSent = await looks(page);
      await giveWholeSheet(page);
      expect(await layOutTimes(page), `${width} px, ${media}`).toEqual(timesAsSent);
      await layOutAll(page);
      expect(asSent.length, "parts looked at").toBeGreaterThan(100);

      const others = async () =>
        (await looks(page)).filter((look, place) => look !== asSent[place]);
      await expect.poll(others, `${width} px, ${media}`).toEqual([]);
    }
  });
}
