import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillPages } from "./equal-pages.ts";
import { listPages } from "./list-pages.ts";
import { checkGenerator, type Load, load } from "./load.ts";
import { closeShop, demoDatabase, openShop, signInVisitors, type Visitor } from "./shop.ts";
import { median, type Row } from "./table.ts";

const LARGE = 1_000_000;
const MOST_RATIO = 1.2;
const MOST_MB = 220;
/** Until both servers run optimized code. */
const WARM_UP_ROUNDS = 10;
/** How much the lengths of two pages may differ before their times cannot be compared. */
const LENGTH_TOLERANCE = 0.15;

type Timed = { ms: number[]; bytes: number };
type Page = { path: string; visitor: Visitor; small: Timed; large: Timed };

async function openOn(databasePath: string) {
  const server = await openShop(databasePath);
  const cookies = await signInVisitors(server.baseUrl, databasePath);
  return {
    server,
    request(path: string, visitor: Visitor) {
      const url = new URL(path, server.baseUrl);
      // An unused parameter makes the URL new, so that no page comes from the page cache.
      url.searchParams.set("visit", crypto.randomUUID());
      return { url: url.href, headers: { cookie: cookies[visitor] } };
    },
  };
}

async function time(shop: Awaited<ReturnType<typeof openOn>>, page: Page, timed: Timed) {
  const { url, headers } = shop.request(page.path, page.visitor);
  const startedMs = performance.now();
  const response = await fetch(url, { headers });
  timed.bytes = (await response.arrayBuffer()).byteLength;
  timed.ms.push(performance.now() - startedMs);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
}

const visitors = Object.keys(listPages) as Visitor[];
const pages = visitors.flatMap((visitor) =>
  Object.entries(listPages[visitor]).flatMap(([path, queries]) =>
    queries.map((query): Page => {
      const untimed = { ms: [], bytes: 0 };
      return { visitor, path: path + query, small: { ...untimed }, large: { ...untimed } };
    }),
  ),
);

const ratioOf = ({ small, large }: Page) => median(large.ms) / median(small.ms);
const differInLength = ({ small, large }: Page) =>
  Math.abs(large.bytes / small.bytes - 1) > LENGTH_TOLERANCE;
const isMet = (page: Page) => ratioOf(page) <= MOST_RATIO && !differInLength(page);

function pageRow(page: Page): Row {
  const { path, small, large } = page;
  const ms = `${median(large.ms).toFixed(1)} of ${median(small.ms).toFixed(1)} ms`;
  const bytes = differInLength(page) ? `, but ${large.bytes} of ${small.bytes} bytes` : "";
  return {
    what: path,
    measured: `${ratioOf(page).toFixed(2)}: ${ms}${bytes}`,
    target: `≤ ${MOST_RATIO}`,
    met: isMet(page),
  };
}

/** Every list of a shop with a million orders against the same list with a thousand; names those that are too slow. */
export async function listRows(folder: string, rounds: number): Promise<Row[]> {
  const largePath = await demoDatabase(folder, LARGE);
  const scratch = mkdtempSync(join(tmpdir(), "chatpata-bench-"));
  const smallPath = join(scratch, "small.db");
  copyFileSync(await demoDatabase(folder, 1000), smallPath);
  fillPages(smallPath, largePath);
  const small = await openOn(smallPath);
  const large = await openOn(largePath);
  try {
    const trivial: Page = { ...(pages[0] as Page), path: "/healthz" };
    const healthCheck: Timed = { ms: [], bytes: 0 };
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
      if (round === 0) for (const page of pages) page.small.ms = page.large.ms = [];
      for (const page of pages) {
        await time(small, page, page.small);
        await time(large, page, page.large);
        await time(small, trivial, healthCheck);
      }
    }
    const ratios = pages.map(ratioOf);
    const missed = pages.filter((page) => !isMet(page));
    const all: Row = {
      what: `${pages.length} lists at ${LARGE} orders against 1000: the slowest`,
      measured: `${Math.max(...ratios).toFixed(2)} (median ${median(ratios).toFixed(2)})`,
      target: `≤ ${MOST_RATIO}`,
      met: missed.length === 0,
      generator: `none; /healthz takes ${median(healthCheck.ms).toFixed(1)} ms, a list ${median(pages.map(({ large }) => median(large.ms))).toFixed(1)} ms`,
    };
    return [all, ...missed.map(pageRow)];
  } finally {
    await closeShop(small.server);
    await closeShop(large.server);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The memory of the shop with a million orders after every list was under load for this many seconds. */
export async function memoryRow(folder: string, seconds: number): Promise<Row> {
  const { server, request } = await openOn(await demoDatabase(folder, LARGE));
  try {
    const pid = server.pid();
    const loads: Load[] = [];
    for (const { path, visitor } of pages) {
      loads.push(await load({ ...request(path, visitor), pid }, seconds));
    }
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [mb = Number.NaN, peakMb = Number.NaN] = [/VmRSS:\s+(\d+)/, /VmHWM:\s+(\d+)/].map(
      (field) => Number(field.exec(status)?.[1]) / 1024,
    );
    return {
      what: "memory (RSS) after load on all lists",
      measured: `${mb.toFixed(0)} MB (peak ${peakMb.toFixed(0)} MB)`,
      target: `≤ ${MOST_MB} MB`,
      met: mb <= MOST_MB,
      generator: checkGenerator(loads).generator,
    };
  } finally {
    await closeShop(server);
  }
}
