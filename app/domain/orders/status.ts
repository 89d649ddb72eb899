import type { DeliveryType } from "./delivery-fee.ts";

export const orderStatuses = [
  "pending",
  "confirmed",
  "preparing",
  "out_for_delivery",
  "delivered",
  "cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const labels: Record<OrderStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  preparing: "Preparing",
  out_for_delivery: "Out for Delivery",
  delivered: "Delivered",
  cancelled: "Cancelled",
};

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["confirmed", "preparing", "cancelled"],
  confirmed: ["preparing", "cancelled"],
  preparing: ["out_for_delivery", "cancelled"],
  out_for_delivery: ["delivered", "cancelled"],
  delivered: [],
  cancelled: [],
};

/** Takes a status, returns the words for it. Source: spec 1 §4; spec 2 §4. */
export function orderStatusLabel(status: OrderStatus): string {
  return labels[status];
}

/** Takes any text, returns the status it names, or undefined. Source: spec 1 §4. */
export function readOrderStatus(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text);
}

/**
 * Takes an order's status and how it reaches the customer, returns the statuses it may go to; none
 * from a final one. A pickup order has no road to take. Source: decisions, Ordering.
 */
export function nextStatuses(
  status: OrderStatus,
  deliveryType: DeliveryType,
): readonly OrderStatus[] {
  return status === "preparing" && deliveryType === "pickup"
    ? [...next.preparing, "delivered"]
    : next[status];
}

/** Takes a status, returns whether nothing may follow it. Source: decisions, Ordering. */
export function isFinal(status: OrderStatus): boolean {
  return next[status].length === 0;
}

/** Takes a status, returns the sentence for setting it once more. Source: spec 2 §4 Order statuses. */
export function alreadyInStatus(status: OrderStatus): string {
  return `Order is already ${orderStatusLabel(status).toLowerCase()}`;
}

/**
 * Takes an order's status, returns why its customer can no longer cancel it; null while they can.
 * Source: decisions, Ordering ("Customers may cancel their own order while pending").
 */
export function whyNotCancellable(status: OrderStatus): string | null {
  if (status === "pending") return null;
  const label = orderStatusLabel(status).toLowerCase();
  return `This order is already ${label} and can no longer be cancelled here. Please call us.`;
}

/**
 * Takes an order's status and delivery type, returns the forward steps an admin is offered with the
 * words on the buttons. Source: spec 2 §4 Order statuses; decisions, Ordering.
 */
export function forwardSteps(
  status: OrderStatus,
  deliveryType: DeliveryType,
): { to: OrderStatus; label: string }[] {
  if (status === "pending")
    return [
      { to: "preparing", label: "Start Preparing" },
      { to: "confirmed", label: "Confirm" },
    ];
  if (status === "confirmed") return [{ to: "preparing", label: "Start Preparing" }];
  if (status === "preparing")
    return deliveryType === "pickup"
      ? [{ to: "delivered", label: "Mark as Delivered" }]
      : [{ to: "out_for_delivery", label: "Out for Delivery" }];
  if (status === "out_for_delivery") return [{ to: "delivered", label: "Mark as Delivered" }];
  return [];
}
