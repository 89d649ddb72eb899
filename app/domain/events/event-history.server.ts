import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { eventChanges } from "#db/schema/events.ts";
import type { Actor, User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { CateringEvent, EventChange } from "./event.ts";

const insertChange = prepareInsert(eventChanges);

type Change = Pick<EventChange, "kind" | "fromValue" | "toValue" | "reason">;

/** Call it inside the transaction of the change. */
export function recordEventChange(actor: Actor, eventId: string, change: Change, at: Date): void {
  insertChange.run({
    ...change,
    id: newId(),
    eventId,
    byUserId: actor.id,
    byRole: actor.role,
    createdAt: at,
  });
}

/** Reasons may name people, so they stay out of the audit log. */
function audited({ status }: CateringEvent) {
  return { status };
}

/** Call it inside the transaction that makes the change. */
export function auditEvent(
  actor: User,
  action: "status_changed" | "cancelled",
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
