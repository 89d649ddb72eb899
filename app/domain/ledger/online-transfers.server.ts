import { db, given, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { onlineTransfers } from "#db/schema/online-payments.ts";
import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { notifyQueued } from "../queue-signals.server.ts";
import { fieldProblem, type Problem } from "../result.ts";

export type OnlineTransfer = typeof onlineTransfers.$inferSelect;

export const insertTransfer = prepareInsert(onlineTransfers);

type Refundable = { id: string; linkId: string; leftPaise: number };

// The rest of each online payment after its refunds, not counting failed ones.
const refundable = sqlite.prepare<[{ id: string }], Refundable>(`
  with links as (select id from payment_links where order_id = :id
    union all select id from payment_links where event_id = :id)
  select transfer.id, transfer.link_id linkId, transfer.amount_paise - coalesce(
    (select sum(amount_paise) from online_transfers refund
      where refund.refund_of = transfer.id and refund.state <> 'failed'), 0) leftPaise
  from links join online_transfers transfer on transfer.link_id = links.id
  where transfer.refund_of is null and transfer.payment_id is not null`);

/** The most that one refund can return online for an order or booking; 0 if nothing was paid online. */
export function refundableOnlinePaise(payableId: string): number {
  return Math.max(0, ...refundable.all({ id: payableId }).map(({ leftPaise }) => leftPaise));
}

export function whyNotRefundableOnline(payableId: string, amountPaise: number): Problem | null {
  const most = refundableOnlinePaise(payableId);
  if (amountPaise <= most) return null;
  return fieldProblem("amount", m.payments_mostBackOnline({ most: formatRupees(most) }));
}

/**
 * Asks the provider to return money after the transaction that records the refund in the ledger.
 * Call it inside that transaction, after `whyNotRefundableOnline`.
 */
export function queueOnlineRefund(
  payableId: string,
  { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
  at: Date,
): void {
  const source = refundable
    .all({ id: payableId })
    .find(({ leftPaise }) => leftPaise >= amountPaise);
  if (!source) throw new Error("An online refund must be checked before it is recorded");
  const { id: refundOf, linkId } = source;
  const times = { createdAt: at, nextTryAt: at };
  insertTransfer.run({
    id: newId(),
    refundOf,
    linkId,
    paymentId,
    amountPaise,
    state: "waiting",
    ...times,
  });
  notifyQueued("refunds");
}

const byProviderId = db
  .select()
  .from(onlineTransfers)
  .where(given(onlineTransfers.providerId))
  .prepare();

/** Finds it by the provider's id of the payment or refund. */
export function findTransfer(providerId: string): OnlineTransfer | undefined {
  return byProviderId.get({ providerId });
}
