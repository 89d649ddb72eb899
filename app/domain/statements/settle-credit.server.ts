import { sqlite, write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { statementCredits } from "#db/schema/payments.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { paymentWithReference } from "../ledger/payment-references.server.ts";
import { formatRupees } from "../money.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { applyConfirmation, openClaimOf } from "../payments/claims.server.ts";
import { recordEntry } from "../payments/record-payment.server.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { exactCreditMatches, openCredit } from "./matches.server.ts";

const link = prepareUpdate(statementCredits, ["paymentId"]);
const ignore = prepareUpdate(statementCredits, ["ignoredAt"]);

const ignoredAmount = sqlite
  .prepare<[string], number>(
    "select amount_paise from statement_credits where id = ? and ignored_at is not null",
  )
  .pluck();

const orderIdOf = sqlite
  .prepare<[string], string>("select id from orders where order_number = ?")
  .pluck();

/** The name of a credit in the audit log, which is in English. */
const auditedAmount = (paise: number) => inLanguage("en", () => formatRupees(paise));

const settled = () => problem("already_in_status", m.statements_thisCreditWasAlreadyDealt());

/** All credits whose reference and amount are those of an open claim. Problems: `forbidden`. */
export function confirmExactMatches(
  actor: User,
): Result<{ paymentCount: number; totalPaise: number }> {
  if (!may(actor, "keep the books")) return adminOnly;
  return writeAndPublish(() => {
    const at = now();
    let totalPaise = 0;
    const orders: string[] = [];
    for (const { creditId, claimId } of exactCreditMatches()) {
      const applied = applyConfirmation(actor, claimId, at);
      if (!applied.ok) return applied;
      const { paymentId, order, amountPaise } = applied.value;
      link.run(creditId, { paymentId });
      totalPaise += amountPaise;
      orders.push(order.orderNumber);
    }
    const total = { paymentCount: orders.length, totalPaise };
    if (orders.length > 0) {
      recordAudit(actor, {
        action: "statement.matches_confirmed",
        subject: { id: "matches", name: `${orders.length} payments` },
        before: null,
        after: { totalPaise, orders },
      });
    }
    return ok(total);
  });
}

/** Records a credit as a payment of an order and returns its id. Call it inside a transaction. */
function applyCredit(
  actor: User,
  order: Order,
  arrived: { reference: string; amountPaise: number },
  at: Date,
): Result<string> {
  const { reference, amountPaise } = arrived;
  const claim = openClaimOf(order.id);
  const user = reference ? paymentWithReference(reference) : undefined;
  if (user && user !== claim?.id) {
    const message = m.statements_referenceIsClaimedForAnother({ reference });
    return problem("conflict", message);
  }
  if (claim) {
    const applied = applyConfirmation(actor, claim.id, at, arrived);
    return applied.ok ? ok(applied.value.paymentId) : applied;
  }
  const entry = { kind: "payment", method: "upi", amountPaise, reference } as const;
  const paymentId = recordEntry(actor, { orderId: order.id }, entry, at);
  const toValue = String(amountPaise);
  recordChange(actor, order, { kind: "payment", fromValue: "upi", toValue, reason: "" }, at);
  return ok(paymentId);
}

/**
 * Records a credit as a payment of an order; confirms the order's open claim, whatever its amount. What is more than due
 * must be refunded. Problems: `forbidden`, `already_in_status`, `validation` (no such order), `conflict` (another order
 * claims its reference).
 */
export function assignCredit(actor: User, creditId: string, orderNumber: string): Result<Order> {
  if (!may(actor, "keep the books")) return adminOnly;
  return writeAndPublish((): Result<Order> => {
    const credit = openCredit(creditId);
    if (!credit) return settled();
    const order = findOrder(actor, orderIdOf.get(orderNumber) ?? "");
    if (!order) {
      return fieldProblem("order", m.statements_thereIsNoOrderCheck({ orderNumber }));
    }
    const applied = applyCredit(actor, order, credit, now());
    if (!applied.ok) return applied;
    link.run(creditId, { paymentId: applied.value });
    recordAudit(actor, {
      action: "statement.credit_assigned",
      subject: { id: creditId, name: auditedAmount(credit.amountPaise) },
      before: null,
      after: { order: order.orderNumber },
    });
    return ok(findOrder(actor, order.id) ?? order);
  });
}

/** Money that has nothing to do with orders, or after all has. Problems: `forbidden`, `already_in_status`. */
export function dismissCredit(actor: User, id: string, isForNoOrder: boolean): Result<null> {
  if (!may(actor, "keep the books")) return adminOnly;
  return write(() => {
    const amountPaise = isForNoOrder ? openCredit(id)?.amountPaise : ignoredAmount.get(id);
    if (amountPaise === undefined) return settled();
    ignore.run(id, { ignoredAt: isForNoOrder ? now() : null });
    recordAudit(actor, {
      action: "statement.credit_dismissed",
      subject: { id, name: auditedAmount(amountPaise) },
      before: { isForNoOrder: !isForNoOrder },
      after: { isForNoOrder },
    });
    return ok(null);
  });
}
