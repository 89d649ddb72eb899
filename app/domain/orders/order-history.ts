import { m } from "#messages";
import { formatTime } from "../clock.ts";
import { changeEntry, firstEntry, type HistoryEntry } from "../history.ts";
import type { Reader } from "../known-reasons.ts";
import { describePaymentChange } from "../payments/payment.ts";
import type { Order, OrderChange } from "./order.ts";
import { describeOrderChange } from "./order-difference.ts";
import { cancellationReasons, changeReasons } from "./reasons.ts";
import { orderStatusLabel, readOrderStatus } from "./status.ts";

function statusText(value: string): string {
  const status = readOrderStatus(value);
  return status ? orderStatusLabel(status) : value;
}

function describeChange(change: OrderChange): string {
  const { kind, fromValue, toValue } = change;
  if (kind === "order") return m.orders_changed({ change: describeOrderChange(change) });
  if (kind === "ready") return toValue === "ready" ? m.shared_ready() : m.orders_notReadyYet();
  if (kind === "seen") return m.catering_seen();
  if (kind === "wait") return m.orders_theCustomerWaitsForAn();
  if (kind === "delay")
    return toValue === "0" ? m.orders_notLate() : m.orders_minutesLate({ minutes: toValue });
  if (kind !== "status") return describePaymentChange(change);
  return `${statusText(fromValue)} → ${statusText(toValue)}`;
}

/** Expects the changes oldest first. */
export function orderHistory(order: Order, changes: OrderChange[], reader: Reader): HistoryEntry[] {
  const first = order.takenBy
    ? {
        ...firstEntry(order, m.orders_orderTaken(), order.takenByName ?? m.shared_theShop()),
        role: m.shared_staff(),
      }
    : firstEntry(order, m.orders_orderPlaced(), order.customerName);
  return [
    first,
    ...changes.map((change) => {
      const { shown } = change.kind === "order" ? changeReasons : cancellationReasons;
      const entry = changeEntry(change, describeChange(change), shown(change.reason, reader));
      return isAutomatic(change)
        ? {
            ...entry,
            who: m.shared_theShop(),
            role: m.orders_automatic(),
            reason: m.orders_acceptedAutomatically(),
          }
        : entry;
    }),
  ];
}

/** Customers can only cancel, so a confirmation in their name was automatic. */
function isAutomatic({ kind, toValue, byRole }: OrderChange): boolean {
  return kind === "status" && toValue === "confirmed" && byRole === "customer";
}

/** A change whose ticket for the kitchen can be printed. */
export function printedChange(change: OrderChange) {
  return { id: change.id, at: formatTime(change.createdAt), what: describeOrderChange(change) };
}
export type PrintedChange = ReturnType<typeof printedChange>;
