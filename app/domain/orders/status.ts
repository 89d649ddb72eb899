import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { isAtTheStall } from "./channel.ts";
import type { OrderChannel } from "./order.ts";

export const orderStatuses = [
  "pending",
  "confirmed",
  "preparing",
  "out_for_delivery",
  "delivered",
  "cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const orderStatusLabels: Record<OrderStatus, string> = translated({
  pending: m.orders_pending,
  confirmed: m.orders_confirmed,
  preparing: m.orders_preparing,
  out_for_delivery: m.orders_outForDelivery,
  delivered: m.shared_delivered,
  cancelled: m.shared_cancelled,
});

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["confirmed", "preparing", "cancelled"],
  confirmed: ["preparing", "cancelled"],
  preparing: ["out_for_delivery", "cancelled"],
  out_for_delivery: ["delivered", "cancelled"],
  delivered: [],
  cancelled: [],
};

export function orderStatusLabel(status: OrderStatus): string {
  return orderStatusLabels[status];
}

export function readOrderStatus(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text);
}

/** A pickup order may go straight from preparing to delivered. */
export function nextStatuses(
  status: OrderStatus,
  deliveryType: DeliveryType,
): readonly OrderStatus[] {
  return status === "preparing" && deliveryType === "pickup"
    ? [...next.preparing, "delivered"]
    : next[status];
}

export function isFinal(status: OrderStatus): boolean {
  return next[status].length === 0;
}

export const activeStatuses = orderStatuses.filter((status) => !isFinal(status));

export function alreadyInStatus(status: OrderStatus): string {
  return m.orders_orderIsAlready({ status: orderStatusLabel(status).toLowerCase() });
}

/** Customers may cancel while the order is pending; null means they can. */
export function whyNotCancellable(status: OrderStatus): string | null {
  if (status === "pending") return null;
  const label = orderStatusLabel(status).toLowerCase();
  return m.orders_cancelByCalling({ label });
}

/**
 * Customers may change the order while it is pending; null means they can. At the stall, customers
 * ask in person, because the form is about addresses and times.
 */
export function whyNotChangeable(order: {
  status: OrderStatus;
  channel: OrderChannel;
}): string | null {
  if (isAtTheStall(order.channel)) return m.orders_changeAtCounter();
  if (order.status === "pending") return null;
  return m.orders_changeByCalling({ label: orderStatusLabel(order.status).toLowerCase() });
}

/** The buttons that move an order on, in the order in which admins see them. */
const forwardLabels: [to: OrderStatus, label: () => string][] = [
  ["preparing", () => m.orders_startPreparing()],
  ["confirmed", () => m.admin_confirm()],
  ["out_for_delivery", () => m.orders_outForDelivery()],
  ["delivered", () => m.orders_markAsDelivered()],
];

export function forwardSteps(status: OrderStatus, deliveryType: DeliveryType) {
  const allowed = nextStatuses(status, deliveryType).filter(
    (to) => to !== "out_for_delivery" || deliveryType === "delivery",
  );
  return forwardLabels
    .filter(([to]) => allowed.includes(to))
    .map(([to, label]) => ({ to, label: label() }));
}

/**
 * Since when an order or booking rings after a step. A cancellation rings, because the shop may
 * have started on it; any other step counts as an answer.
 */
export function ringAfterStatus(status: string, at: Date): Date | null {
  return status === "cancelled" ? at : null;
}
