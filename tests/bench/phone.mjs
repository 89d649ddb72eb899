/**
 * Measures the shop as a cheap phone on a bad line gets it, and prints one table: `npm run bench:phone`.
 * `--only visits,hydration,order,lighthouse` takes a part, `--runs 5` says how often Lighthouse looks at each page.
 * docs/performance.md tells what each row means. Lighthouse comes by npx, since nothing else needs it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale, runCommand } from "#app/cli/prepare.mjs";
import { shortenMenu } from "#tests/support/menu-length.mjs";
import { openShop } from "./bench-shop.mjs";
import { printLines } from "./figures.mjs";
import { bytesOf, finishedDownloads } from "./phone/downloads.mjs";
import { askedAfterTap, askedWhenSpared } from "./phone/hydration.mjs";
import { lighthouse } from "./phone/lighthouse.mjs";
import { launchBrowser, openPhone } from "./phone/line.mjs";
import { newCustomer, orderTwoDishes } from "./phone/order-story.mjs";
import { kB, lighthouseRow, orderRow, visitRows } from "./phone/rows.mjs";
import { visit } from "./phone/visit.mjs";

const PUBLIC_PAGES = ["/", "/menu", "/blog", "/reviews", "/catering"];
const LIGHTHOUSE_PAGES = ["/", "/menu", "/blog/choosing-puris", "/cart"];
/** Of an event's own time at a sixth of the speed. */
const AT_ONCE_MS = 200;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "visits,hydration,order,lighthouse" },
    runs: { type: "string", default: "5" },
  },
});

/** @typedef {{ browser: import("playwright").Browser; baseUrl: string; folder: string }} Stage */
/** @typedef {import("./phone/rows.mjs").PhoneRow} PhoneRow */

/** @param {Stage} stage */
async function visits({ browser, baseUrl }) {
  /** @type {PhoneRow[][]} */
  const pages = [];
  for (const path of PUBLIC_PAGES) pages.push(visitRows(await visit(browser, baseUrl, path)));
  // What is said of each page stands together, as in the table of targets.
  return (pages[0] ?? []).flatMap((_, place) => pages.flatMap((rows) => rows[place] ?? []));
}

/** @param {Stage} stage @returns {Promise<PhoneRow[]>} */
async function hydration({ browser, baseUrl }) {
  const ms = await askedAfterTap(browser, baseUrl);
  const rows = [
    {
      what: "/menu: hydration at a tap before it has loaded",
      figures: `asked for ${ms.toFixed(0)} ms after the tap`,
      target: `≤ ${AT_ONCE_MS} ms`,
      isMet: ms <= AT_ONCE_MS,
    },
  ];
  for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
    const asked = await askedWhenSpared(browser, baseUrl, connection);
    rows.push({
      what: `hydration with ${JSON.stringify(connection)}`,
      figures: `asked for ${asked} times; an order was placed`,
      target: "never; everything works",
      isMet: asked === 0,
    });
  }
  return rows;
}

/** @param {Stage} stage */
async function order({ browser, baseUrl }) {
  /** @type {PhoneRow[]} */
  const rows = [];
  for (const kind of /** @type {const} */ (["plain", "scripted"])) {
    const scripted = kind === "scripted";
    const phone = await openPhone(browser, { baseUrl, scripted });
    const person = await newCustomer(baseUrl);
    await orderTwoDishes(phone.page, person, scripted ? phone.downloads : undefined);
    const downloads = await finishedDownloads(phone.downloads);
    await phone.close();
    const what = `empty cache to 'Order placed' ${scripted ? "with" : "without"} JavaScript`;
    rows.push(orderRow(what, kind, downloads));
    console.log(`\n${what}:`);
    printLines([["type", "files", "bytes", "headers"], ...sumsBy(downloads, ({ type }) => type)]);
    const pages = downloads.filter(({ type }) => type === "Document" || type === "Fetch");
    printLines([["document", "answers", "bytes", "headers"], ...sumsBy(pages, ({ path }) => path)]);
  }
  return rows;
}

/**
 * @param {import("./phone/downloads.mjs").Download[]} downloads
 * @param {(download: import("./phone/downloads.mjs").Download) => string} key
 */
function sumsBy(downloads, key) {
  return [...new Set(downloads.map(key))].map((name) => {
    const some = downloads.filter((download) => key(download) === name && download.headerBytes > 0);
    const { bodyBytes, headerBytes } = bytesOf(some);
    return [name, String(some.length), kB(bodyBytes), kB(headerBytes)];
  });
}

/** @param {Stage} stage */
async function lighthouses({ baseUrl, folder }) {
  /** @type {PhoneRow[]} */
  const rows = [];
  for (const path of LIGHTHOUSE_PAGES) {
    const found = await lighthouse(baseUrl, path, { runs: Number(values.runs), folder });
    rows.push(lighthouseRow(path, found));
  }
  return rows;
}

const parts = { visits, hydration, order, lighthouse: lighthouses };

await runCommand(async () => {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "chatpata-phone-"));
  const file = join(folder, "shop.db");
  await openShop(file).then((first) => first.stop());
  shortenMenu(file);
  const shop = await openShop(file);
  const browser = await launchBrowser();
  /** @type {PhoneRow[]} */
  const rows = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (!values.only.split(",").includes(name)) continue;
      rows.push(...(await measure({ browser, baseUrl: shop.baseUrl, folder })));
    }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("");
  printLines([
    ["what", "figures", "target", ""],
    ...rows.map(({ what, figures, target, isMet }) => [
      what,
      figures,
      target,
      isMet ? "met" : "not met",
    ]),
  ]);
  console.log(`Chromium ${browser.version()}, Node ${process.version}`);
});
