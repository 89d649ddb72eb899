import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { cookiesFor, openShop } from "../bench-shop.mjs";
import { median } from "../figures.mjs";
import { listPages } from "../list-pages.mjs";
import { largeFile } from "./lists.mjs";

const TARGET_MB = 220;
/** More than what a garbage collector leaves lying about. */
const LEVEL_WITHIN_MB = 15;
const CONNECTIONS = 8;
const EVERY_MS = 1000;

/** @param {number | undefined} pid */
function residentMb(pid) {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(found?.[1]) / 1024;
}

/**
 * The memory of the shop on the large file while visitors of every kind open its lists, again and again.
 * @param {{ folder: string; minutes: number }} how
 * @returns {Promise<import("../figures.mjs").Row[]>}
 */
export async function memoryRows({ folder, minutes }) {
  const file = await largeFile(folder);
  const shop = await openShop(file);
  try {
    const cookies = await cookiesFor(shop, file);
    const requests = listPages.flatMap(([visitor, paths]) =>
      paths.map((path) => ({ path, headers: { cookie: cookies[visitor] } })),
    );
    /** @type {number[]} */
    const samples = [];
    const sampling = setInterval(() => samples.push(residentMb(shop.pid)), EVERY_MS);
    const found = await autocannon({
      url: shop.baseUrl,
      connections: CONNECTIONS,
      duration: minutes * 60,
      requests,
    });
    clearInterval(sampling);
    if (found.non2xx + found.errors > 0) throw new Error("Some answers failed under load");
    const third = Math.floor(samples.length / 3);
    const grown = median(samples.slice(-third)) - median(samples.slice(third, 2 * third));
    const most = Math.max(...samples);
    return [
      {
        what: `memory under load on the large file, ${minutes} min`,
        shop: `at most ${most.toFixed(0)} MB, ${found.requests.total} pages`,
        reference: "",
        values: [most],
        must: "at most",
        target: TARGET_MB,
        unit: " MB",
      },
      {
        what: "its growth, the last third against the middle one",
        shop: `${grown.toFixed(1)} MB`,
        reference: "",
        values: [grown],
        must: "at most",
        target: LEVEL_WITHIN_MB,
        unit: " MB",
      },
    ];
  } finally {
    await shop.stop();
  }
}
