import { finishedDownloads } from "./downloads.mjs";
import { bringToLife, openPhone } from "./line.mjs";
import { scriptsBeforeLargestPaint } from "./paint.mjs";
import { isProgram, programOf } from "./program.mjs";
import { readToTheEnd, whatIsInView } from "./view.mjs";

/**
 * One public page opened with an empty cache, brought to life, and read to its end.
 * @typedef {object} Visit
 * @property {string} path
 * @property {import("./downloads.mjs").Download[]} downloads up to the moment when the page was alive
 * @property {{ what: string; atMs: number; earlyScripts: string[]; earlyBytes: number }} largest
 * @property {{ gzipBytes: number; heavy: string[] }} program all scripts of the page
 * @property {{ loadedMs: number; programAskedMs: number; aliveMs: number }} life `aliveMs`: after the first intent
 * @property {{ shown: string[]; eagerBelow: string[] }} view
 * @property {number} shift
 */

/**
 * @param {import("playwright").Browser} browser
 * @param {string} baseUrl
 * @param {string} path
 * @returns {Promise<Visit>}
 */
export async function visit(browser, baseUrl, path) {
  const phone = await openPhone(browser, { baseUrl });
  const { page, devTools, downloads } = phone;
  try {
    const categories = ["devtools.timeline", "loading", "v8"];
    await browser.startTracing(page, { categories });
    await page.goto(path, { waitUntil: "load" });
    const aliveMs = await bringToLife(page, downloads);
    const settled = await finishedDownloads(downloads);
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const view = await page.evaluate(whatIsInView);
    const life = { loadedMs: await page.evaluate(whenLoaded), programAskedMs: whenAsked(settled) };
    const program = await programOf(devTools, settled);
    const shift = await page.evaluate(readToTheEnd);
    const largest = scriptsBeforeLargestPaint(trace.traceEvents, settled);
    return { path, downloads: settled, largest, program, life: { ...life, aliveMs }, view, shift };
  } finally {
    await phone.close();
  }
}

/** Runs within the page. */
function whenLoaded() {
  const [opened] = performance.getEntriesByType("navigation");
  return Number(opened && Reflect.get(opened, "loadEventStart"));
}

/** @param {import("./downloads.mjs").Download[]} downloads */
function whenAsked(downloads) {
  const opened = downloads.find(({ type }) => type === "Document");
  const asked = downloads.find(isProgram);
  return (asked?.startedMs ?? Number.NaN) - (opened?.startedMs ?? Number.NaN);
}
