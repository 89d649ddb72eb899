import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { eventBalance } from "../events/event-balance.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { findEvent } from "../events/queries.server.ts";
import { type IdempotencyKey, rememberKey } from "../idempotency.server.ts";
import { refundReasons, reversalReasons } from "../ledger/ledger-reasons.ts";
import { queueOnlineRefund, whyNotRefundableOnline } from "../ledger/online-transfers.server.ts";
import { type LedgerEntry, type LedgerMethod, waivedBy } from "../ledger/payment.ts";
import { referenceInUse } from "../ledger/payment-references.server.ts";
import { ledgerOfEvent } from "../ledger/queries.server.ts";
import { recordedByAnother } from "../ledger/recorded-by-another.ts";
import { settledBefore } from "../ledger/settled-before.server.ts";
import { whyNotPayable, whyNotRefundable } from "../ledger/settlement-rules.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { recordEntry } from "../payments/record-payment.server.ts";
import { reverseEntry } from "../payments/reverse-entry.server.ts";
import type { Reversal } from "../payments/schema.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import type { EventPayment, EventRefund } from "./schema.ts";

type Entry = LedgerEntry & { kind: "payment" | "refund" | "reversal" };

/** The booking, its history and the audit log change together or not at all. */
function change(
  actor: User,
  eventId: string,
  apply: (event: CateringEvent, at: Date) => Result<Entry[]>,
): Result<CateringEvent> {
  return writeAndPublish((): Result<CateringEvent> => {
    const event = findEvent(actor, eventId);
    if (!event) return problem("not_found", m.shared_eventNotFound());
    if (!may(actor, "run catering")) return adminOnly;
    const at = now();
    const applied = apply(event, at);
    if (!applied.ok) return applied;
    for (const { kind, method, amountPaise, reason = "" } of applied.value) {
      const toValue = String(amountPaise);
      recordEventChange(actor, eventId, { kind, fromValue: method, toValue, reason }, at);
      recordAudit(actor, {
        action: `event.${kind}_recorded`,
        subject: { id: event.id, name: event.eventNumber },
        before: null,
        after: { method, amountPaise, ...(reason && { reason }) },
      });
    }
    return ok(findEvent(actor, eventId) ?? event);
  });
}

/** Runs only once, however often the same key is sent. */
function settle(
  actor: User,
  eventId: string,
  entry: Entry & { kind: "payment" | "refund" },
  once: IdempotencyKey | null,
): Result<CateringEvent> {
  const { kind, amountPaise, reference } = entry;
  const apply = (event: CateringEvent, at: Date): Result<Entry[]> => {
    const earlier = settledBefore(actor, eventId, once);
    if (!earlier.ok) return earlier;
    if (earlier.value) return ok([]);
    const balance = eventBalance(event);
    const whyNot = kind === "payment" ? whyNotPayable : whyNotRefundable;
    const findRecorded = () => recordedByAnother(actor, ledgerOfEvent(eventId), at);
    const refused =
      whyNot("event", balance, amountPaise, findRecorded) ??
      (reference ? referenceInUse(reference) : null) ??
      (entry.method === "online" ? whyNotRefundableOnline(eventId, amountPaise) : null);
    if (refused) return refused;
    const waivedPaise = kind === "refund" ? waivedBy(amountPaise, balance) : 0;
    const paymentId = recordEntry(actor, { eventId }, { ...entry, waivedPaise }, at);
    if (entry.method === "online") queueOnlineRefund(eventId, { paymentId, amountPaise }, at);
    rememberKey(actor.id, "payment", once, eventId);
    return ok([entry]);
  };
  return change(actor, eventId, apply);
}

/** Problems: `not_found`, `forbidden`, `final_status` (cancelled), `already_in_status` (paid), `validation`, `conflict`. */
export function takeEventPayment(
  actor: User,
  eventId: string,
  { amount: amountPaise, method, reference }: EventPayment,
  once: IdempotencyKey | null,
): Result<CateringEvent> {
  return settle(actor, eventId, { kind: "payment", method, amountPaise, reference }, once);
}

/** Problems: `not_found`, `forbidden`, `conflict` (nothing was paid), `validation` (more than was paid). */
export function refundEvent(
  actor: User,
  eventId: string,
  { amount: amountPaise, method, reason }: EventRefund,
  once: IdempotencyKey | null,
): Result<CateringEvent> {
  return settle(
    actor,
    eventId,
    { kind: "refund", method, amountPaise, reason: refundReasons.stored(reason) },
    once,
  );
}

/**
 * For a payment or refund that was recorded by mistake or with the wrong method. Problems:
 * `not_found`, `forbidden`, and those of `reverseEntry`.
 */
export function reverseEventPayment(
  actor: User,
  eventId: string,
  paymentId: string,
  { reason: typedReason, paidBy }: Reversal<LedgerMethod>,
): Result<CateringEvent> {
  const apply = (event: CateringEvent, at: Date): Result<Entry[]> => {
    const reason = reversalReasons.stored(typedReason);
    const ledger = ledgerOfEvent(eventId);
    const taken = { payable: { eventId }, ledger, balance: event, paymentId, reason };
    const reversed = reverseEntry(actor, taken, at);
    if (!reversed.ok) return reversed;
    const { kind, method, amountPaise } = reversed.value;
    const reversal: Entry = { kind: "reversal", method, amountPaise, reason };
    if (!paidBy || kind !== "payment") return ok([reversal]);
    const paid: Entry = { kind, method: paidBy, amountPaise };
    recordEntry(actor, { eventId }, paid, at);
    return ok([reversal, paid]);
  };
  return change(actor, eventId, apply);
}
