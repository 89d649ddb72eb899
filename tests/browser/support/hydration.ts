import { expect, type Page, type Response } from "playwright/test";

/** Moves the pointer, which starts hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-hydrated", "true", { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** Makes `goto` and `reload` wait until the page is hydrated. */
export function waitForHydrationOn(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => whenHydrated(page, await goto.apply(page, args));
  page.reload = async (...args) => whenHydrated(page, await reload.apply(page, args));
}

async function whenHydrated(page: Page, response: Response | null): Promise<Response | null> {
  const isPage = response?.headers()["content-type"]?.startsWith("text/html") ?? false;
  if (isPage) await waitForHydration(page);
  return response;
}

/** Runs the steps; on a hydrated page, fails if they loaded a new document. */
export async function expectNoFullReload(page: Page, steps: () => Promise<void>): Promise<void> {
  const hydrated = (await page.locator("html[data-hydrated=true]").count()) > 0;
  if (!hydrated) return steps();
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
  await steps();
  const isSameDocument = await page.evaluate(() => Reflect.get(window, "isSameDocument") === true);
  expect(isSameDocument, "no new document was loaded").toBe(true);
}
