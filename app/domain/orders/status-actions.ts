import type { Action } from "../access/permissions.ts";
import type { OrderStatus } from "./status.ts";

/** The permission that staff need; customers may cancel their own orders. */
export const actionFor: Record<OrderStatus, Action> = {
  pending: "prepare orders",
  confirmed: "prepare orders",
  preparing: "prepare orders",
  out_for_delivery: "prepare orders",
  // Delivering records a payment. Riders use app/domain/deliveries instead.
  delivered: "take payments",
  cancelled: "cancel orders",
};
