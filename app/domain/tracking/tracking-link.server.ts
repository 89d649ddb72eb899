import { now } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { hasTrackingLink } from "./link-validity.ts";
import { orderIdOf, trackingToken } from "./tracking-token.server.ts";

/** Lets whoever has it follow the order without logging in; null once it has expired. */
export function trackingPath(order: Order): string | null {
  return hasTrackingLink(order, now()) ? `/track/${trackingToken(order.id)}` : null;
}

export function trackingUrl(order: Order, siteUrl: string): string | null {
  const path = trackingPath(order);
  return path && siteUrl + path;
}

/** Undefined for a token of no order and for one that has expired. */
export function findTrackedOrder(token: string): Order | undefined {
  const id = orderIdOf(token);
  const order = id === null ? undefined : findAnyOrder(id);
  return order && hasTrackingLink(order, now()) ? order : undefined;
}
