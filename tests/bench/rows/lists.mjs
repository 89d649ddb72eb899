import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, cookiesFor, fillFile, openShop } from "../bench-shop.mjs";
import { fillPages } from "../equal-pages.mjs";
import { isMet, median, quantile } from "../figures.mjs";
import { listPages } from "../list-pages.mjs";

const TARGET = 1.2;
const WARM_UP = 3;
/** A page that misses is measured twice more, and the median of the three counts: a neighbour's burst is not the shop's. */
const AGAIN = 2;
const LARGE_ORDERS = 1_000_000;
const FILL_TARGET_SECONDS = 180;

/** @typedef {import("../bench-shop.mjs").Shop & { cookies: Record<import("../list-pages.mjs").Visitor, string> }} OpenShop */
/** @typedef {{ visitor: import("../list-pages.mjs").Visitor; path: string; ratios: number[]; ms: number[][] }} Page */

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
 */
async function measure(shops, pages, rounds) {
  const times = new Map(pages.map((page) => [page, shops.map(() => /** @type {number[]} */ ([]))]));
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    const turns = [...shops.entries()];
    if (round % 2) turns.reverse();
    for (const page of pages) {
      for (const [place, { baseUrl, cookies }] of turns) {
        // Such a request is never answered with a kept page.
        const headers = { cookie: cookies[page.visitor], "x-requested-with": "bench" };
        const { status, ms } = await ask(baseUrl + page.path, { headers });
        if (status !== 200) throw new Error(`${page.path} answers ${status}`);
        if (round >= WARM_UP) times.get(page)?.[place]?.push(ms);
      }
    }
  }
  for (const [page, [small = [], large = []]] of times) {
    page.ratios.push(quantile(large, 0.95) / quantile(small, 0.95));
    page.ms = [small, large];
  }
}

/** @param {Page} page */
function misses({ ratios }) {
  return median(ratios) > TARGET;
}

/** @param {Page[]} pages */
function printMisses(pages) {
  for (const { visitor, path, ratios, ms } of pages.filter(misses)) {
    const [small = 0, large = 0] = ms.map((times) => quantile(times, 0.95));
    const all = ratios.map((ratio) => ratio.toFixed(2)).join(", ");
    console.log(
      `${visitor} ${path}: p95 ${small.toFixed(1)} ms, then ${large.toFixed(1)} ms (${all} ×)`,
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
      paths.map((path) => /** @type {Page} */ ({ visitor, path, ratios: [], ms: [] })),
    );
    await measure(shops, pages, rounds);
    const doubtful = pages.filter(misses);
    for (let time = 0; time < AGAIN && doubtful.length > 0; time += 1) {
      await measure(shops, doubtful, rounds);
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
      values: pages.map(({ ratios }) => median(ratios)),
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
