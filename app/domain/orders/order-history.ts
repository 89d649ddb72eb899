import { m } from "#messages";
import { storedText } from "../language/language.ts";
import { describePaymentChange } from "../ledger/payment.ts";
import { NOT_ANSWERED, type Reader } from "../reasons/known-reasons.ts";
import { changeEntry, firstEntry, type HistoryEntry } from "./history.ts";
import type { Order, OrderChange } from "./order.ts";
import { describeKitchenChange, describeOrderChange } from "./order-difference.ts";
import { cancellationReasons, changeReasons } from "./reasons.ts";
import { orderStatusLabel, readOrderStatus } from "./status.ts";

function statusText(value: string): string {
  const status = readOrderStatus(value);
  return status ? orderStatusLabel(status) : value;
}

/** `Nobody at home, tries again` */
export function notHomeLabel(step: string | null): string {
  return step === "retry" ? m.orders_notHomeRetry() : m.orders_notHomeReturned();
}

function describeChange(change: OrderChange, withAmounts: boolean): string {
  const { kind, fromValue, toValue } = change;
  const describe = withAmounts ? describeOrderChange : describeKitchenChange;
  if (kind === "order") return m.orders_changed({ change: describe(change) });
  if (kind === "ready") return toValue === "ready" ? m.shared_ready() : m.orders_notReadyYet();
  if (kind === "seen") return m.catering_seen();
  if (kind === "sold_offline") return m.orders_soldOffline();
  if (kind === "rider")
    return change.riderName ? m.orders_riderIs({ name: change.riderName }) : m.orders_noRider();
  if (kind === "not_home") return toValue ? notHomeLabel(toValue) : m.orders_notHomeTakenBack();
  if (kind === "approved") {
    const isDiscount = fromValue === "discount";
    const describe = isDiscount ? m.orders_discountApproved : m.orders_refundApproved;
    return describe({ name: toValue });
  }
  if (kind === "wait") return m.orders_awaitingAnswer();
  if (kind === "delay")
    return toValue === "0" ? m.orders_notLate() : m.orders_minutesLate({ minutes: toValue });
  if (kind !== "status") return describePaymentChange(change);
  return `${statusText(fromValue)} → ${statusText(toValue)}`;
}

/** Names both people if the device changed hands before it could send the order. */
function takenByText({ takenBy, takenByName, sentBy, sentByName }: Order): string {
  const taker = takenByName ?? m.shared_theShop();
  if (!sentBy || sentBy === takenBy) return taker;
  return m.orders_sentBy({ taker, sender: sentByName ?? m.shared_theShop() });
}

const moneyKinds: OrderChange["kind"][] = [
  "payment",
  "claim",
  "refund",
  "reversal",
  "refund_reversal",
  "kept",
  // The reason contains prices.
  "sold_offline",
  "approved",
];

function reasonText({ kind, reason }: OrderChange, reader: Reader): string {
  if (kind === "sold_offline") return storedText(reason);
  return (kind === "order" ? changeReasons : cancellationReasons).shown(reason, reader);
}

/** Expects the changes oldest first. */
export function orderHistory(
  order: Order,
  allChanges: OrderChange[],
  reader: Reader,
  withAmounts = true,
): HistoryEntry[] {
  const changes = withAmounts
    ? allChanges
    : allChanges.filter(({ kind }) => !moneyKinds.includes(kind));
  const first = order.takenBy
    ? {
        ...firstEntry(order, m.orders_orderTaken(), takenByText(order)),
        role: "",
      }
    : firstEntry(order, m.orders_orderPlaced(), order.customerName);
  return [
    first,
    ...changes.map((change) => {
      const reason = reasonText(change, reader);
      const entry = changeEntry(order, change, describeChange(change, withAmounts), reason);
      if (!isAutomatic(change)) return entry;
      const automatic = { ...entry, who: m.shared_theShop(), role: m.orders_automatic() };
      return change.toValue === "cancelled"
        ? automatic
        : { ...automatic, reason: m.orders_acceptedAutomatically() };
    }),
  ];
}

/** Customers can only cancel, and they give their own reasons, so anything else in their name was automatic. */
function isAutomatic({ kind, toValue, reason, byRole }: OrderChange): boolean {
  const isOfShop = toValue === "confirmed" || reason === NOT_ANSWERED;
  return kind === "status" && byRole === "customer" && isOfShop;
}
