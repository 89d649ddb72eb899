import { m } from "#messages";
import { openBalance } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { isAtTheStall } from "../orders/channel.ts";
import type { Order } from "../orders/order.ts";
import { differenceOf, differenceText, orderDifference } from "../orders/order-difference.ts";
import { amountRows } from "../quote/amounts.ts";

/** `To pay ₹40` or `Refund due ₹30`; for an unpaid order, how much more or less there is to pay. */
export function openAfterChange(before: Order, after: Order): string {
  if (after.paidPaise > 0) return openBalance(after) || m.orders_nothingDue();
  const more = after.totalPaise - before.totalPaise;
  if (more === 0) return m.orders_theSameTotal();
  return more > 0
    ? m.orders_toPayMore({ more: formatRupees(more) })
    : m.orders_toPayLess({ amount: formatRupees(-more) });
}

export type ChangedOrder = { before: Order; after: Order; couponNote: string };

/** The summary that a page shows before the change is saved. */
export function presentChange({ before, after, couponNote }: ChangedOrder) {
  const { items, terms } = orderDifference(differenceOf(before, after));
  return {
    beforePaise: before.totalPaise,
    totalPaise: after.totalPaise,
    amounts: amountRows(after, !isAtTheStall(after.channel)),
    open: openAfterChange(before, after),
    changes: [...items.map(differenceText), ...terms],
    couponNote,
  };
}
export type ChangeSummary = ReturnType<typeof presentChange>;
