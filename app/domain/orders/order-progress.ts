import { m } from "#messages";
import { dayInIndia, formatShortDateTime, formatTime } from "../clock.ts";
import { formatDueTime } from "../terms/promised-times.ts";
import { arrivalText, isPastDue } from "./expected-at.ts";
import type { Order, OrderChange } from "./order.ts";
import { isFinal, type OrderStatus, orderStatusLabel } from "./status.ts";

type FollowedOrder = Pick<
  Order,
  "status" | "deliveryType" | "readyAt" | "createdAt" | "dueAt" | "slotStartsAt" | "payBy"
>;
type PastChange = Pick<OrderChange, "kind" | "fromValue" | "toValue" | "createdAt">;

/** `at`: when it was done, or begun, as text. */
type ProgressStep = {
  label: string;
  state: "done" | "current" | "next";
  detail?: string;
  at?: string;
};

const labels = {
  delivery: [
    () => m.orders_orderConfirmed(),
    () => m.orders_preparingYourOrder(),
    () => m.orders_onTheWay(),
    () => m.shared_delivered(),
  ],
  pickup: [
    () => m.orders_orderConfirmed(),
    () => m.orders_preparingYourOrder(),
    () => m.orders_readyAtTheWindow(),
    () => m.orders_pickedUp(),
  ],
};

/** A ready pickup order has left the kitchen, although its status is still "preparing". */
function isAtTheWindow({ status, deliveryType, readyAt }: FollowedOrder): boolean {
  return status === "preparing" && deliveryType === "pickup" && readyAt !== null;
}

function reachedSteps(order: FollowedOrder): number {
  const reached: Record<OrderStatus, number> = {
    pending: 0,
    confirmed: 1,
    preparing: isAtTheWindow(order) ? 3 : 2,
    out_for_delivery: 3,
    delivered: 4,
    cancelled: 0,
  };
  return reached[order.status];
}

/** When each step was reached, leaving out steps that were undone. */
function timesOf(order: FollowedOrder, changes: PastChange[]): (Date | undefined | null)[] {
  const statusChanges = changes.filter(({ kind }) => kind === "status");
  const reached = [{ status: statusChanges[0]?.fromValue ?? order.status, at: order.createdAt }];
  for (const { toValue, createdAt } of statusChanges) {
    const earlier = reached.findIndex(({ status }) => status === toValue);
    if (earlier >= 0) reached.length = earlier + 1;
    else reached.push({ status: toValue, at: createdAt });
  }
  const timeOf = new Map(reached.map(({ status, at }) => [status, at]));
  const preparingAt = timeOf.get("preparing");
  return [
    timeOf.get("confirmed") ?? preparingAt,
    preparingAt,
    order.deliveryType === "pickup" ? order.readyAt : timeOf.get("out_for_delivery"),
    timeOf.get("delivered"),
  ];
}

/** The time, with the day unless it is today. */
function timeText(instant: Date, now: Date): string {
  return dayInIndia(instant) === dayInIndia(now)
    ? formatTime(instant)
    : formatShortDateTime(instant);
}

function confirmationText({ status, payBy, createdAt }: FollowedOrder, now: Date) {
  if (payBy) return m.payments_keptUntil({ time: formatTime(payBy) });
  return status === "pending"
    ? m.orders_pendingSince({ time: timeText(createdAt, now) })
    : undefined;
}

/**
 * The four steps of "What's Next"; none for a cancelled order. If the history is given (oldest
 * first), the steps have their times.
 */
export function orderProgress(
  order: FollowedOrder,
  now: Date,
  changes?: PastChange[],
): ProgressStep[] {
  if (order.status === "cancelled") return [];
  const reached = reachedSteps(order);
  const current = reached === 4 ? 4 : Math.max(reached - 1, 0);
  const times = changes ? timesOf(order, changes) : [];
  return labels[order.deliveryType].map((label, index) => {
    const time = index < reached ? times[index] : null;
    return {
      label: label(),
      state: index < current ? "done" : index === current ? "current" : "next",
      detail: index === 0 ? confirmationText(order, now) : undefined,
      at: time ? timeText(time, now) : undefined,
    };
  });
}

/** The status in the customer's words: a delivered pickup order was "picked up". */
export function customerStatusLabel(order: FollowedOrder): string {
  if (order.payBy) return m.orders_waitsForPayment();
  if (isAtTheWindow(order)) return m.orders_readyForPickup();
  const isPickedUp = order.status === "delivered" && order.deliveryType === "pickup";
  return isPickedUp ? m.orders_pickedUp() : orderStatusLabel(order.status);
}

/** The headline of the confirmation page: when the order will come, or its outcome. */
export function confirmationHeadline(order: Order, at: Date): string {
  if (isFinal(order.status) || isAtTheWindow(order) || order.payBy) {
    return customerStatusLabel(order);
  }
  const time = arrivalText(order, at);
  if (isPastDue(order, at)) return m.orders_pastDue({ expected: time });
  return order.deliveryType === "pickup"
    ? m.orders_readyAtTime({ time })
    : m.orders_arrivingAtTime({ time });
}

/**
 * The badge of the confirmation page. The specification requires "Preparing" until the order leaves
 * the kitchen or is cancelled; no text on that page may contradict it.
 */
export function confirmationBadge(order: FollowedOrder, now: Date) {
  const isInKitchen =
    ["pending", "confirmed", "preparing"].includes(order.status) &&
    !isAtTheWindow(order) &&
    !order.payBy;
  if (!isInKitchen) return { status: order.status, label: customerStatusLabel(order) };
  // An order for as soon as possible counts towards a slot, too.
  const time = order.dueAt && (order.slotStartsAt ?? order.dueAt);
  const label = time
    ? m.orders_preparingFor({ time: formatDueTime(time, now) })
    : orderStatusLabel("preparing");
  return { status: "preparing" as const, label };
}
