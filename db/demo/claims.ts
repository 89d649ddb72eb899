import { sqlite } from "#db/client.server.ts";
import { type Demo, MINUTE_MS } from "./demo.ts";
import { changeOf, writePayments } from "./order-payments.ts";
import { writeChanges } from "./order-rows.ts";

const CLAIMS = 6;

type UnpaidOrder = {
  id: string;
  userId: string;
  totalPaise: number;
  createdAt: number;
};

const lastUnpaid = sqlite.prepare<[number], UnpaidOrder>(
  `select id, user_id userId, total_paise totalPaise, created_at createdAt
   from orders
   where payment_method = 'upi' and payment_status = 'pending' and status <> 'cancelled'
     and user_id is not null
     and not exists (select 1 from payments where order_id = orders.id)
   order by seq desc limit ?`,
);

const setClaimed = sqlite.prepare("update orders set claimed_paise = ? where id = ?");

/** Lets some customers claim to have paid by UPI. Returns the number of claims. */
export function fillClaims(demo: Demo): number {
  const { random } = demo;
  const claims = lastUnpaid.all(CLAIMS);
  for (const { id, userId, totalPaise: amountPaise, createdAt } of claims) {
    const reference = `6325${random.integer(10_000_000, 89_999_999)}`;
    const claim = {
      kind: "claim",
      method: "upi",
      amountPaise,
      reference,
      atMs: createdAt + 3 * MINUTE_MS,
    } as const;
    writePayments(demo, { orderId: id, eventId: null }, [claim], userId);
    writeChanges(demo, id, userId, [changeOf(claim)]);
    setClaimed.run(amountPaise, id);
  }
  return claims.length;
}
