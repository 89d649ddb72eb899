import { sqlite } from "#db/client.server.ts";
import { day, hour } from "#db/triggers/order-totals.ts";
import { addDays, dayInPune, instantInPune, now } from "../clock.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { FORECAST_DAYS, type Forecast, forecast, type WalkInDay } from "./forecast.ts";

type Sold = { day: string; productId: string; plates: number };
type Ordered = { day: string; hour: number; orders: number };

// Everything that was sold is counted already; a combo is counted by its parts.
const sold = sqlite.prepare<[from: string, to: string], Sold>(`
  select day, product_id productId, total.sold_count plates from dish_day_totals total
  join products on products.id = product_id
  where day between ? and ? and total.sold_count > 0 and kind = 'dish' and deleted_at is null`);
const ordered = sqlite.prepare<[from: string, to: string], Ordered>(`
  select day, hour, order_count orders from order_hour_totals where day between ? and ?`);

// Orders with a time are due after they were placed. A plus keeps SQLite from reading all orders of these days.
const TIMED = "orders.due_at >= ? and +orders.created_at >= ? and +orders.created_at < ?";
type Placed = [from: number, from: number, to: number];

const soldWithTime = sqlite.prepare<Placed, Sold>(`
  select ${day("orders.")} day, product_id productId, quantity plates
  from orders join order_items on order_items.order_id = orders.id
  where ${TIMED} and status <> 'cancelled' and product_id is not null`);
const orderedWithTime = sqlite.prepare<Placed, Ordered>(`
  select ${day("orders.")} day, ${hour("orders.")} hour, 1 orders from orders where ${TIMED}`);

/** Dishes that were not ordered for a time, by the day on which they were ordered. Both days count. */
export function walkInDays(from: string, to: string): WalkInDay[] {
  const days = new Map<string, { plates: Map<string, number>; orders: Map<number, number> }>();
  for (let at = from; at <= to; at = addDays(at, 1)) {
    days.set(at, { plates: new Map(), orders: new Map() });
  }
  for (const row of sold.all(from, to)) days.get(row.day)?.plates.set(row.productId, row.plates);
  for (const row of ordered.all(from, to)) days.get(row.day)?.orders.set(row.hour, row.orders);
  const [start, end] = [from, addDays(to, 1)].map((at) => instantInPune(at, 0).getTime()) as [
    number,
    number,
  ];
  for (const row of soldWithTime.all(start, start, end)) {
    subtract(days.get(row.day)?.plates, row.productId, row.plates);
  }
  for (const row of orderedWithTime.all(start, start, end)) {
    subtract(days.get(row.day)?.orders, row.hour, row.orders);
  }
  return [...days].map(([at, counts]) => ({ day: at, ...counts }));
}

/** Leaves out combos, which are not counted. */
function subtract<Key>(counts: Map<Key, number> | undefined, key: Key, count: number): void {
  const all = counts?.get(key);
  if (all !== undefined) counts?.set(key, all - count);
}

/** From the last days that were over at the beginning of `today`. */
export function walkInForecast(day: string, today: string = dayInPune(now())): Forecast {
  const last = addDays(day < today ? day : today, -1);
  const first = addDays(last, 1 - FORECAST_DAYS);
  const holidays = new Set(shopSettings().holidays.map((holiday) => holiday.day));
  const earlierHolidays = holidays.has(day) ? [...holidays].filter((past) => past < first) : [];
  const history = [
    ...earlierHolidays.flatMap((past) => walkInDays(past, past)),
    ...walkInDays(first, last),
  ];
  return forecast(day, history, holidays);
}
