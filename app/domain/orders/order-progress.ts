import type { DeliveryType } from "./delivery-fee.ts";
import type { OrderStatus } from "./status.ts";

export type ProgressStep = { label: string; state: "done" | "current" | "next"; detail?: string };

const labels = ["Order Confirmed", "Preparing Your Order", "On the Way", "Delivered"] as const;

// How many of the four steps lie behind an order.
const doneSteps: Record<Exclude<OrderStatus, "cancelled">, number> = {
  pending: 0,
  confirmed: 0,
  preparing: 1,
  out_for_delivery: 2,
  delivered: 4,
};

function detail(at: number, status: OrderStatus, deliveryType: DeliveryType): string | undefined {
  if (at === 0 && status === "pending") return "We have your order and will confirm it shortly";
  if (at === 0 && status === "confirmed") return "Confirmed, the kitchen starts soon";
  if (at === 2 && deliveryType === "pickup") return "Not needed, you collect it at the counter";
  return undefined;
}

/**
 * Takes an order's status and how it reaches the customer, returns the four steps of 'What's Next'
 * with its true one marked; none for a cancelled order, for which nothing comes next.
 * Source: spec 1 §2 Order confirmation; decisions, Ordering.
 */
export function orderProgress(status: OrderStatus, deliveryType: DeliveryType): ProgressStep[] {
  if (status === "cancelled") return [];
  const done = doneSteps[status];
  return labels.map((label, at) => ({
    label,
    state: at < done ? "done" : at === done ? "current" : "next",
    detail: detail(at, status, deliveryType),
  }));
}
