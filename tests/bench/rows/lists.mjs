import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, cookiesFor, fillFile, openShop } from "../bench-shop.mjs";
import { fillPages } from "../equal-pages.mjs";
import { isMet, median, quantile } from "../figures.mjs";
import { listPages } from "../list-pages.mjs";

const TARGET = 1.2;
/** Until both shops run compiled code: before that, a page costs twice as much, now in the one and now in the other. */
const WARM_UP = 10;
/** So often a page that misses is measured again, all its rounds counting together: of few, the slowest two decide. */
const AGAIN = 3;
const LARGE_ORDERS = 1_000_000;
const FILL_TARGET_SECONDS = 180;

/**
 * How long a process (its main thread) has waited for a processor that others used, in milliseconds: on a busy machine
 * that, and not the shop, makes the slowest twentieth of all answers. Nought where the system does not tell.
 * @param {number | "self"} pid
 */
function waitedMs(pid) {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6 : 0;
}

/** @typedef {import("../bench-shop.mjs").Shop & { cookies: Record<import("../list-pages.mjs").Visitor, string> }} OpenShop */
/** @typedef {{ visitor: import("../list-pages.mjs").Visitor; path: string; ms: [small: number[], large: number[]] }} Page */

/**
 * Returns the file of a million orders, made now unless it is there.
 * @param {string} folder
 */
export async function largeFile(folder) {
  const file = join(folder, `${LARGE_ORDERS}.db`);
  await fillFile(file, LARGE_ORDERS);
  return file;
}

/**
 * How long the large file took to fill, when it was made.
 * @param {string} folder
 * @returns {Promise<import("../figures.mjs").Row[]>}
 */
export async function fillRows(folder) {
  const seconds = Number(readFileSync(`${await largeFile(folder)}.seconds`, "utf8"));
  return [
    {
      what: "filling a file with a million orders",
      shop: `${seconds.toFixed(0)} s`,
      reference: "",
      values: [seconds],
      must: "at most",
      target: FILL_TARGET_SECONDS,
      unit: " s",
    },
  ];
}

/**
 * Asks both shops for every page, round by round, so that what else the machine does falls on all alike.
 * @param {OpenShop[]} shops
 * @param {Page[]} pages
 * @param {number} rounds
 * @param {boolean} [isMeasured]
 */
async function measure(shops, pages, rounds, isMeasured = true) {
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...shops.entries()];
    if (round % 2) turns.reverse();
    for (const { path, visitor, ms } of pages) {
      for (const [place, { baseUrl, cookies, pid = "self" }] of turns) {
        // Such a request is never answered with a kept page.
        const headers = { cookie: cookies[visitor], "x-requested-with": "bench" };
        const waited = () => waitedMs(pid) + waitedMs("self");
        const before = waited();
        const answer = await ask(baseUrl + path, { headers });
        if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
        if (isMeasured) ms[place]?.push(Math.max(0, answer.ms - (waited() - before)));
      }
    }
  }
}

/** @param {Page} page */
function ratioOf({ ms: [small, large] }, share = 0.95) {
  return quantile(large, share) / quantile(small, share);
}

/** @param {Page} page */
function misses(page) {
  return ratioOf(page) > TARGET;
}

/** @param {Page[]} pages */
function printMisses(pages) {
  for (const page of pages.filter(misses)) {
    const [small = 0, large = 0] = page.ms.map((times) => quantile(times, 0.95));
    const ratios = `${ratioOf(page).toFixed(2)} ×, median ${ratioOf(page, 0.5).toFixed(2)} ×`;
    console.log(
      `${page.visitor} ${page.path}: p95 ${small.toFixed(1)} ms, then ${large.toFixed(1)} ms (${ratios})`,
    );
  }
}

/**
 * Every list, search and dashboard of a file with a million orders against one with a thousand.
 * @param {{ folder: string; scratch: string; rounds: number }} how
 * @returns {Promise<import("../figures.mjs").Row[]>}
 */
export async function listRows({ folder, scratch, rounds }) {
  const large = await largeFile(folder);
  const kept = join(folder, "1000.db");
  await fillFile(kept, 1000);
  const small = join(scratch, "small.db");
  cpSync(kept, small);
  fillPages(small, large);
  /** @type {OpenShop[]} */
  const shops = [];
  try {
    for (const file of [small, large]) {
      const shop = await openShop(file);
      shops.push({ ...shop, cookies: { guest: "", customer: "", admin: "" } });
      Object.assign(shops.at(-1) ?? {}, { cookies: await cookiesFor(shop, file) });
    }
    const pages = listPages.flatMap(([visitor, paths]) =>
      paths.map((path) => /** @type {Page} */ ({ visitor, path, ms: [[], []] })),
    );
    await measure(shops, pages, WARM_UP, false);
    await measure(shops, pages, rounds);
    for (let time = 0; time < AGAIN; time += 1) {
      await measure(shops, pages.filter(misses), rounds);
    }
    printMisses(pages);
    /** @param {number} place */
    const usual = (place) => median(pages.map(({ ms }) => quantile(ms[place] ?? [], 0.95)));
    const missed = pages.filter(misses).length;
    /** @type {import("../figures.mjs").Row} */
    const row = {
      what: `${pages.length} lists and searches, p95 at a million orders`,
      shop: `${usual(1).toFixed(1)} ms`,
      reference: `${usual(0).toFixed(1)} ms at 1,000`,
      values: pages.map((page) => ratioOf(page)),
      must: "at most",
      target: TARGET,
      unit: " ×",
    };
    const met = pages.length - missed;
    return [{ ...row, verdict: missed === 0 && isMet(row) ? "met" : `${met} of ${pages.length}` }];
  } finally {
    for (const shop of shops) await shop.stop();
  }
}
