import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { CateringEvent } from "./event.ts";

/** Reasons may name people: they stay with the event. */
function audited({
  status,
  advanceReceivedPaise,
  advanceMethod,
  advanceReceivedOn,
}: CateringEvent) {
  return { status, advanceReceivedPaise, advanceMethod, advanceReceivedOn };
}

/** Takes who acted, the deed, and the booking before and after it, keeps it in the audit log. Call it inside the transaction that makes the change. Source: as `recordAudit`. */
export function auditEvent(
  actor: User,
  deed: "status_changed" | "cancelled" | "advance_recorded",
  before: CateringEvent,
  after: CateringEvent,
): void {
  recordAudit(actor, {
    action: `event.${deed}`,
    subject: { id: after.id, name: after.eventNumber },
    before: audited(before),
    after: audited(after),
  });
}
