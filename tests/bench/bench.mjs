/**
 * Measures the shop's server against references that it makes itself, turn by turn, and prints one table:
 * `npm run bench`. `--only menu,orders,lists,memory,fill` takes a part, `--minutes 10` is the long form of the memory's row,
 * `--folder` says where the files of a thousand and a million orders are kept for the next time. docs/performance.md
 * tells what each row means. With PROFILE_FOLDER the shops write CPU profiles there (see profile.mjs).
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale, root, runCommand } from "#app/cli/prepare.mjs";
import { printTable } from "./figures.mjs";
import { fillRows, listRows } from "./rows/lists.mjs";
import { memoryRows } from "./rows/memory.mjs";
import { menuRows } from "./rows/menu.mjs";
import { orderRows } from "./rows/orders.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "menu,orders,lists,memory,fill" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    "list-rounds": { type: "string", default: "30" },
    minutes: { type: "string", default: "1" },
    folder: { type: "string", default: join(root, ".cache", "bench") },
  },
});

await runCommand(async () => {
  await buildIfStale();
  mkdirSync(values.folder, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), "chatpata-bench-"));
  const how = { folder: scratch, rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const parts = values.only.split(",");
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  try {
    if (parts.includes("menu")) rows.push(...(await menuRows(how)));
    if (parts.includes("orders")) rows.push(...(await orderRows(how)));
    const { folder } = values;
    if (parts.includes("lists")) {
      rows.push(...(await listRows({ folder, scratch, rounds: Number(values["list-rounds"]) })));
    }
    if (parts.includes("memory")) {
      rows.push(...(await memoryRows({ folder, minutes: Number(values.minutes) })));
    }
    if (parts.includes("fill")) rows.push(...(await fillRows(folder)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  printTable(rows);
  const load = loadavg().map((busy) => busy.toFixed(1));
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model}, load ${load.join(" ")}, Node ${process.version}`,
  );
});
