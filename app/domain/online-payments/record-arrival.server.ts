import { write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { onlineTransfers } from "#db/schema/online-payments.ts";
import { shopItself } from "../access/user.ts";
import { now } from "../clock.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { findTransfer, insertTransfer } from "../ledger/online-transfers.server.ts";
import type { ProviderPayment } from "../ledger/payment-provider.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { type Payable, recordEntry } from "../payments/record-payment.server.ts";
import { endLink, type PaymentLink, payableOf } from "./links.server.ts";

/** Adds it to the history of the order or booking. */
export function recordOnlineChange(
  payable: Payable,
  kind: "payment" | "reversal" | "refund_reversal",
  { amountPaise, reason }: { amountPaise: number; reason: string },
  at: Date,
): void {
  const values = { fromValue: "online", toValue: String(amountPaise), reason };
  if ("orderId" in payable)
    recordChange(shopItself, { id: payable.orderId }, { kind, ...values }, at);
  else if (kind !== "refund_reversal") {
    recordEventChange(shopItself, payable.eventId, { kind, ...values }, at);
  }
}

/**
 * Records a payment that the provider has received. It is recorded only once, however often and in whichever way the
 * shop learns of it. The ledger gets the amount that arrived, even if another one was requested or the order has been
 * cancelled. A payment in another currency is only listed for the owner.
 */
export function recordArrival(link: PaymentLink, payment: ProviderPayment): void {
  const isNew = write(() => {
    const { id: providerId, amountPaise, currency, feePaise } = payment;
    const known = findTransfer(providerId);
    if (known) {
      if (known.feePaise === null) updateRow(onlineTransfers, known.id, { feePaise });
      return false;
    }
    const at = now();
    const payable = payableOf(link);
    const paymentId =
      currency === "INR"
        ? recordEntry(
            null,
            payable,
            { kind: "payment", method: "online", amountPaise, reference: providerId },
            at,
          )
        : null;
    const transfer = { id: newId(), linkId: link.id, paymentId, providerId, createdAt: at };
    insertTransfer.run({ ...transfer, amountPaise, currency, feePaise, state: "captured" });
    endLink(link.id, at);
    if (paymentId) recordOnlineChange(payable, "payment", { amountPaise, reason: "" }, at);
    return true;
  });
  if (isNew) publishOrderEvent();
}
