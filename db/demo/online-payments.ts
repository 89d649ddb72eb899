import { sqlite } from "#db/client.server.ts";
import { onlineTransfers, paymentLinks } from "#db/schema/online-payments.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, type Demo, MINUTE_MS } from "./demo.ts";

const PAID_ONLINE = 6;
const FEE_SHARE = 0.0236;
const SETTLED_AFTER_MS = 2 * DAY_MS;

type Row = {
  id: string;
  orderId: string;
  kind: "payment" | "refund";
  amountPaise: number;
  createdAt: number;
};

const rowsOf = (orders: string) =>
  sqlite.prepare<[number], Row>(`
    select row.id, order_id orderId, row.kind, row.amount_paise amountPaise, row.created_at createdAt
    from payments row where order_id in (
      select order_id from payments join orders on orders.id = order_id
      where channel = 'web' and payment_method in ('upi', 'card')
      group by order_id having min(kind) <> 'claim' and max(method = 'online') = 0 and ${orders}
      order by max(payments.id) desc limit ?)
    order by order_id, row.kind`);
const lastPaid = rowsOf("status = 'delivered' and count(*) = 1");
const lastRefunded = rowsOf("status = 'cancelled' and count(*) = 2");

const setOnline = sqlite.prepare(
  "update payments set method = 'online', reference = ? where id = ?",
);
const unsetPerson = sqlite.prepare(
  "update payments set by_user_id = null where id = ? and kind = 'payment'",
);
const setHistory = sqlite.prepare(
  `update order_changes set from_value = 'online', to_value = :paise,
     by_role = iif(kind = 'payment', 'customer', by_role), by_user_id = iif(kind = 'payment', null, by_user_id)
   where order_id = :orderId and kind = :kind`,
);
const insertLink = bulkInsert(paymentLinks);
const insertTransfer = bulkInsert(onlineTransfers);

/** Makes some orders paid on the payment provider's page, one of them cancelled and refunded. Returns how many. */
export function fillOnlinePayments(demo: Demo): number {
  const providerId = (kind: string) => `${kind}_demo${demo.random.integer(1e9, 9e9)}`;
  let source = { linkId: "", transferId: "" };
  for (const { orderId, ...row } of [...lastPaid.all(PAID_ONLINE), ...lastRefunded.all(1)]) {
    const { id: paymentId, kind, amountPaise, createdAt } = row;
    const isPayment = kind === "payment";
    const id = demo.idAt(createdAt);
    if (isPayment) {
      const linkAt = createdAt - MINUTE_MS / 2;
      source = { linkId: demo.idAt(linkAt), transferId: id };
      insertLink({
        ...{ id: source.linkId, orderId, amountPaise, providerId: providerId("plink") },
        ...{ createdAt: linkAt, expiresAt: linkAt + 30 * MINUTE_MS, endedAt: createdAt },
      });
    }
    const settledAt = createdAt + SETTLED_AFTER_MS;
    const isSettled = settledAt <= demo.untilMs;
    const transfer = { id, linkId: source.linkId, paymentId, amountPaise, createdAt };
    const reference = providerId(isPayment ? "pay" : "rfnd");
    insertTransfer({
      ...{ ...transfer, providerId: reference, state: isPayment ? "captured" : "processed" },
      refundOf: isPayment ? null : source.transferId,
      feePaise: isPayment ? Math.round(amountPaise * FEE_SHARE) : null,
      settlementId: isSettled ? `setl_demo${Math.floor(settledAt / DAY_MS)}` : "",
      settledAt: isSettled ? settledAt : null,
    });
    setOnline.run(reference, paymentId);
    unsetPerson.run(paymentId);
    setHistory.run({ paise: String(amountPaise), orderId, kind });
  }
  return PAID_ONLINE;
}
