import { sqlite } from "#db/client.server.ts";
import { addDays, dayInIndia, now } from "../clock.ts";
import { type PaymentMethod, paymentMethods, paymentNames } from "../ledger/payment.ts";
import { channelLabels } from "../orders/channel.ts";
import type { OrderChannel } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { displayedHours, type HourOrders } from "./displayed-hours.ts";
import { lastPeriods, type Period, type PeriodKind, periodOf } from "./periods.ts";

const PERIODS = 12;
const BEST_DISHES = 10;

type Range = [from: string, to: string];
type Totals = { orders: number; delivered: number; revenuePaise: number; cancelled: number };
type Customers = { known: number; first: number };

const byDay = sqlite.prepare<Range, Totals & { day: string }>(`
  select day, sum(iif(status = 'cancelled', 0, order_count)) orders,
    sum(iif(status = 'delivered', order_count, 0)) delivered,
    sum(iif(status = 'delivered', total_paise, 0)) revenuePaise,
    sum(iif(status = 'cancelled', order_count, 0)) cancelled
  from order_day_totals where day between ? and ? group by day`);

const customersByDay = sqlite.prepare<Range, Customers & { day: string }>(`
  select day, sum(known_count) known, sum(first_count) first
  from order_hour_totals where day between ? and ? group by day`);

const byHour = sqlite.prepare<Range, HourOrders>(`
  select hour, sum(order_count) orderCount
  from order_hour_totals where day between ? and ? group by hour`);

const byMethodAndChannel = sqlite.prepare<
  Range,
  { method: PaymentMethod; channel: OrderChannel; orders: number; totalPaise: number }
>(`
  select payment_method method, channel, sum(order_count) orders, sum(total_paise) totalPaise
  from order_day_totals where day between ? and ? and status <> 'cancelled' group by 1, 2`);

const byDish = sqlite.prepare<Range, { name: string; sold: number }>(`
  select products.name, sum(dish_day_totals.sold_count) sold
  from dish_day_totals join products on products.id = product_id
  where day between ? and ? group by product_id`);

/** How often known customers came back. */
function returning({ known, first }: Customers) {
  return { known, returning: known - first };
}

function within<Row extends { day: string }>(rows: Row[], { from, to }: Period): Row[] {
  return rows.filter(({ day }) => day >= from && day <= to);
}

function sums<Name extends string>(rows: Record<Name, number>[], names: readonly Name[]) {
  return Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as Record<Name, number>;
}

const salesOf = (rows: { orders: number; totalPaise: number }[]) =>
  sums(rows, ["orders", "totalPaise"]);

/** Twelve weeks or months, with details of the one that contains `day`. */
export function periodReport(kind: PeriodKind, day: string | undefined) {
  const today = dayInIndia(now());
  const shown = periodOf(kind, day && day < today ? day : today);
  const latest = lastPeriods(kind, today, PERIODS);
  const isRecent = latest.some(({ from }) => from === shown.from);
  const periods = isRecent ? latest : lastPeriods(kind, shown.to, PERIODS);
  const range: Range = [periods[0]?.from ?? shown.from, periods.at(-1)?.to ?? shown.to];
  const [days, customers] = [byDay.all(...range), customersByDay.all(...range)];
  const detail: Range = [shown.from, shown.to];
  const sales = byMethodAndChannel.all(...detail);
  const ofDay = new Map(days.map((row) => [row.day, row]));
  const shownDays: string[] = [];
  for (let at = shown.from; at <= shown.to && at <= today; at = addDays(at, 1)) shownDays.push(at);
  return {
    shown,
    periods: periods.map((period) => ({
      ...period,
      ...sums(within(days, period), ["orders", "delivered", "revenuePaise", "cancelled"]),
      ...returning(sums(within(customers, period), ["known", "first"])),
    })),
    /** The day before the first of the periods. */
    earlier: addDays(range[0], -1),
    isRecent,
    days: shownDays.map((at) => ({
      day: at,
      orders: ofDay.get(at)?.orders ?? 0,
      revenuePaise: ofDay.get(at)?.revenuePaise ?? 0,
    })),
    hours: displayedHours(byHour.all(...detail), shopSettings().hours),
    dishes: byDish
      .all(...detail)
      .filter(({ sold }) => sold > 0)
      .sort((a, b) => b.sold - a.sold)
      .slice(0, BEST_DISHES),
    methods: paymentMethods.map((method) => ({
      label: paymentNames[method],
      ...salesOf(sales.filter((row) => row.method === method)),
    })),
    channels: Object.entries(channelLabels).map(([channel, label]) => ({
      label,
      ...salesOf(sales.filter((row) => row.channel === channel)),
    })),
  };
}
