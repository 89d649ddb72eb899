import { setTimeout as delay } from "node:timers/promises";
import { addDays, dayInIndia, instantInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { Random } from "#db/demo/random.ts";
import { peakMemoryMb } from "#tests/attack/attacked-server.ts";
import { ApiClient, type Reply } from "#tests/support/http/client.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addCoupon, saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runBuiltCommand } from "#tests/support/shop/built-command.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { startServer, type TestServer } from "#tests/support/shop/server.ts";

export type Rush = {
  counters: number;
  customers: number;
  seconds: number;
  seed: number;
  /** The longest pause between two orders of a person. */
  thinkMs: number;
};

type RushCounts = {
  counter: number;
  web: number;
  cancelled: number;
  /** Because a dish was sold out, a slot was full, or a coupon was used up. */
  refused: number;
  soldOutDishes: number;
  peakMemoryMb: number;
  faults: string[];
};

const COUPON = "EVENING";
const COUPON_USES = 40;
const ORDERS_PER_SLOT = 15;
const SCARCE = 25;
const PLENTY = 1_000_000;

function openForTheRush(database: TestDatabase): Dish[] {
  addZone(database, {
    name: "Deccan",
    pincodes: [orderOf([]).deliveryAddress.zipCode],
    feePaise: 3000,
    freeAbovePaise: null,
    minutes: 30,
  });
  const coupon = { kind: "percent", combines: true } as const;
  addCoupon(database, { ...coupon, name: "Happy hour", value: 500 });
  addCoupon(database, {
    ...coupon,
    name: COUPON,
    code: COUPON,
    value: 1000,
    usesTotal: COUPON_USES,
  });
  const allDay = { opensAtMinutes: 0, closesAtMinutes: 1440 };
  saveSettingsRow(database, "hours", Array(7).fill(allDay));
  const { pickup } = defaultParts.times;
  const terms = { ...pickup, slotMinutes: 60, daysAhead: 2 };
  const delivery = { ...terms, ordersPerSlot: ORDERS_PER_SLOT };
  saveSettingsRow(database, "times", { delivery, pickup: terms, cateringPercent: 0 });
  return [PLENTY, PLENTY, PLENTY, SCARCE, SCARCE, SCARCE].map((stock, index) =>
    addDish(database, { stock, pricePaise: 4000 + 1550 * index }),
  );
}

/** What somebody was told about an order. */
type Told = { id: string; total: number; token: string };

/** All faults in the database after the evening; `told` are the orders that the shop confirmed. */
function faultsIn(database: TestDatabase, dishes: Dish[], told: Told[]): string[] {
  const stored = new Map(
    database
      .rows("select id, total_paise, token from orders")
      .map(({ id, total_paise, token }) => [String(id), { total: Number(total_paise), token }]),
  );
  const unlike = told.filter(({ id, total, token }) => {
    const order = stored.get(id);
    return !order || order.total !== Math.round(total * 100) || order.token !== token;
  });
  const oversold = dishes.filter(({ id, stock }) => {
    const sold = database.value(
      `select coalesce(sum(quantity), 0) from order_items join orders on orders.id = order_id
       where product_id = ? and status <> 'cancelled'`,
      id,
    );
    const left = Number(database.value("select stock from products where id = ?", id));
    return left < 0 || left !== stock - Number(sold);
  });
  const none = {
    "a token given twice": "select token from orders group by token_day, token having count(*) > 1",
    "an order sent twice":
      "select client_order_id from orders where client_order_id is not null group by 1 having count(*) > 1",
    "payments that are not the order's": `select id from orders where paid_paise > total_paise or paid_paise <> (select coalesce(sum(
        iif(kind = 'refund', -amount_paise, amount_paise)), 0) from payments where order_id = orders.id)`,
    "more redemptions than the coupon has": `select id from coupons where uses > uses_total`,
    "more web orders than a slot takes": `select slot_starts_at from orders where channel = 'web'
      and delivery_type = 'delivery' and status <> 'cancelled' group by 1 having count(*) > ${ORDERS_PER_SLOT}`,
  };
  const rows = (sql: string) => database.rows(sql);
  return [
    ...unlike.map((order) => `told otherwise: ${JSON.stringify(order)}`),
    ...(stored.size === told.length ? [] : [`${stored.size} orders, ${told.length} confirmed`]),
    ...oversold.map(({ name }) => `stock of ${name}`),
    ...Object.entries(none).flatMap(([what, sql]) =>
      rows(sql).map((row) => `${what}: ${JSON.stringify(row)}`),
    ),
    ...[...integrityErrors(rows), ...partialWrites(rows), ...wrongCounters(rows)].map((fault) =>
      JSON.stringify(fault),
    ),
  ];
}

async function runBuilt(name: "backup" | "restore", databasePath: string, ...args: string[]) {
  const { code, output } = await runBuiltCommand(name, databasePath, args);
  if (code !== 0) throw new Error(output);
  return output;
}

/** Backs up the running shop, stops it, and opens it again with the restored backup. */
async function closeAndRestore(server: TestServer): Promise<string[]> {
  const [backup = ""] = (await runBuilt("backup", server.databasePath)).split(": ");
  await server.stop();
  const exitCode = server.exitCode();
  await runBuilt("restore", server.databasePath, backup);
  await server.restart();
  return exitCode === 0 ? [] : [`the server ended with ${exitCode}`];
}

/**
 * Counters and web customers at the same time, then a backup, an orderly stop and a restore.
 * Returns the faults in the restored database.
 */
export async function rushRun({ counters, customers, seconds, seed, thinkMs }: Rush) {
  const random = new Random(String(seed));
  const server = await startServer();
  let database = openDatabase(server.databasePath);
  try {
    const dishes = openForTheRush(database);
    const shop = new ApiClient(server.baseUrl);
    const staff = await signInAdmin(shop);
    const told: Told[] = [];
    const counts = { counter: 0, web: 0, cancelled: 0, refused: 0 };
    let endsAt = Number.POSITIVE_INFINITY;
    // A slow machine needs longer until something is sold out.
    const isOpen = () => Date.now() < endsAt || counts.refused === 0;

    const think = () => delay(random.between(0, thinkMs));
    function randomItems() {
      const chosen = dishes.filter(() => random.percent(40)).slice(0, 3);
      return (chosen.length > 0 ? chosen : dishes.slice(0, 1)).map(({ id }) => ({
        product: id,
        quantity: random.integer(1, 3),
      }));
    }

    /** Null for a refused order, of which there are some when much is sold out. */
    function confirmed(reply: Reply<OrderOutput>): OrderOutput | null {
      if (reply.status === 409 || (reply.status === 400 && reply.text.includes(COUPON))) {
        counts.refused += 1;
        return null;
      }
      if (reply.status !== 201) throw new Error(`An order answered ${reply.status}: ${reply.text}`);
      return reply.body.data;
    }

    async function counter(letter: string): Promise<void> {
      const { cookie } = addShopDevice(database, letter);
      const api = staff.api.withHeaders({ cookie });
      let offline = 0;
      while (isOpen()) {
        const takenAt = new Date();
        const items = randomItems();
        const ordered = { items, deliveryType: "pickup", coupon: random.percent(10) ? COUPON : "" };
        const quote = await api.post<{ total: number }>("/api/quote", ordered);
        const { total } = quote.body.data;
        const [cash, upi] = random.pick([
          [total, 0],
          [0, total],
          [1, total - 1],
          [0, 0],
        ] as [number, number][]);
        const payments = [
          { method: "cash", amount: cash },
          { method: "upi", amount: Number(upi.toFixed(2)) },
        ].filter(({ amount }) => amount > 0);
        // Some customers got a token from the device, because the shop did not respond at once.
        const toldToken = random.percent(30) ? `${letter}${++offline}` : "";
        const device = {
          clientOrderId: crypto.randomUUID(),
          tokenNumber: toldToken,
          takenAt: takenAt.toISOString(),
          takenBy: staff.user.id,
          total,
        };
        const send = () =>
          api.post<OrderOutput>("/api/orders", {
            channel: "counter",
            ...ordered,
            payments,
            device,
          });
        // Sometimes a response is lost, and the device sends the order again.
        const replies = await Promise.all(random.percent(20) ? [send(), send()] : [send()]);
        const orders = replies.map(confirmed);
        const [order] = orders;
        if (order) {
          if (orders.some((again) => again?.id !== order.id)) throw new Error("Written twice");
          counts.counter += 1;
          told.push({ id: order.id, total, token: toldToken || order.tokenNumber });
        }
        await think();
      }
    }

    async function customer(api: ApiClient): Promise<void> {
      while (isOpen()) {
        await shop.get("/menu");
        const items = randomItems().map(({ product, quantity }) => ({ id: product, quantity }));
        const tomorrow = addDays(dayInIndia(new Date()), 1);
        const body = orderOf(items, {
          deliveryType: random.pick(["delivery", "pickup"]),
          coupon: random.percent(30) ? COUPON : "",
          requestedFor: random.percent(30) ? instantInIndia(tomorrow, 12 * 60).toISOString() : null,
        });
        const order = confirmed(await api.post<OrderOutput>("/api/orders", body));
        if (order) {
          counts.web += 1;
          told.push({ id: order.id, total: order.total, token: order.tokenNumber });
          if (random.percent(10)) {
            const reply = await api.patch(`/api/orders/${order.id}/status`, {
              status: "cancelled",
            });
            if (reply.status !== 200) throw new Error(`Not cancelled: ${reply.text}`);
            counts.cancelled += 1;
          }
        }
        await think();
      }
    }

    const people = await Promise.all(
      Array.from({ length: customers }, () => registerCustomer(shop)),
    );
    endsAt = Date.now() + seconds * 1000;
    const letters = [..."ABCDEFGH"].slice(0, counters);
    await Promise.all([...letters.map(counter), ...people.map(({ api }) => customer(api))]);
    const peakMb = peakMemoryMb(server);
    database.close();
    const closing = await closeAndRestore(server);
    database = openDatabase(server.databasePath);
    const errors = server.takeUnexpectedErrors();
    const soldOut = database.value(
      `select count(*) from products where stock = 0 and id in (${dishes.map(() => "?").join(", ")})`,
      ...dishes.map(({ id }) => id),
    );
    const faults = [...errors, ...closing, ...faultsIn(database, dishes, told)];
    return {
      ...counts,
      soldOutDishes: Number(soldOut),
      peakMemoryMb: peakMb,
      faults,
    } satisfies RushCounts;
  } finally {
    database.close();
    await server.stop();
    server.removeFiles();
  }
}
