import { sql } from "drizzle-orm";
import { db, sqlite, write } from "#db/client.server.ts";
import { businessDays } from "#db/schema/payments.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { businessDay, lastClosedDay } from "../business-day.server.ts";
import { addDays, formatDay, instantInIndia, now } from "../clock.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { auditedDay, type BusinessDay, findBusinessDay } from "./business-days.server.ts";
import type { ReopeningForm } from "./schema.ts";

const reopen = db
  .update(businessDays)
  .set({
    closedBy: null,
    closedAt: null,
    countedPaise: null,
    note: "",
    report: null,
    reopened: sql`${sql.placeholder("reopened")}`,
  })
  .where(sql`${businessDays.day} = ${sql.placeholder("day")}`)
  .prepare();

const openedLater = sqlite
  .prepare<[string], string | null>(
    "select min(day) from business_days where day > ? and opened_at is not null",
  )
  .pluck();

/**
 * Rows that got the next business date because of the closing. Orders, bills and tokens always have
 * the date of the sale.
 */
const dated = ["payments", "cash_handovers", "drawer_entries", "shifts"].map((table) => ({
  postponed: sqlite.prepare<[string, number], { id: string; createdAtMs: number }>(
    `select id, created_at createdAtMs from ${table} where day = ? and created_at < ?`,
  ),
  setDay: sqlite.prepare<[string, string]>(`update ${table} set day = ? where id = ?`),
}));

/** Why a day cannot be reopened: it must be the last closed one, and no later day's drawer may have been opened. */
export function reopeningProblem(day: string, closing: BusinessDay | undefined): Problem | null {
  const name = formatDay(day);
  if (!closing?.closedAt) return problem("conflict", m.day_isNotClosed({ day: name }));
  if (day !== lastClosedDay()) return problem("conflict", m.day_laterDayClosed({ name }));
  const later = openedLater.get(day);
  return later ? problem("conflict", m.day_laterDrawerOpened({ day: formatDay(later) })) : null;
}

/**
 * Reopens the last closed day as if it had not been closed: everything after the closing counts on
 * it. The audit log keeps the figures of the closing. Problems: `forbidden`, `conflict` (see
 * `reopeningProblem`, or a different closing from the one on the page).
 */
export function reopenDay(
  actor: User,
  day: string,
  { reason, closedAt }: ReopeningForm,
): Result<null> {
  return write((): Result<null> => {
    if (!may(actor, "reopen the day")) return adminOnly;
    const closing = findBusinessDay(day);
    const refused = reopeningProblem(day, closing);
    if (refused) return refused;
    if (closing?.closedAt?.toISOString() !== closedAt) {
      return problem("conflict", m.day_closedAgain({ day: formatDay(day) }));
    }
    const reopened = { by: actor.name, at: now().toISOString(), reason };
    reopen.run({ day, reopened: JSON.stringify(reopened) });
    const next = addDays(day, 1);
    for (const { postponed, setDay } of dated) {
      for (const { id, createdAtMs } of postponed.all(next, instantInIndia(next, 0).getTime())) {
        setDay.run(businessDay(new Date(createdAtMs)), id);
      }
    }
    const { countedPaise, report } = closing;
    recordAudit(actor, {
      action: "day.reopened",
      subject: auditedDay(day),
      before: {
        closedBy: closing.closedByName,
        closedAt,
        expectedPaise: report?.cash.expectedPaise,
        countedPaise,
        differencePaise: report?.closing?.differencePaise,
      },
      after: { reason },
    });
    return ok(null);
  });
}
