import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserFlags, findChromium } from "#tests/support/shop/chromium.mjs";
import { median, type Row } from "./table.ts";

/** Run with npx: nothing else needs it, and it would double what `npm ci` installs. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const LEAST_SCORE = 99;
const MOST_LCP_SECONDS = 1.3;
/** Occasionally, Lighthouse misses the beginning of a page and reports no figures. */
const ATTEMPTS = 3;

type Report = {
  runtimeError?: { code: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
};

async function reportOf(url: string, path: string): Promise<Report> {
  const CHROME_PATH = await findChromium();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await promisify(execFile)(
      "npx",
      [
        ...["--yes", LIGHTHOUSE, url, "--quiet", "--only-categories=performance"],
        ...["--output=json", `--output-path=${path}`],
        `--chrome-flags=--headless=new ${browserFlags.join(" ")}`,
      ],
      { env: { ...process.env, CHROME_PATH } },
    );
    const report: Report = JSON.parse(readFileSync(path, "utf8"));
    if (!report.runtimeError) return report;
  }
  throw new Error(`Lighthouse reported no figures of ${url}.`);
}

/** Opens a page several times like Lighthouse's phone; returns the medians. */
export async function lighthouseRow(
  { baseUrl, folder }: { baseUrl: string; folder: string },
  path: string,
  runs: number,
): Promise<Row> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    reports.push(await reportOf(baseUrl + path, join(folder, "lighthouse.json")));
  }
  const value = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const score = median(reports.map(({ categories }) => categories.performance.score * 100));
  const lcpSeconds = value("largest-contentful-paint") / 1000;
  const cls = value("cumulative-layout-shift");
  return {
    what: `${path}: Lighthouse mobile`,
    measured: `${score.toFixed(0)}; LCP ${lcpSeconds.toFixed(2)} s; CLS ${cls.toFixed(3)}`,
    target: `≥ ${LEAST_SCORE}; ≤ ${MOST_LCP_SECONDS} s; 0`,
    met: score >= LEAST_SCORE && lcpSeconds <= MOST_LCP_SECONDS && cls === 0,
  };
}
