import type { Action } from "../access/permissions.ts";
import type { OrderStatus } from "./status.ts";

/** What staff must be allowed to do; customers may cancel their own orders. */
export const actionFor: Record<OrderStatus, Action> = {
  pending: "prepare orders",
  confirmed: "prepare orders",
  preparing: "prepare orders",
  out_for_delivery: "prepare orders",
  // It records a payment. Riders use app/domain/deliveries instead.
  delivered: "take payments",
  cancelled: "cancel orders",
};
