import { updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { billEvent } from "../bills/bill-event.server.ts";
import { dayInIndia, now } from "../clock.ts";
import { cancellationFee, keptText } from "../events/cancellation-fee.ts";
import type { CateringEvent } from "../events/event.ts";
import { auditEvent, recordEventChange } from "../events/event-history.server.ts";
import { findEvent } from "../events/queries.server.ts";
import {
  type EventStatus,
  eventStatusLabel,
  isFinalEventStatus,
  whyNotCancellable,
} from "../events/status.ts";
import { KEPT_AS_AGREED } from "../ledger/ledger-reasons.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { ringAfterStatus } from "../orders/status.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { tellOfEventStatus } from "./event-reactions.server.ts";
import { recordKept } from "./keep-part.server.ts";

const notFound = () => problem("not_found", m.shared_eventNotFound());

function applyStatus(
  actor: User,
  event: CateringEvent,
  status: EventStatus,
  reason: string,
  keepsFee = true,
): CateringEvent {
  const at = now();
  const ringsSince = ringAfterStatus(status, at);
  const isKept = status === "cancelled" && keepsFee;
  const keptPaise = isKept ? cancellationFee(event, dayInIndia(at)).keptPaise : 0;
  const keptReason = keptPaise > 0 ? KEPT_AS_AGREED : "";
  const values = { status, cancellationReason: reason, keptPaise, keptReason };
  updateRow(events, event.id, { ...values, ringsSince, updatedAt: at });
  const change = { kind: "status", fromValue: event.status, toValue: status, reason } as const;
  recordEventChange(actor, event.id, change, at);
  if (keptPaise > 0) recordKept(actor, event, { keptPaise, reason: KEPT_AS_AGREED }, at);
  if (isFinalEventStatus(status)) billEvent(event.id, at);
  const updated = findEvent(actor, event.id) ?? event;
  auditEvent(actor, status === "cancelled" ? "cancelled" : "status_changed", event, updated);
  tellOfEventStatus(updated);
  return updated;
}

/** For admins. Problems: `not_found`, `forbidden`, `already_in_status`, `final_status`. */
export function changeEventStatus(
  actor: User,
  eventId: string,
  status: EventStatus,
): Result<CateringEvent> {
  return writeAndPublish(() => {
    const event = findEvent(actor, eventId);
    if (!event) return notFound();
    if (!may(actor, "run catering")) return adminOnly;
    const label = eventStatusLabel(event.status).toLowerCase();
    if (event.status === status)
      return problem("already_in_status", m.catering_eventIsAlready({ label }));
    if (isFinalEventStatus(event.status)) {
      return problem("final_status", m.catering_eventIsFinal({ label }));
    }
    return ok(applyStatus(actor, event, status, ""));
  });
}

type Keeping = {
  /** Whether to keep the amount in the cancellation terms. */
  keepsFee?: boolean;
  /** The amount that the customer was told. */
  toldPaise?: number;
};

/**
 * Customers may cancel their own pending event, admins any that is not final. Problems: `not_found`, `already_in_status`,
 * `final_status`, `conflict` (no longer pending, or more would be kept than the customer was told).
 */
export function cancelEvent(
  actor: User,
  eventId: string,
  reason: string,
  { keepsFee = true, toldPaise = Number.POSITIVE_INFINITY }: Keeping = {},
): Result<CateringEvent> {
  return writeAndPublish(() => {
    const event = findEvent(actor, eventId);
    if (!event) return notFound();
    const label = eventStatusLabel(event.status).toLowerCase();
    if (event.status === "cancelled") {
      return problem("already_in_status", m.catering_eventIsAlreadyCancelled());
    }
    if (isFinalEventStatus(event.status)) {
      return problem("final_status", m.catering_eventIsFinal({ label }));
    }
    const tooLate = may(actor, "run catering") ? null : whyNotCancellable(event.status);
    if (tooLate) return problem("conflict", tooLate);
    const fee = cancellationFee(event, dayInIndia(now()));
    if (fee.keptPaise > toldPaise) {
      return problem("conflict", [m.catering_moreIsKeptNow(), keptText(fee)].join(" "));
    }
    return ok(applyStatus(actor, event, "cancelled", reason, keepsFee));
  });
}
