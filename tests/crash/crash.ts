import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import Database from "better-sqlite3";
import { root } from "#app/cli/prepare.mjs";
import { ApiClient } from "#tests/support/client.ts";
import { damageOf, disagreeingCounters, halfWritten } from "#tests/support/counters.ts";
import { openDatabase } from "#tests/support/database.ts";
import { anyDish, type Dish } from "#tests/support/dishes.ts";
import { signInAdmin } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { Confirmation, Kind } from "./operations.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Order, Report, Start } from "./visitors.ts";

export type CrashRun = {
  kills: number;
  processes: number;
  customersEach: number;
  seed: number;
  /** Told after each kill and check. */
  say?: (line: string) => void;
};

export type CrashCounts = Record<Kind, number> & {
  kills: number;
  /** Requests that the kill left without an answer and that were sent again. */
  askedAgain: number;
  lost: number;
  doubled: number;
};

const OPEN_MS = { least: 50, most: 1200 };
const STOCK = 1_000_000;
const REPORT_WITHIN_MS = 60_000;

type Visitors = { child: ChildProcess; next(): Promise<Report> };

function sendVisitors(start: Start): Visitors {
  const child = fork(join(root, "tests/crash/visitors.ts"), [JSON.stringify(start)], {
    execArgv: ["--import", "tsx"],
    cwd: root,
  });
  const reports = on(child, "message", { signal: AbortSignal.timeout(2 ** 31 - 1) });
  return {
    child,
    async next() {
      const late = new AbortController();
      const deadline = after(REPORT_WITHIN_MS, null, { signal: late.signal });
      const gone = once(child, "exit", { signal: late.signal });
      deadline.catch(() => {});
      gone.catch(() => {});
      const report = await Promise.race([reports.next(), deadline, gone]);
      late.abort();
      if (!report || Array.isArray(report)) throw new Error("The visitors did not report.");
      const said = report.value[0] as Report;
      if ("wrong" in said) throw new Error(said.wrong);
      return said;
    },
  };
}

/** What the file holds of each kind: how often each key was written. */
const written: Record<Kind, string> = {
  order: "select notes as key from orders where notes <> ''",
  event: "select event_name as key from events",
  review: "select title as key from reviews where length(title) = 36",
  change: `select order_id || ' ' || to_value as key from order_changes where kind = 'status'
    union all select event_id || ' ' || to_value from event_changes where kind = 'status'`,
};

function countKeys(rows: { key: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Holds the file against all that was confirmed; returns what is lost or doubled, throws on any other fault. */
function checkFile(path: string, confirmations: Confirmation[], dishes: Dish[]) {
  const file = new Database(path, { readonly: true, timeout: 5000 });
  const rows = (sql: string) => file.prepare<[], Record<string, unknown>>(sql).all();
  try {
    let lost = 0;
    let doubled = 0;
    for (const kind of Object.keys(written) as Kind[]) {
      const counts = countKeys(file.prepare<[], { key: string }>(written[kind]).all());
      for (const confirmation of confirmations) {
        if (confirmation.kind === kind && !counts.has(confirmation.key)) lost += 1;
      }
      for (const count of counts.values()) doubled += count - 1;
      // Everything was asked until it was answered: the file holds that and nothing else.
      const confirmed = confirmations.filter((confirmation) => confirmation.kind === kind).length;
      if (lost + doubled === 0 && counts.size !== confirmed) {
        throw new Error(`${counts.size} of kind ${kind} are in the file, ${confirmed} confirmed.`);
      }
    }
    const sold = file.prepare<[string], number>(
      `select coalesce(sum(quantity), 0) from order_items join orders on orders.id = order_id
       where product_id = ? and status <> 'cancelled'`,
    );
    const stock = file.prepare<[string], number>("select stock from products where id = ?");
    const wrongStock = dishes.filter(
      ({ id }) => Number(stock.pluck().get(id)) !== STOCK - Number(sold.pluck().get(id)),
    );
    const faults = [
      ...damageOf(rows),
      ...halfWritten(rows),
      ...disagreeingCounters(rows),
      ...wrongStock.map(({ id }) => `stock of ${id}`),
    ];
    if (faults.length > 0) throw new Error(`The file is wrong: ${JSON.stringify(faults)}`);
    return { lost, doubled };
  } finally {
    file.close();
  }
}

/**
 * Lets customers and admins work against the real shop from several processes, cuts it off at random moments, starts it
 * again and holds the file against every confirmed answer. Returns what was counted; throws when the file is wrong in
 * any other way than lost or doubled.
 */
export async function crashRun(run: CrashRun): Promise<CrashCounts> {
  const dice = seededRandom(run.seed);
  const server = await startServer();
  const visitors: Visitors[] = [];
  try {
    const database = openDatabase(server.databasePath);
    const dishes = Array.from({ length: 6 }, () => anyDish(database, { stock: STOCK }));
    database.close();
    const admin = await signInAdmin(new ApiClient(server.baseUrl));
    for (let count = 0; count < run.processes; count += 1) {
      visitors.push(
        sendVisitors({
          baseUrl: server.baseUrl,
          adminToken: admin.token,
          dishes: dishes.map(({ id }) => id),
          customers: run.customersEach,
          seed: run.seed + count + 1,
        }),
      );
    }
    const tellAll = (order: Order) =>
      visitors.forEach(({ child }) => {
        child.send(order);
      });
    await Promise.all(visitors.map(({ next }) => next()));

    const confirmations: Confirmation[] = [];
    let askedAgain = 0;
    let found = { lost: 0, doubled: 0 };
    const count = (kind: Kind) =>
      confirmations.filter((confirmation) => confirmation.kind === kind).length;
    // On a busy machine the shop may confirm nothing of a kind before the last kill.
    const isComplete = () => (Object.keys(written) as Kind[]).every((kind) => count(kind) > 0);
    let kills = 0;
    while (kills < run.kills || (!isComplete() && kills < 10 * run.kills)) {
      kills += 1;
      tellAll("go");
      await after(OPEN_MS.least + dice() * (OPEN_MS.most - OPEN_MS.least));
      await server.kill();
      await server.restart();
      tellAll("settle");
      for (const report of await Promise.all(visitors.map(({ next }) => next()))) {
        if (!("confirmed" in report)) throw new Error("The visitors reported something else.");
        confirmations.push(...report.confirmed);
        askedAgain += report.askedAgain;
      }
      found = checkFile(server.databasePath, confirmations, dishes);
      const errors = server.takeUnexpectedErrors();
      if (errors.length > 0) throw new Error(`The server logged:\n${errors.join("\n")}`);
      run.say?.(
        `kill ${kills}: ${confirmations.length} confirmed, ${found.lost} lost, ${found.doubled} doubled`,
      );
    }
    return {
      kills,
      order: count("order"),
      event: count("event"),
      review: count("review"),
      change: count("change"),
      askedAgain,
      ...found,
    };
  } finally {
    for (const { child } of visitors) child.kill("SIGKILL");
    await server.stop();
    server.removeFiles();
  }
}
