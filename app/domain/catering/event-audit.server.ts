import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { CateringEvent } from "./event.ts";

/** Reasons may name people, so they stay out of the audit log. */
function audited({
  status,
  advanceReceivedPaise,
  advanceMethod,
  advanceReceivedOn,
}: CateringEvent) {
  return { status, advanceReceivedPaise, advanceMethod, advanceReceivedOn };
}

/** Call it inside the transaction that makes the change. */
export function auditEvent(
  actor: User,
  action: "status_changed" | "cancelled" | "advance_recorded",
  before: CateringEvent,
  after: CateringEvent,
): void {
  recordAudit(actor, {
    action: `event.${action}`,
    subject: { id: after.id, name: after.eventNumber },
    before: audited(before),
    after: audited(after),
  });
}
