import { sql } from "drizzle-orm";
import { write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { businessDays } from "#db/schema/payments.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { lastClosedDay } from "../business-day.server.ts";
import { dayInIndia, formatDay, formatTime, now } from "../clock.ts";
import { queueForAdmins } from "../emails/queue-owner-emails.server.ts";
import { refundsOwed } from "../payments/payment-lists.server.ts";
import { queueDayPrints } from "../printers/queue-prints.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { auditedDay, dayToClose, findBusinessDay } from "./business-days.server.ts";
import { computeReport } from "./day-report.server.ts";
import type { DayReport } from "./day-report.ts";
import { dayReportEmail } from "./day-report-email.ts";
import type { ClosingForm } from "./schema.ts";
import { unfinishedOn } from "./unfinished.server.ts";
import type { Unfinished } from "./unfinished.ts";

const close = prepareInsert(businessDays, (insert) =>
  insert.onConflictDoUpdate({
    target: businessDays.day,
    set: {
      closedBy: sql`excluded.closed_by`,
      closedAt: sql`excluded.closed_at`,
      countedPaise: sql`excluded.counted_paise`,
      note: sql`excluded.note`,
      report: sql`excluded.report`,
    },
  }),
);

/** Why a day cannot be closed now; null if it can. */
function closingProblem(day: string): Problem | null {
  const name = formatDay(day);
  const drawer = findBusinessDay(day);
  if (drawer?.closedAt) {
    const [by, closedAt] = [drawer.closedByName, formatTime(drawer.closedAt)];
    return problem(
      "conflict",
      by ? m.day_closedByAt({ name, by, closedAt }) : m.day_wasClosedAt({ name, closedAt }),
    );
  }
  const [closed, first] = [lastClosedDay(), dayToClose()];
  if (closed !== null && day < closed) {
    return problem("conflict", m.day_laterDayClosed({ name }));
  }
  if (day > dayInIndia(now())) return problem("conflict", m.day_hasNotComeYet({ name }));
  if (first && day > first)
    return problem("conflict", m.day_closeFirst({ first: formatDay(first) }));
  return null;
}

/** Emails the report to the admins and returns how many get it. */
function queueReports(report: DayReport): number {
  return queueForAdmins("day", (name, siteUrl) => dayReportEmail(report, name, siteUrl));
}

type Closing = {
  isClosed: boolean;
  expectedPaise: number;
  differencePaise: number;
  /** Set if something unfinished was not listed on the page or not ticked. */
  unfinished: Unfinished | null;
};

/**
 * Closes a day after the person who counted has seen the difference to the expected cash and the
 * list of unfinished things; until then it returns both. Problems: `forbidden`, `conflict` (closed,
 * in the future, or an earlier day is open).
 */
export function closeDay(
  actor: User,
  day: string,
  { countedPaise, note, shownPaise, unfinished: tickedKey }: ClosingForm,
): Result<Closing> {
  return write(() => {
    if (!may(actor, "close the day")) return adminOnly;
    const refused = closingProblem(day);
    if (refused) return refused;
    const closedAt = now();
    const figures = computeReport(day, closedAt);
    const { expectedPaise } = figures.cash;
    const differencePaise = countedPaise - expectedPaise;
    const found = unfinishedOn(figures);
    const unfinished = !found?.key || found.key === tickedKey ? null : found;
    if (unfinished || (differencePaise !== 0 && differencePaise !== shownPaise)) {
      return ok({ isClosed: false, expectedPaise, differencePaise, unfinished });
    }
    const at = closedAt.toISOString();
    const closing = { by: actor.name, at, countedPaise, differencePaise, note };
    const reopened = findBusinessDay(day)?.reopened;
    const rest = { refundsOwed: refundsOwed(), ...(reopened && { reopened }) };
    const report: DayReport = { ...figures, ...rest, closing };
    close.run({ day, floatPaise: 0, closedBy: actor.id, closedAt, countedPaise, note, report });
    recordAudit(actor, {
      action: "day.closed",
      subject: auditedDay(day),
      before: null,
      after: { expectedPaise, countedPaise, differencePaise, note },
    });
    queueDayPrints(day);
    if (shopSettings().alerts.days) queueReports(report);
    return ok({ isClosed: true, expectedPaise, differencePaise, unfinished });
  });
}

/** Emails the report of a closed day again. Problems: `forbidden`, `conflict` (not closed). */
export function emailReport(actor: User, day: string): Result<{ recipients: number }> {
  return write(() => {
    if (!may(actor, "close the day")) return adminOnly;
    const report = findBusinessDay(day)?.report;
    if (!report) return problem("conflict", m.day_reportNeedsClosedDay());
    const recipients = queueReports(report);
    if (recipients > 0) {
      const subject = auditedDay(day);
      recordAudit(actor, { action: "day.emailed", subject, before: null, after: { recipients } });
    }
    return ok({ recipients });
  });
}
