import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserFlags, findChromium } from "#tests/support/chromium.mjs";
import { median } from "../figures.mjs";

const VERSION = "lighthouse@12";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const MOST_LOOKS = 3;

/**
 * @typedef {object} Report
 * @property {Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>} categories
 * @property {{ code: string }} [runtimeError]
 * @property {Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>} audits
 */

/**
 * @param {string} address
 * @param {string} file
 * @returns {Promise<Report>}
 */
async function report(address, file) {
  const { CHROMIUM_PATH = (await findChromium()) ?? "" } = process.env;
  const words = [
    "--yes",
    VERSION,
    address,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless=new ${browserFlags.join(" ")}`,
  ];
  const child = spawn("npx", words, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, CHROME_PATH: CHROMIUM_PATH },
  });
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`Lighthouse did not run on ${address}:\n${complaint}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * Now and then Lighthouse loses the beginning of a page and has no figures at all: it looks again then.
 * @param {string} address
 * @param {string} file
 */
async function wholeReport(address, file) {
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const found = await report(address, file);
    if (!found.runtimeError) return found;
  }
  throw new Error(`Lighthouse had no figures of ${address}`);
}

/**
 * Looks at a page several times as Lighthouse's phone does; the medians, and every audit that failed once.
 * @param {string} baseUrl
 * @param {string} path
 * @param {{ runs: number; folder: string }} how
 */
export async function lighthouse(baseUrl, path, { runs, folder }) {
  /** @type {Report[]} */
  const reports = [];
  for (let run = 0; run < runs; run += 1) {
    reports.push(await wholeReport(baseUrl + path, join(folder, "lighthouse.json")));
  }
  const score = (/** @type {string} */ category) =>
    Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
  const value = (/** @type {string} */ audit) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: CATEGORIES.map(score),
    lcpMs: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    blockedMs: value("total-blocking-time"),
    failed: [...new Set(reports.flatMap(failedAudits))],
  };
}

/** Of those that count for a score. @param {Report} report */
function failedAudits({ categories, audits }) {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return counted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
}
