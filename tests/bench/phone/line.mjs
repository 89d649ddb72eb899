import { chromium } from "playwright";
import { browserFlags, findChromium } from "#tests/support/chromium.mjs";
import { countDownloads, finishedDownloads } from "./downloads.mjs";
import { PROGRAM_PATH } from "./program.mjs";

/** The phone of the targets: a slow line, a slow processor, a narrow window. */
export const SLOW_LINE = { latencyMs: 400, bytesPerSecond: 400_000 / 8, cpuSlowdown: 6 };
const viewport = { width: 360, height: 740 };

export async function launchBrowser() {
  const executablePath = await findChromium();
  return chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
}

/** @typedef {{ page: import("playwright").Page; devTools: import("playwright").CDPSession; downloads: import("./downloads.mjs").Download[]; close: () => Promise<void> }} Phone */

/**
 * A phone with an empty cache and no cookies; counts everything that its browser downloads.
 * @param {import("playwright").Browser} browser
 * @param {{ baseUrl: string; scripted?: boolean; isSlow?: boolean; connection?: { saveData?: boolean; effectiveType?: string } }} how
 * @returns {Promise<Phone>}
 */
export async function openPhone(browser, how) {
  const { baseUrl: baseURL, scripted = true, isSlow = true, connection } = how;
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: true,
    isMobile: true,
    locale: "en-IN",
    javaScriptEnabled: scripted,
    ...(connection?.saveData ? { extraHTTPHeaders: { "save-data": "on" } } : {}),
  });
  if (connection) {
    await context.addInitScript((told) => {
      const own = Reflect.get(navigator, "connection");
      for (const [name, value] of Object.entries(told)) {
        Object.defineProperty(own, name, { get: () => value });
      }
    }, connection);
  }
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  if (isSlow) await slowDown(devTools);
  const downloads = countDownloads(devTools);
  return { page, devTools, downloads, close: () => context.close() };
}

/** @param {import("playwright").CDPSession} devTools */
async function slowDown(devTools) {
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW_LINE.latencyMs,
    downloadThroughput: SLOW_LINE.bytesPerSecond,
    uploadThroughput: SLOW_LINE.bytesPerSecond,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_LINE.cpuSlowdown });
}

/**
 * Waits until the page's files are here, then moves as somebody who wants something; returns how long it took the page
 * to come to life, in ms.
 * @param {import("playwright").Page} page that has loaded
 * @param {import("./downloads.mjs").Download[]} downloads
 */
export async function bringToLife(page, downloads) {
  await page.waitForFunction((program) => {
    const files = performance.getEntriesByType("resource");
    return files.some(({ name }) => new URL(name).pathname.startsWith(program));
  }, PROGRAM_PATH);
  await finishedDownloads(downloads);
  return page.evaluate(() => {
    const html = document.documentElement;
    const beganMs = performance.now();
    return new Promise((/** @type {(ms: number) => void} */ resolve) => {
      const look = () => html.dataset.hydrated && resolve(performance.now() - beganMs);
      new MutationObserver(look).observe(html, { attributes: true });
      dispatchEvent(new Event("pointermove"));
    });
  });
}
