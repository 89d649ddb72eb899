/**
 * Opens every list of the shop on a file with a million orders and on one with a thousand, turn by turn, and says how
 * much longer the large one takes: `npm run bench:lists`. `--folder` keeps the files for the next time.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale, runCommand } from "#app/box/prepare.mjs";
import { ask, fillFile, openShop } from "./bench-shop.mjs";
import { listPages } from "./list-pages.mjs";

const TARGET = 1.2;
const WARM_UP = 3;

/** @typedef {Awaited<ReturnType<typeof openShop>>} Shop */

const { values } = parseArgs({
  options: {
    large: { type: "string", default: "1000000" },
    small: { type: "string", default: "1000" },
    rounds: { type: "string", default: "60" },
    folder: { type: "string" },
  },
});

/**
 * @param {number[]} times
 * @param {number} share
 */
function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Milliseconds of each request on both shops, which take turns in going first.
 * @param {Shop[]} shops
 * @param {import("./list-pages.mjs").Visitor} visitor
 * @param {string} path
 */
async function timesOf(shops, visitor, path) {
  const times = shops.map(() => /** @type {number[]} */ ([]));
  const rounds = Number(values.rounds) + WARM_UP;
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...shops.entries()];
    if (round % 2) turns.reverse();
    for (const [place, { baseUrl, cookies }] of turns) {
      const headers = { cookie: cookies[visitor] };
      const { status, ms } = await ask(`${baseUrl}${path}`, { headers });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      if (round >= WARM_UP) times[place]?.push(ms);
    }
  }
  return times;
}

/** @param {Shop[]} shops */
async function compare(shops) {
  /** @param {(string | number)[]} cells */
  const line = ([page = "", ...cells]) =>
    console.log(
      `${String(page).padEnd(54)}${cells.map((cell) => String(cell).padStart(13)).join("")}`,
    );
  line([
    "page",
    "median small",
    "median large",
    "p95 small",
    "p95 large",
    "p95 ratio",
    `<= ${TARGET}`,
  ]);
  let missed = 0;
  for (const [visitor, paths] of listPages) {
    for (const path of paths) {
      const [small = [], large = []] = await timesOf(shops, visitor, path);
      const ratio = quantile(large, 0.95) / quantile(small, 0.95);
      const figures = [0.5, 0.95].flatMap((share) => [
        quantile(small, share),
        quantile(large, share),
      ]);
      const isMet = ratio <= TARGET;
      if (!isMet) missed += 1;
      line([
        `${visitor} ${path}`,
        ...figures.map((ms) => `${ms.toFixed(1)} ms`),
        ratio.toFixed(2),
        isMet ? "met" : "not met",
      ]);
    }
  }
  console.log(missed === 0 ? "Every list is within the target." : `${missed} lists are beyond it.`);
}

await runCommand(async () => {
  await buildIfStale();
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), "chatpata-bench-"));
  /** @type {Shop[]} */
  const shops = [];
  try {
    for (const orders of [values.small, values.large]) {
      const file = join(folder, `${orders}.db`);
      await fillFile(file, Number(orders));
      shops.push(await openShop(file));
    }
    await compare(shops);
  } finally {
    for (const shop of shops) await shop.stop();
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
});
