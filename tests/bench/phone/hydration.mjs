import { finishedDownloads } from "./downloads.mjs";
import { openPhone } from "./line.mjs";
import { newCustomer, orderTwoDishes } from "./order-story.mjs";
import { isProgram } from "./program.mjs";

/** Longer than the page waits for an idle moment. */
const NEVER_MS = 4000;

/**
 * Taps on a page that cannot finish loading, because a picture does not come; how long after it the scripts are asked for.
 * @param {import("playwright").Browser} browser
 * @param {string} baseUrl
 */
export async function askedAfterTap(browser, baseUrl) {
  const { page, close } = await openPhone(browser, { baseUrl });
  try {
    await page.route("**/illustrations/**", () => {});
    await page.goto("/menu", { waitUntil: "commit" });
    await page.locator("script[data-page]").waitFor({ state: "attached" });
    // The page's own script has run to its end when importing it again has nothing left to wait for.
    await page.evaluate(async () => {
      const late = document.querySelector("script[data-page]")?.getAttribute("src") ?? "";
      await import(new URL(late, location.href).href);
    });
    const asked = page.waitForRequest((request) =>
      isProgram({ path: new URL(request.url()).pathname }),
    );
    await page.evaluate(() => {
      const note = (/** @type {Event} */ event) => Reflect.set(window, "tappedMs", event.timeStamp);
      addEventListener("pointerdown", note, { capture: true, once: true });
    });
    await page.getByRole("heading", { level: 1 }).tap();
    const address = (await asked).url();
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, address);
    return await page.evaluate((name) => {
      if (document.readyState === "complete")
        throw new Error("The page has loaded in spite of all");
      const [request] = performance.getEntriesByName(name);
      return Number(request?.startTime) - Number(Reflect.get(window, "tappedMs"));
    }, address);
  } finally {
    await close();
  }
}

/**
 * Orders on a line that is told to be spared; how many times scripts were asked for after all.
 * @param {import("playwright").Browser} browser
 * @param {string} baseUrl
 * @param {{ saveData?: boolean; effectiveType?: string }} connection
 */
export async function askedWhenSpared(browser, baseUrl, connection) {
  const { page, downloads, close } = await openPhone(browser, {
    baseUrl,
    connection,
    isSlow: false,
  });
  try {
    await page.goto("/menu", { waitUntil: "load" });
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), NEVER_MS);
    await orderTwoDishes(page, await newCustomer(baseUrl));
    return (await finishedDownloads(downloads)).filter(isProgram).length;
  } finally {
    await close();
  }
}
