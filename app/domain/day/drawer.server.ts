import { sql } from "drizzle-orm";
import { write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { businessDays, drawerEntries } from "#db/schema/payments.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { lastClosedDay } from "../business-day.server.ts";
import { formatDay, formatTime, now } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { auditedDay, findBusinessDay, openDays } from "./business-days.server.ts";
import { computeReport } from "./day-report.server.ts";
import { expectedNow } from "./day-report.ts";
import { drawerReasons } from "./drawer-reasons.ts";
import type { EntryForm, OpeningForm } from "./schema.ts";

// A reopened day already has a row.
const open = prepareInsert(businessDays, (insert) =>
  insert.onConflictDoUpdate({
    target: businessDays.day,
    set: {
      floatPaise: sql`excluded.float_paise`,
      openedBy: sql`excluded.opened_by`,
      openedAt: sql`excluded.opened_at`,
    },
  }),
);
const insert = prepareInsert(drawerEntries);

/** Why the drawer of a day can no longer change; null if it can. */
export function dayProblem(day: string): Problem | null {
  if (openDays().includes(day)) return null;
  const closed = lastClosedDay();
  if (closed === null || day > closed) {
    return problem("conflict", m.day_drawerNotUsable({ day: formatDay(day) }));
  }
  return problem("conflict", m.day_dayIsClosed({ day: formatDay(day) }));
}

/** Problems: `forbidden`, `conflict` (closed, or already opened). */
export function openDrawer(
  actor: User,
  day: string,
  { float: floatPaise }: OpeningForm,
): Result<null> {
  return write((): Result<null> => {
    if (!may(actor, "use the drawer")) return adminOnly;
    const refused = dayProblem(day);
    if (refused) return refused;
    const opened = findBusinessDay(day);
    if (opened?.openedAt) {
      const [float, at] = [formatRupees(opened.floatPaise), formatTime(opened.openedAt)];
      const by = opened.openedByName;
      return problem(
        "conflict",
        by ? m.day_drawerOpenedBy({ by, at, float }) : m.day_drawerOpened({ at, float }),
      );
    }
    const openedAt = now();
    open.run({ day, floatPaise, openedBy: actor.id, openedAt });
    const subject = auditedDay(day);
    recordAudit(actor, { action: "day.opened", subject, before: null, after: { floatPaise } });
    return ok(null);
  });
}

/**
 * Cash is counted blind, so the message does not reveal how much there is. Without the opening
 * float, the amount is unknown.
 */
function isMoreThanInDrawer(day: string, { kind, amount }: EntryForm): boolean {
  const isOpened = findBusinessDay(day)?.openedAt != null;
  return kind === "out" && isOpened && amount > expectedNow(computeReport(day));
}

/**
 * Cash in or out that is not for an order. Problems: `forbidden`, `conflict` (closed), `validation`
 * (more than the drawer can contain).
 */
export function addDrawerEntry(actor: User, day: string, typed: EntryForm): Result<null> {
  const { kind, amount: amountPaise, reason: typedReason } = typed;
  return write((): Result<null> => {
    if (!may(actor, "use the drawer")) return adminOnly;
    const refused = dayProblem(day);
    if (refused) return refused;
    if (isMoreThanInDrawer(day, typed)) return fieldProblem("amount", m.day_cashOutTooMuch());
    const reason = drawerReasons.stored(typedReason);
    const entry = { kind, amountPaise, reason };
    insert.run({ ...entry, id: newId(), day, byUserId: actor.id, createdAt: now() });
    const subject = auditedDay(day);
    const after = { amountPaise, reason };
    recordAudit(actor, { action: `day.cash_${kind}`, subject, before: null, after });
    return ok(null);
  });
}
