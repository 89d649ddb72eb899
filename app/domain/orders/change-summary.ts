import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { openBalance } from "../payments/payment.ts";
import { amountRows } from "../quote/amounts.ts";
import type { Order } from "./order.ts";
import { differenceOf, differenceText, orderDifference } from "./order-difference.ts";

/** `To pay ₹40` or `Refund due ₹30`: what the change leaves open, and for an unpaid order what it adds or saves. */
export function openAfterChange(before: Order, after: Order): string {
  if (after.paidPaise > 0) return openBalance(after) || m.orders_nothingToPayOrTo();
  const more = after.totalPaise - before.totalPaise;
  if (more === 0) return m.orders_theSameTotal();
  return more > 0
    ? m.orders_toPayMore({ more: formatRupees(more) })
    : m.orders_toPayLess({ format: formatRupees(-more) });
}

/** What a page shows before the change is saved. */
export function presentChange({
  before,
  after,
  couponNote,
}: {
  before: Order;
  after: Order;
  couponNote: string;
}) {
  const { items, terms } = orderDifference(differenceOf(before, after));
  return {
    beforePaise: before.totalPaise,
    totalPaise: after.totalPaise,
    amounts: amountRows(after),
    open: openAfterChange(before, after),
    changes: [...items.map(differenceText), ...terms],
    couponNote,
  };
}
export type ChangeSummary = ReturnType<typeof presentChange>;
