import { write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { shifts } from "#db/schema/payments.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { auditedDay } from "./business-days.server.ts";
import { computeReport } from "./day-report.server.ts";
import { expectedNow, type Shift } from "./day-report.ts";
import { dayProblem } from "./drawer.server.ts";
import type { ShiftForm } from "./schema.ts";

const insert = prepareInsert(shifts);

/**
 * Counts the drawer at the end of a shift. The day stays open, and the next shift starts with the
 * counted amount. Problems: `forbidden`, `conflict` (closed).
 */
export function endShift(
  actor: User,
  day: string,
  { counted: countedPaise }: ShiftForm,
): Result<Pick<Shift, "expectedPaise" | "countedPaise">> {
  return write(() => {
    if (!may(actor, "use the drawer")) return adminOnly;
    const refused = dayProblem(day);
    if (refused) return refused;
    const expectedPaise = expectedNow(computeReport(day));
    const counts = { expectedPaise, countedPaise };
    insert.run({ ...counts, id: newId(), day, byUserId: actor.id, createdAt: now() });
    const subject = auditedDay(day);
    recordAudit(actor, { action: "day.handed_over", subject, before: null, after: counts });
    return ok(counts);
  });
}
