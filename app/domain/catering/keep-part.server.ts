import { updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { billPaidEvent } from "../bills/bill-event.server.ts";
import { now } from "../clock.ts";
import { queueEventKept } from "../emails/queue-customer-emails.server.ts";
import type { CateringEvent } from "../events/event.ts";
import { eventBalance } from "../events/event-balance.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { findEvent } from "../events/queries.server.ts";
import { keptReasons } from "../ledger/ledger-reasons.ts";
import { whyNotKeepable } from "../ledger/settlement-rules.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { KeepInput } from "../payments/schema.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";

/** Call it inside the transaction of the change. */
export function recordKept(
  actor: User,
  event: CateringEvent,
  kept: { keptPaise: number; reason: string },
  at: Date,
): void {
  const [fromValue, toValue] = [String(event.keptPaise), String(kept.keptPaise)];
  const change = { kind: "kept", fromValue, toValue, reason: kept.reason } as const;
  recordEventChange(actor, event.id, change, at);
  recordAudit(actor, {
    action: "event.part_kept",
    subject: { id: event.id, name: event.eventNumber },
    before: { keptPaise: event.keptPaise },
    after: kept,
  });
}

/** Like `keepPartOfOrder`, for a cancelled booking. */
export function keepPartOfEvent(
  actor: User,
  eventId: string,
  { amount: keptPaise, reason: typedReason }: KeepInput,
): Result<CateringEvent> {
  return writeAndPublish((): Result<CateringEvent> => {
    const event = findEvent(actor, eventId);
    if (!event) return problem("not_found", m.shared_eventNotFound());
    if (!may(actor, "run catering")) return adminOnly;
    const refused = whyNotKeepable(eventBalance(event), keptPaise);
    if (refused) return refused;
    const reason = keptReasons.stored(typedReason);
    const keptReason = keptPaise > 0 ? reason : "";
    if (keptPaise === event.keptPaise && keptReason === event.keptReason) return ok(event);
    const at = now();
    updateRow(events, eventId, { keptPaise, keptReason, updatedAt: at });
    recordKept(actor, event, { keptPaise, reason }, at);
    billPaidEvent(eventId, at);
    const after = findEvent(actor, eventId) ?? event;
    queueEventKept(after);
    return ok(after);
  });
}
