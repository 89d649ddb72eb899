import { sqlite } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { paymentWithReference } from "../ledger/payment-references.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { applyConfirmation } from "./claims.server.ts";
import {
  type Finding,
  type FoundPayment,
  findReferences,
  type OpenReference,
  type PaidOrder,
} from "./find-references.ts";
import { recordEntry } from "./record-payment.server.ts";

type Waiting = OpenReference & PaidOrder & { isClaim: 0 | 1 };

// If the claimed amount is no longer due, staff decide by hand.
const waiting = sqlite.prepare<[], Waiting>(`
  with due as (
    select id, order_number, customer_name, total_paise - waived_paise - paid_paise paise, payment_method
    from orders where payment_status in ('pending', 'partly_paid') and status <> 'cancelled'),
  claims as (
    select claim.* from payments claim where claim.kind = 'claim'
      and not exists (select 1 from payments answer where answer.applies_to = claim.id))
  select claims.id, claims.reference, due.paise amountPaise, due.id orderId,
    order_number orderNumber, customer_name customerName, 1 isClaim
  from claims join due on due.id = claims.order_id and due.paise = claims.amount_paise
  union all
  select due.id, order_number, due.paise, due.id, order_number, customer_name, 0
  from due where payment_method = 'upi' and due.paise > 0 and due.id not in (select order_id from claims where order_id is not null)`);

/** Problems: `forbidden`. */
export function findPayments(actor: User, text: string): Result<FoundPayment[]> {
  if (!may(actor, "keep the books")) return adminOnly;
  const open = waiting.all();
  const byId = new Map(open.map((one) => [one.id, one]));
  return ok(
    findReferences(text, open).flatMap((finding) => {
      const one = byId.get(finding.id);
      if (!one) return [];
      const { orderId, orderNumber, customerName, isClaim } = one;
      const isUsed = !isClaim && paymentWithReference(finding.utr) !== undefined;
      const doubt = finding.doubt ?? (isUsed ? "in use" : null);
      return [{ ...finding, doubt, orderId, orderNumber, customerName }];
    }),
  );
}

type ConfirmedPayment = Pick<Finding, "id" | "amountPaise" | "utr">;

/** The payment's order; undefined if it is not open for this amount or its reference is in use. */
function confirm(
  actor: User,
  { id, amountPaise, utr }: ConfirmedPayment,
  one: Waiting | undefined,
  at: Date,
): Order | undefined {
  const order = one?.amountPaise === amountPaise ? findOrder(actor, one.orderId) : undefined;
  if (!one || !order) return undefined;
  if (one.isClaim) return applyConfirmation(actor, id, at).ok ? order : undefined;
  if (paymentWithReference(utr) !== undefined) return undefined;
  const entry = { kind: "payment", method: "upi", amountPaise, reference: utr } as const;
  recordEntry(actor, { orderId: order.id }, entry, at);
  const toValue = String(amountPaise);
  recordChange(actor, order, { kind: "payment", fromValue: "upi", toValue, reason: "" }, at);
  return order;
}

/**
 * Records the found payments that are still open; the others are only counted. Problems:
 * `forbidden`, `validation` (none was chosen), `already_in_status` (none is open).
 */
export function confirmPayments(
  actor: User,
  chosen: ConfirmedPayment[],
): Result<{ paymentCount: number; totalPaise: number; refusedCount: number }> {
  if (!may(actor, "keep the books")) return adminOnly;
  if (chosen.length === 0) return problem("validation", m.payments_chooseAPayment());
  return writeAndPublish(() => {
    const at = now();
    let [paymentCount, totalPaise] = [0, 0];
    const open = new Map(waiting.all().map((one) => [one.id, one]));
    for (const payment of chosen) {
      const order = confirm(actor, payment, open.get(payment.id), at);
      open.delete(payment.id);
      if (!order) continue;
      paymentCount += 1;
      totalPaise += payment.amountPaise;
    }
    if (paymentCount === 0) {
      return problem("already_in_status", m.payments_foundNotOpen());
    }
    return ok({ paymentCount, totalPaise, refusedCount: chosen.length - paymentCount });
  });
}
