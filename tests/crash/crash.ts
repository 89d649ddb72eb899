import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Database from "better-sqlite3";
import { root } from "#app/cli/prepare.mjs";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { Random } from "#db/demo/random.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { signInAdmin } from "#tests/support/records/people.ts";
import { addCoupon, saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { takeSelfOrders } from "#tests/support/records/settings.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { startRazorpay } from "#tests/support/shop/razorpay-server.ts";
import { startServer } from "#tests/support/shop/server.ts";
import type { Confirmation, Kind } from "./operations.ts";
import type { Command, Report, VisitorSettings } from "./visitors.ts";

type CrashRun = {
  kills: number;
  processes: number;
  customersEach: number;
  seed: number;
  log?: (line: string) => void;
};

type CrashCounts = Record<Kind, number> & {
  kills: number;
  /** Requests that were repeated because a kill left them unanswered. */
  resent: number;
  lost: number;
  duplicated: number;
};

const UPTIME_MS = { min: 50, max: 1200 };
const STOCK = 1_000_000;
const REPORT_TIMEOUT_MS = 60_000;

const COUPON = "CRASH";

/** Gives most orders a zone, a slot and up to two redemptions. */
function offerZonesSlotsAndCoupons(database: TestDatabase): void {
  const pincode = orderOf([]).deliveryAddress.zipCode;
  addZone(database, {
    name: "Deccan",
    pincodes: [pincode],
    feePaise: 3000,
    minutes: 30,
    freeAbovePaise: null,
  });
  const combined = { kind: "percent", combines: true, usesTotal: 1_000_000 } as const;
  addCoupon(database, { ...combined, name: "Happy hour", value: 500 });
  addCoupon(database, { ...combined, name: "Crash", code: COUPON, value: 1000 });
  // Small self orders go to the kitchen at once; the others wait to be paid.
  const payment = { ...defaultParts.payment, upiBy: "online", selfOrderTrustPaise: 15_000 };
  saveSettingsRow(database, "payment", payment);
  takeSelfOrders(database);
  const terms = { ...defaultParts.times.delivery, slotMinutes: 60, daysAhead: 2 };
  saveSettingsRow(database, "times", { delivery: terms, pickup: terms, cateringPercent: 0 });
}

type Visitors = { child: ChildProcess; nextReport(): Promise<Report> };

function startVisitors(settings: VisitorSettings): Visitors {
  const child = fork(join(root, "tests/crash/visitors.ts"), [JSON.stringify(settings)], {
    execArgv: ["--import", "tsx"],
    cwd: root,
  });
  const reports = on(child, "message");
  const exited = once(child, "exit").then(() => null);
  return {
    child,
    async nextReport() {
      const timeout = delay(REPORT_TIMEOUT_MS, null, { ref: false });
      const received = await Promise.race([reports.next(), exited, timeout]);
      if (!received) throw new Error("The visitors did not report.");
      const [report] = received.value as [Report];
      if ("error" in report) throw new Error(report.error);
      return report;
    },
  };
}

const storedKeys: Record<Kind, string> = {
  order: "select notes as key from orders where notes <> '' and channel = 'web'",
  self: "select customer_name as key from orders where channel = 'self'",
  sale: "select notes as key from orders where notes <> '' and channel = 'counter'",
  event: "select event_name as key from events",
  review: "select title as key from reviews where length(title) = 36",
  payment: "select order_id as key from payments where method = 'online' and kind = 'payment'",
  // Orders that need no advance payment are prepared at once.
  change: `select order_id || ' ' || to_value as key from order_changes where kind = 'status'
    and order_id not in (select id from orders where channel = 'self')
    union all select event_id || ' ' || to_value from event_changes where kind = 'status'`,
};

/** What a run must have written, to prove that it survives. */
const exercised = [
  "orders where zone_name <> ''",
  "slots where orders > 0",
  "coupon_redemptions",
  "orders where client_order_id is not null",
  "payments",
  "orders where channel = 'self' and pay_by is null",
  "orders where channel = 'self' and pay_by is not null",
];

/** Throws on any fault other than a lost or duplicated write; returns what has not been written yet. */
function checkDatabase(path: string, confirmations: Confirmation[], dishes: Dish[]) {
  const database = new Database(path, { readonly: true, timeout: 5000 });
  const rows = (sql: string) => database.prepare<[], Record<string, unknown>>(sql).all();
  try {
    let lost = 0;
    let duplicated = 0;
    for (const kind of Object.keys(storedKeys) as Kind[]) {
      const keys = rows(storedKeys[kind]).map(({ key }) => String(key));
      const stored = new Set(keys);
      const confirmed = confirmations.filter((confirmation) => confirmation.kind === kind);
      lost += confirmed.filter(({ key }) => !stored.has(key)).length;
      duplicated += keys.length - stored.size;
      // Every request was repeated until confirmed, so the database contains nothing else.
      if (lost + duplicated === 0 && stored.size !== confirmed.length) {
        throw new Error(`${stored.size} of kind ${kind} stored, ${confirmed.length} confirmed.`);
      }
    }
    const sold = database.prepare<[string], number>(
      `select coalesce(sum(quantity), 0) from order_items join orders on orders.id = order_id
       where product_id = ? and status <> 'cancelled'`,
    );
    const stock = database.prepare<[string], number>("select stock from products where id = ?");
    const wrongStock = dishes.filter(
      ({ id }) => Number(stock.pluck().get(id)) !== STOCK - Number(sold.pluck().get(id)),
    );
    const unwritten = exercised.filter(
      (rowsOf) => rows(`select 1 from ${rowsOf} limit 1`).length === 0,
    );
    const faults = [
      ...integrityErrors(rows),
      ...partialWrites(rows),
      ...wrongCounters(rows),
      ...wrongStock.map(({ id }) => `stock of ${id}`),
    ];
    if (faults.length > 0) throw new Error(`The database is wrong: ${JSON.stringify(faults)}`);
    return { lost, duplicated, unwritten };
  } finally {
    database.close();
  }
}

/** Kills and restarts a shop in use at random moments, and compares the database with every confirmed write. */
export async function crashRun(run: CrashRun): Promise<CrashCounts> {
  const random = new Random(String(run.seed));
  const razorpay = await startRazorpay();
  const env = { ...razorpay.env, SITE_URL: "https://katta.example" };
  const server = await startServer({ env });
  const visitors: Visitors[] = [];
  try {
    const database = openDatabase(server.databasePath);
    const dishes = Array.from({ length: 6 }, () => addDish(database, { stock: STOCK }));
    offerZonesSlotsAndCoupons(database);
    // The letters that their own tokens start with.
    const counters = Array.from({ length: run.processes }, (_, number) =>
      addShopDevice(database, String.fromCharCode(65 + number)),
    );
    database.close();
    const admin = await signInAdmin(new ApiClient(server.baseUrl));
    for (const [count, device] of counters.entries()) {
      visitors.push(
        startVisitors({
          baseUrl: server.baseUrl,
          adminToken: admin.token,
          device,
          dishes: dishes.map(({ id }) => id),
          coupon: COUPON,
          customers: run.customersEach,
          seed: run.seed + count + 1,
        }),
      );
    }
    const sendAll = (command: Command) => {
      for (const { child } of visitors) child.send(command);
    };
    const reports = () => Promise.all(visitors.map(({ nextReport }) => nextReport()));
    await reports();

    const confirmations: Confirmation[] = [];
    let resent = 0;
    let result = { lost: 0, duplicated: 0, unwritten: exercised };
    const count = (wanted: Kind) => confirmations.filter(({ kind }) => kind === wanted).length;
    // On a busy machine, some kind of write may not be confirmed before the last kill.
    const isComplete = () =>
      result.unwritten.length === 0 &&
      (Object.keys(storedKeys) as Kind[]).every((kind) => count(kind) > 0);
    let kills = 0;
    while (kills < run.kills || (!isComplete() && kills < 10 * run.kills)) {
      kills += 1;
      sendAll("start");
      await delay(random.between(UPTIME_MS.min, UPTIME_MS.max));
      await server.kill();
      await server.restart();
      sendAll("settle");
      for (const report of await reports()) {
        if (!("confirmed" in report)) throw new Error("The visitors sent another report.");
        confirmations.push(...report.confirmed);
        resent += report.resent;
      }
      result = checkDatabase(server.databasePath, confirmations, dishes);
      const errors = server.takeUnexpectedErrors();
      if (errors.length > 0) throw new Error(`The server logged:\n${errors.join("\n")}`);
      run.log?.(
        `kill ${kills}: ${confirmations.length} confirmed, ${result.lost} lost, ${result.duplicated} duplicated`,
      );
    }
    const { lost, duplicated, unwritten } = result;
    if (unwritten.length > 0) throw new Error(`Nothing was tested of: ${unwritten.join("; ")}.`);
    return {
      kills,
      order: count("order"),
      self: count("self"),
      sale: count("sale"),
      event: count("event"),
      review: count("review"),
      change: count("change"),
      payment: count("payment"),
      resent,
      lost,
      duplicated,
    };
  } finally {
    for (const { child } of visitors) child.kill("SIGKILL");
    await server.stop();
    server.removeFiles();
    await razorpay.stop();
  }
}
