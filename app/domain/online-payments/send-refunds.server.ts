import { db, given, sqlite } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { onlineTransfers } from "#db/schema/online-payments.ts";
import { MINUTE_MS, now } from "../clock.ts";
import { REFUND_FAILED } from "../ledger/ledger-reasons.ts";
import { findTransfer, type OnlineTransfer } from "../ledger/online-transfers.server.ts";
import { type ProviderRefund, paymentProvider } from "../ledger/payment-provider.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { recordEntry } from "../payments/record-payment.server.ts";
import { ok } from "../result.ts";
import { linkById, payableOf } from "./links.server.ts";
import { recordOnlineChange } from "./record-arrival.server.ts";

/** The longest wait between two tries while the provider does not answer. */
const LONGEST_RETRY_MS = 60 * MINUTE_MS;
/** How often to ask the provider about a refund that it has accepted; it also reports unasked. */
const ASK_AGAIN_MS = 6 * 60 * MINUTE_MS;

const byId = db.select().from(onlineTransfers).where(given(onlineTransfers.id)).prepare();

const firstDue = sqlite.prepare<[], { id: string; nextTryAt: number }>(
  "select id, next_try_at nextTryAt from online_transfers where next_try_at is not null order by next_try_at limit 1",
);

/** The refund that has been due longest, or else when the next one is due; null if none waits. */
export function claimDueRefund(firstDelayMs: number): OnlineTransfer | Date | null {
  const due = firstDue.get();
  if (!due) return null;
  const at = now();
  if (due.nextTryAt > at.getTime()) return new Date(due.nextTryAt);
  const refund = byId.get({ id: due.id });
  if (!refund) return null;
  // Retried even if the process ends before the reply, because the provider recognises the key.
  const delayMs = Math.min(LONGEST_RETRY_MS, firstDelayMs * 2 ** Math.min(refund.attemptCount, 12));
  const nextTryAt = new Date(at.getTime() + delayMs);
  updateRow(onlineTransfers, refund.id, { nextTryAt, attemptCount: refund.attemptCount + 1 });
  return refund;
}

/** Sends a refund, or asks the provider about its state. */
export async function sendRefund(refund: OnlineTransfer): Promise<void> {
  const provider = paymentProvider();
  const source = refund.refundOf ? byId.get({ id: refund.refundOf }) : undefined;
  if (!provider || !source?.providerId) return;
  const { id: key, amountPaise } = refund;
  const answer = refund.providerId
    ? await provider.findRefund(refund.providerId)
    : await provider.refund({ key, paymentId: source.providerId, amountPaise });
  if (answer.ok) applyRefundState({ ...answer.value, key });
  else if (answer.why === "refused" && !refund.providerId) failRefund(key);
}

/** A refund never leaves a final state, except that one reported as processed may still fail. */
const ends = { waiting: false, pending: false, captured: true, processed: true, failed: true };

/** Applies the state that the provider reports for a refund; unknown ones were made elsewhere. */
export function applyRefundState({ id: providerId, key, state }: ProviderRefund): void {
  writeAndPublish(() => {
    const refund = findTransfer(providerId) ?? (key ? byId.get({ id: key }) : undefined);
    if (!refund?.refundOf || refund.state === "failed") return ok(null);
    if (state === "failed") {
      fail(refund, providerId);
      return ok(null);
    }
    if (ends[refund.state]) return ok(null);
    const nextTryAt = state === "pending" ? new Date(now().getTime() + ASK_AGAIN_MS) : null;
    updateRow(onlineTransfers, refund.id, { state, providerId, nextTryAt });
    return ok(null);
  });
}

function failRefund(id: string): void {
  writeAndPublish(() => {
    const refund = byId.get({ id });
    if (refund && !ends[refund.state]) fail(refund, refund.providerId);
    return ok(null);
  });
}

/** Takes the refund back in the ledger, so that the money is due to the customer again. */
function fail({ id, paymentId, linkId, amountPaise }: OnlineTransfer, providerId: string | null) {
  const at = now();
  updateRow(onlineTransfers, id, { state: "failed", providerId, nextTryAt: null });
  const link = linkById(linkId);
  if (!link || !paymentId) return;
  const payable = payableOf(link);
  const entry = { kind: "reversal", method: "online", amountPaise } as const;
  recordEntry(null, payable, { ...entry, appliesTo: paymentId, reason: REFUND_FAILED }, at);
  const kind = "orderId" in payable ? "refund_reversal" : "reversal";
  recordOnlineChange(payable, kind, { amountPaise, reason: REFUND_FAILED }, at);
}
