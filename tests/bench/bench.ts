/**
 * `npm run bench`: measures the server against bare reference servers, alternating within the same
 * run. Options: `--only menu,busy,orders,lists,memory`, `--rounds`, `--seconds` (of each round),
 * `--list-rounds`, and `--folder` for the databases with a thousand and a million orders, which are
 * kept for the next run.
 */
import { mkdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale, root, runCommand } from "#app/cli/prepare.mjs";
import { busyRows } from "./busy.ts";
import { listRows, memoryRow } from "./lists.ts";
import { generator } from "./load.ts";
import { menuRows } from "./menu.ts";
import { orderRows } from "./orders.ts";
import { printTable, type Row } from "./table.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "menu,busy,orders,lists,memory" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    "list-rounds": { type: "string", default: "31" },
    folder: { type: "string", default: join(root, ".cache", "bench") },
  },
});

await runCommand(async () => {
  await buildIfStale();
  const { folder } = values;
  mkdirSync(folder, { recursive: true });
  const how = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const parts: Record<string, () => Promise<Row[]>> = {
    menu: () => menuRows(how),
    busy: () => busyRows(how),
    orders: () => orderRows(how),
    lists: () => listRows(folder, Number(values["list-rounds"])),
    memory: async () => [await memoryRow(folder, how.seconds)],
  };
  const rows: Row[] = [];
  try {
    for (const name of values.only.split(",")) rows.push(...((await parts[name]?.()) ?? []));
  } finally {
    // Also prints the results from before a later part failed.
    printTable(rows);
  }
  const load = loadavg().map((average) => average.toFixed(1));
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${load.join(" ")}, Node ${process.version}`,
  );
  console.log(`Load generator: ${generator}`);
});
