/**
 * `npm run bench:phone`: opens the shop with 24 dishes like a phone and runs Lighthouse. Options:
 * `--only visits,lighthouse`, and `--runs` (of Lighthouse on each page).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { buildIfStale, runCommand } from "#app/cli/prepare.mjs";
import { waitForHydration } from "#tests/browser/support/hydration.ts";
import { MAX_HTML_BYTES, MAX_SCRIPT_BYTES, weighPage } from "#tests/support/http/page-weight.ts";
import { shortenMenu } from "#tests/support/records/menu-length.mjs";
import { browserFlags, findChromium } from "#tests/support/shop/chromium.mjs";
import { lighthouseRow } from "./lighthouse.ts";
import { closeShop, openShop } from "./shop.ts";
import { printTable, type Row } from "./table.ts";

const POST = "/blog/choosing-puris";
const visitedPages = ["/", "/menu", "/blog", POST, "/reviews", "/catering", "/cart"];
const lighthousePages = ["/", "/menu", POST, "/cart"];

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "visits,lighthouse" },
    runs: { type: "string", default: "5" },
  },
});

/** A cheap phone on a slow network. */
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const CPU_SLOWDOWN = 6;

type TraceEvent = { name: string; ts: number; args: { data?: { url?: string } } };

/** Counts the classic scripts and modules in the browser's trace before the first paint. */
function scriptsBeforeFirstPaint(trace: Buffer, baseUrl: string): number {
  const events: TraceEvent[] = JSON.parse(trace.toString()).traceEvents;
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace shows no paint.");
  return events.filter(({ name, ts, args }) => {
    const isScript = name === "EvaluateScript" && args.data?.url?.startsWith(baseUrl);
    return ts < paint.ts && (isScript || name === "v8.evaluateModule");
  }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Opens a page with an empty cache and hydrates it. */
async function visitRows(browser: Browser, baseUrl: string, path: string): Promise<Row[]> {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl, locale: "en-IN" });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", network);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const weigh = weighPage(page);
  await browser.startTracing(page, { categories: ["devtools.timeline", "loading", "v8"] });
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const early = scriptsBeforeFirstPaint(await browser.stopTracing(), baseUrl);
  await waitForHydration(page);
  const { html, css, scripts } = await weigh();
  await context.close();
  return [
    {
      what: `${path}: HTML of the first view`,
      measured: `${kilobytes(html)} (and CSS ${kilobytes(css)})`,
      target: `≤ ${kilobytes(MAX_HTML_BYTES)}`,
      met: html <= MAX_HTML_BYTES,
    },
    {
      what: `${path}: JavaScript in all, gzip`,
      measured: kilobytes(scripts),
      target: `≤ ${kilobytes(MAX_SCRIPT_BYTES)}`,
      met: scripts <= MAX_SCRIPT_BYTES && scripts > 0,
    },
    {
      what: `${path}: scripts executed before the first paint`,
      measured: String(early),
      target: "0",
      met: early === 0,
    },
  ];
}

await runCommand(async () => {
  await buildIfStale();
  const parts = values.only.split(",");
  const folder = mkdtempSync(join(tmpdir(), "chatpata-phone-"));
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  const shop = await openShop();
  const rows: Row[] = [];
  try {
    shortenMenu(shop.databasePath);
    for (const path of parts.includes("visits") ? visitedPages : []) {
      rows.push(...(await visitRows(browser, shop.baseUrl, path)));
    }
    for (const path of parts.includes("lighthouse") ? lighthousePages : []) {
      const stage = { baseUrl: shop.baseUrl, folder };
      rows.push(await lighthouseRow(stage, path, Number(values.runs)));
    }
  } finally {
    await browser.close();
    await closeShop(shop);
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(rows);
  console.log(`Chromium ${browser.version()}, Node ${process.version}`);
});
