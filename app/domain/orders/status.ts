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

export const orderStatusLabels: Record<OrderStatus, string> = {
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

export function orderStatusLabel(status: OrderStatus): string {
  return orderStatusLabels[status];
}

export function readOrderStatus(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text);
}

/** A pickup order may be delivered straight after it was prepared. */
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

export function alreadyInStatus(status: OrderStatus): string {
  return `Order is already ${orderStatusLabel(status).toLowerCase()}`;
}

/** Why customers can no longer cancel their order; null while they can. */
export function whyNotCancellable(status: OrderStatus): string | null {
  if (status === "pending") return null;
  const label = orderStatusLabel(status).toLowerCase();
  return `This order is already ${label} and can no longer be cancelled here. Please call us.`;
}

/** The buttons that move an order on, in the order in which admins see them. */
const stepLabels: [to: OrderStatus, label: string][] = [
  ["preparing", "Start Preparing"],
  ["confirmed", "Confirm"],
  ["out_for_delivery", "Out for Delivery"],
  ["delivered", "Mark as Delivered"],
];

export function forwardSteps(status: OrderStatus, deliveryType: DeliveryType) {
  const allowed = nextStatuses(status, deliveryType).filter(
    (to) => to !== "out_for_delivery" || deliveryType === "delivery",
  );
  return stepLabels.filter(([to]) => allowed.includes(to)).map(([to, label]) => ({ to, label }));
}
