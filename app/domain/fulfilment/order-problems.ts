import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { formatTime } from "../clock.ts";
import { emailState } from "../emails/email.ts";
import { owedPaise } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { expectedText, waitingTime } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import { notHomeLabel } from "../orders/order-history.ts";
import { seesContactsAndPayments } from "../orders/readable-order.ts";
import { cancellationReasons } from "../orders/reasons.ts";
import { isFinal } from "../orders/status.ts";
import { printErrorText } from "../printers/print-errors.ts";
import { printLabel } from "../printers/printer.ts";
import type { SentAboutOrder } from "./sent-about-order.ts";

/** Something that a person who opens an order must know or do first. */
export type OrderProblem = {
  key: string;
  title: string;
  text: string;
  /** For a failed print: the address that prints it again. */
  retry?: string;
  /** For money to refund: the address of the form that records the refund. */
  refund?: string;
};

function timeProblem(order: Order, at: Date): OrderProblem[] {
  const isLate = waitingTime(order, at).urgency === "late";
  if (isFinal(order.status) || (!isLate && order.delayMinutes === 0)) return [];
  const title = isLate ? m.orders_late() : m.orders_minutesLate({ minutes: order.delayMinutes });
  return [{ key: "time", title, text: m.orders_due({ expectedAt: expectedText(order) }) }];
}

export function orderProblems(
  actor: User,
  order: Order,
  { emails, prints }: SentAboutOrder,
  at: Date,
): OrderProblem[] {
  const { cancellationReason, changedAt, notHome, notes } = order;
  const seesAll = seesContactsAndPayments(actor);
  const owed = seesAll ? owedPaise(order) : 0;
  const unsent = emails.filter((email) => emailState(email) === "given_up");
  return [
    cancellationReason && {
      key: "cancelled",
      title: m.shared_cancelled(),
      text: cancellationReasons.shown(cancellationReason),
    },
    notHome && { key: "not home", title: m.orders_notHome(), text: notHomeLabel(notHome) },
    notes && { key: "notes", title: m.shared_specialInstructions(), text: notes },
    changedAt && { key: "changed", title: m.shared_changed(), text: formatTime(changedAt) },
    ...timeProblem(order, at),
    owed > 0 && {
      key: "owed",
      title: m.shared_refundDue(),
      text: formatRupees(owed),
      refund: may(actor, "take payments") ? `/admin/orders/${order.id}/refunds` : undefined,
    },
    seesAll &&
      order.soldDifferently && { key: "sold", title: m.orders_soldDifferently(), text: "" },
    ...prints
      .filter(({ state }) => state === "failed")
      .map(({ id, kind, printer, lastError }) => ({
        key: id,
        title: m.orders_notPrinted({ document: printLabel(kind, null) }),
        text: `${printer}: ${printErrorText(lastError)}`,
        retry: may(actor, "prepare orders") ? `/admin/prints/${id}/retry` : undefined,
      })),
    ...unsent.map(({ id, recipient }) => ({
      key: id,
      title: m.orders_emailNotSent(),
      text: recipient,
    })),
  ].filter((problem) => typeof problem === "object" && problem !== null);
}
