import { write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { eventBalance } from "../events/event-balance.ts";
import { auditEvent, recordEventChange } from "../events/event-history.server.ts";
import { findEvent } from "../events/queries.server.ts";
import type { LedgerRow } from "../ledger/order-money.ts";
import { ledgerOfEvent } from "../ledger/queries.server.ts";
import { formatRupees, rupeesToPaise } from "../money.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import { recordEntry } from "../payments/record-payment.server.ts";
import { reverseEntry } from "../payments/reverse-entry.server.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import type { AdvanceInput } from "./schema.ts";

const setAdvance = prepareUpdate(events, [
  "advanceReceivedPaise",
  "advanceMethod",
  "advanceReceivedOn",
  "updatedAt",
]);

// The reasons of rows in the ledger, which keeps them in English.
const ADVANCE = "Advance";
const REPLACED = "Replaced by a later entry";

export function isAdvance({ kind, reason }: Pick<LedgerRow, "kind" | "reason">): boolean {
  return kind === "payment" && reason === ADVANCE;
}

/** After the payment of an advance was reversed. Call it inside the same transaction. */
export function clearAdvance(eventId: string, at: Date): void {
  setAdvance.run(eventId, {
    advanceReceivedPaise: 0,
    advanceMethod: "",
    advanceReceivedOn: "",
    updatedAt: at,
  });
}

function wrongAmount(msg: string) {
  return fieldProblem("amountRupees", msg, "conflict");
}

/**
 * For admins. A later entry replaces an earlier one, whose payment is reversed; both stay in the history. Problems:
 * `not_found`, `forbidden`, `final_status` (cancelled), `conflict` (more than the total, or less than was refunded).
 */
export function recordAdvance(
  actor: User,
  eventId: string,
  { amountRupees, method, receivedOn }: AdvanceInput,
): Result<CateringEvent> {
  const recorded = write((): Result<CateringEvent> => {
    const event = findEvent(actor, eventId);
    if (!event) return problem("not_found", m.shared_eventNotFound());
    if (!may(actor, "run catering")) return adminOnly;
    if (event.status === "cancelled") {
      return problem("final_status", m.catering_aCancelledEventCannotTake());
    }
    const ledger = ledgerOfEvent(eventId);
    const former = ledger.findLast((row) => isAdvance(row) && row.state === "confirmed");
    const amountPaise = rupeesToPaise(amountRupees);
    const { totalPaise, paidPaise } = eventBalance(event);
    if (amountPaise > totalPaise) {
      return wrongAmount(m.catering_theAmountIsMoreThan({ total: formatRupees(totalPaise) }));
    }
    const othersPaise = paidPaise - (former?.amountPaise ?? 0);
    if (othersPaise + amountPaise < 0) {
      return wrongAmount(
        m.catering_atLeastWasRefundedAlready({ amount: formatRupees(-othersPaise) }),
      );
    }
    const at = now();
    const payable = { eventId };
    // The new one first, so that what was paid is never less than what was refunded.
    recordEntry(actor, payable, { kind: "payment", method, amountPaise, reason: ADVANCE }, at);
    if (former) {
      const taken = { payable, ledger, paidPaise: paidPaise + amountPaise, reason: REPLACED };
      const reversed = reverseEntry(actor, { ...taken, paymentId: former.id }, at);
      if (!reversed.ok) return reversed;
    }
    setAdvance.run(eventId, {
      advanceReceivedPaise: amountPaise,
      advanceMethod: method,
      advanceReceivedOn: receivedOn,
      updatedAt: at,
    });
    const fromValue = String(event.advanceReceivedPaise);
    const change = { kind: "advance", fromValue, toValue: String(amountPaise) } as const;
    recordEventChange(actor, eventId, { ...change, reason: `${method}, ${receivedOn}` }, at);
    const changed = findEvent(actor, eventId) ?? event;
    auditEvent(actor, "advance_recorded", event, changed);
    return ok(changed);
  });
  if (recorded.ok) publishOrderEvent();
  return recorded;
}
