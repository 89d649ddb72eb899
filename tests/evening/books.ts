import { addDays } from "#app/domain/clock.ts";
import type { DayReportOutput } from "#app/domain/day/present-day.ts";
import type { OrderStatsOutput } from "#app/domain/orders/present-order.ts";
import { type CsvRow, csvRows } from "#tests/support/http/csv.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { compareWithProvider } from "./online.ts";
import type { Scene } from "./scene.ts";
import { paiseOf } from "./tally.ts";

// The figures of the shop, as its owner reads them on pages and in files.

async function fileAt(visitor: FormVisitor, path: string): Promise<CsvRow[]> {
  const reply = await visitor.get(path);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
  return csvRows(reply.text);
}

/** In paise; an empty cell counts as zero. */
export function cell(row: CsvRow | undefined, title: string): number {
  if (row && !(title in row)) throw new Error(`No column ${title} in ${Object.keys(row)}`);
  return paiseOf(Number(row?.[title] ?? 0));
}

const monthsOf = ({ day, nextDay }: Scene) => [
  ...new Set([day, nextDay].map((one) => one.slice(0, 7))),
];

/** The stored ledger, with the amount that each row counts. */
function ledgerOf({ database }: Scene) {
  return database.rows(`select coalesce(row.order_id, row.event_id) id, row.day, row.is_carried isCarried,
      row.kind, coalesce(target.method, row.method) method,
      case coalesce(target.kind, row.kind) when 'payment' then row.amount_paise else -row.amount_paise end
        * iif(row.kind = 'reversal', -1, 1) paise
    from payments row left join payments target on target.id = row.applies_to and row.kind = 'reversal'
    where row.kind <> 'claim' and coalesce(target.kind, '') <> 'claim'`);
}

export async function readBooks(scene: Scene) {
  const { owner, day, nextDay, tally, clock } = scene;
  // Once the next day is closed, anything later counts on the day after that.
  const days = [day, nextDay, ...(tally.lastClosed === nextDay ? [addDays(nextDay, 1)] : [])];
  const file = (path: string) => fileAt(owner.visitor, path);
  const ofMonths = async (path: string) =>
    (await Promise.all(monthsOf(scene).map((month) => file(`${path}?month=${month}`)))).flat();
  /** None for a future day. */
  const pageOf = async (date: string) => {
    const reply = await owner.visitor.get(`/admin/day/${date}?figures`);
    return date > tally.dayOf(clock.now) && reply.status === 404 ? null : reply.visibleText;
  };
  const dayReport = async (date: string) => {
    const reply = await owner.api.get<DayReportOutput>(`/api/reports/day?date=${date}`);
    const { data: report } = reply.body;
    const [row] = await file(`/admin/day/export.csv?from=${date}&to=${date}`);
    return { date, report, row, page: await pageOf(date) };
  };
  const compared = await compareWithProvider(scene);
  const onlineOf = async (date: string, index: number) => {
    const rows = await file(`/admin/payments/online.csv?from=${date}&to=${date}`);
    return { date, rows, page: compared[index] ?? "" };
  };
  const stats = await owner.api.get<OrderStatsOutput>("/api/orders/stats/overview");
  return {
    orders: await file("/admin/orders/export.csv"),
    ordersByDay: await Promise.all(
      [day, nextDay].map(async (date) => ({
        ...{ date, rows: await file(`/admin/orders/export.csv?from=${date}&to=${date}`) },
      })),
    ),
    events: await file("/api/catering/export.csv?all=true&payments=true"),
    open: await file("/admin/payments.csv?list=open"),
    claims: await file("/admin/payments.csv?list=claims"),
    refunds: await file("/admin/payments.csv?list=refunds"),
    bills: await ofMonths("/admin/bills.csv"),
    rates: await ofMonths("/admin/bills/rates.csv"),
    days: await Promise.all(days.map(dayReport)),
    online: await Promise.all([day, nextDay].map(onlineOf)),
    ledger: ledgerOf(scene),
    dashboard: (await owner.visitor.get("/admin")).text,
    month: (await owner.visitor.get("/admin/reports?by=months")).text,
    week: (await owner.visitor.get("/admin/reports?by=weeks")).text,
    stats: stats.body.data,
  };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;
