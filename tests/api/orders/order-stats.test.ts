import { beforeAll, expect, test } from "vitest";
import type { OrderStatsOutput } from "#app/domain/orders/present-order.ts";
import { wrongCounters } from "#tests/support/records/counters.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder, stepsTo } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addEarlierOrder } from "#tests/support/records/quote-fixtures.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const DAY_MS = 86_400_000;
const PUNE_MS = 5.5 * 3_600_000;

const admin = shop.owner;
let customer: Person;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

async function stats(): Promise<OrderStatsOutput> {
  const reply = await admin.api.get<OrderStatsOutput>("/api/orders/stats/overview");
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
}

function dayInIndia(instant: number) {
  const date = new Date(instant + PUNE_MS);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function midnightInIndia(daysAgo: number): number {
  return Math.floor((Date.now() + PUNE_MS) / DAY_MS) * DAY_MS - PUNE_MS - daysAgo * DAY_MS;
}

/** The order costs 100 rupees. */
function insertDeliveredOrder(createdAt: number): void {
  const price = { subtotal_paise: 10_000, total_paise: 10_000 };
  addEarlierOrder(shop.database, { ...price, created_at: createdAt });
}

test("a shop without orders has thirty days of zeros, ending today", async () => {
  const { stats: counts, dailyRevenue } = await stats();

  expect(counts).toEqual({ totalOrders: 0, totalRevenue: 0, pendingOrders: 0, completedOrders: 0 });
  expect(dailyRevenue).toEqual(
    Array.from({ length: 30 }, (_, index) => ({
      _id: dayInIndia(midnightInIndia(29 - index)),
      revenue: 0,
      orders: 0,
    })),
  );
});

test("only delivered orders are revenue", async () => {
  const before = await stats();
  const dish = addDish(shop.database, { pricePaise: 25_050 });
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await placeOrder(customer.api, [dish]));
  const [delivered, cancelled, preparing] = orders;
  if (!delivered || !cancelled || !preparing) throw new Error("Not placed.");
  await advanceOrder(admin.api, delivered, stepsTo.delivered);
  await advanceOrder(admin.api, cancelled, ["cancelled"]);
  await advanceOrder(admin.api, preparing, ["preparing"]);

  const { stats: counts, dailyRevenue } = await stats();

  expect(counts).toEqual({
    totalOrders: before.stats.totalOrders + 4,
    totalRevenue: before.stats.totalRevenue + 250.5,
    pendingOrders: before.stats.pendingOrders + 1,
    completedOrders: before.stats.completedOrders + 1,
  });
  const today = dailyRevenue.find(
    ({ _id }) =>
      JSON.stringify(_id) === JSON.stringify(dayInIndia(Date.parse(delivered.createdAt))),
  );
  expect(today).toMatchObject({ revenue: 250.5, orders: 1 });
});

test("a day begins at midnight in Pune, and thirty days are listed", async () => {
  const before = await stats();
  const yesterday = dayInIndia(midnightInIndia(1));
  const dayBefore = dayInIndia(midnightInIndia(2));
  const revenueOf = (day: typeof yesterday, { dailyRevenue }: OrderStatsOutput) =>
    dailyRevenue.find(({ _id }) => _id.month === day.month && _id.day === day.day);

  insertDeliveredOrder(midnightInIndia(1));
  insertDeliveredOrder(midnightInIndia(1) - 1);
  insertDeliveredOrder(midnightInIndia(0) - 1);
  insertDeliveredOrder(midnightInIndia(29));
  insertDeliveredOrder(midnightInIndia(29) - 1);
  const after = await stats();

  expect(revenueOf(yesterday, after)).toMatchObject({ revenue: 200, orders: 2 });
  expect(revenueOf(dayBefore, after)).toMatchObject({ revenue: 100, orders: 1 });
  expect(after.dailyRevenue).toHaveLength(30);
  expect(after.dailyRevenue[0]).toEqual({
    _id: dayInIndia(midnightInIndia(29)),
    revenue: 100,
    orders: 1,
  });
  expect(after.stats.totalRevenue).toBe(before.stats.totalRevenue + 500);
});

test("the daily totals follow orders that are changed or deleted", async () => {
  const dish = addDish(shop.database);
  const unchanged = await placeOrder(customer.api, [dish]);
  const removed = await placeOrder(customer.api, [dish]);
  const changed = await placeOrder(customer.api, [dish]);
  for (const order of [unchanged, removed, changed]) {
    await advanceOrder(admin.api, order, stepsTo.delivered);
  }
  // No form or endpoint can do this.
  shop.database.change("delete from orders where id = ?", removed.id);
  shop.database.change("update orders set total_paise = 77700 where id = ?", changed.id);

  const wrong = wrongCounters((sql) => shop.database.rows(sql)).map(({ name }) => name);
  expect(wrong).not.toContain("order_day_totals");
});
