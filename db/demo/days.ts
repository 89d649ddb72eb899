import { lastClosedDay } from "#app/domain/business-day.server.ts";
import { addDays, dayInIndia, instantInIndia } from "#app/domain/clock.ts";
import { computeReport } from "#app/domain/day/day-report.server.ts";
import { sqlite } from "#db/client.server.ts";
import { businessDays, drawerEntries } from "#db/schema/payments.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { Demo } from "./demo.ts";

const OPENED_MINUTES = 14 * 60 + 45;
const CLOSED_MINUTES = 23 * 60 + 50;
const FLOAT_PAISE = 200_000;
const purchases = ["Milk and curd", "Ice", "Coriander and mint", "Gas cylinder", "Paper plates"];

const insertEntry = bulkInsert(drawerEntries);
const insertDay = bulkInsert(businessDays);
const close = sqlite.prepare(
  "update business_days set closed_by = ?, closed_at = ?, counted_paise = ?, report = ? where day = ?",
);
const firstDay = sqlite.prepare<[], string | null>("select min(day) from order_day_totals").pluck();
const nameOf = sqlite
  .prepare<[string | null], string>("select name from users where id = ?")
  .pluck();

/** Closes all days except the last one. Days that are already closed stay unchanged. */
export function fillDays({ random, idAt, untilMs, adminId, onStep }: Demo): void {
  const today = dayInIndia(new Date(untilMs));
  const closed = lastClosedDay();
  const first = closed ? addDays(closed, 1) : (firstDay.get() ?? today);
  let count = 0;
  for (let day = first; day < today; day = addDays(day, 1)) {
    const openedAt = instantInIndia(day, OPENED_MINUTES).getTime();
    const closedAt = instantInIndia(day, CLOSED_MINUTES);
    insertDay({ day, floatPaise: FLOAT_PAISE, openedBy: adminId, openedAt });
    const createdAt = openedAt + random.integer(10, 240) * 60_000;
    insertEntry({
      id: idAt(createdAt),
      day,
      kind: "out",
      amountPaise: random.integer(4, 40) * 2500,
      reason: random.pick(purchases),
      byUserId: adminId,
      createdAt,
    });
    const figures = computeReport(day, closedAt);
    const differencePaise = random.percent(75) ? 0 : random.pick([-5000, -2000, -1000, 1000, 2000]);
    const countedPaise = figures.cash.expectedPaise + differencePaise;
    const by = nameOf.get(adminId) ?? "";
    const closing = { by, at: closedAt.toISOString(), countedPaise, differencePaise, note: "" };
    const report = JSON.stringify({ ...figures, closing });
    close.run(adminId, closedAt.getTime(), countedPaise, report, day);
    count += 1;
  }
  onStep(`${count} closed days`);
}
