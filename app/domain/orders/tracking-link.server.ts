import { FORMER_CUSTOMER } from "../accounts/former-customer.ts";
import { DAY_MS, now } from "../clock.ts";
import { withDelay } from "./expected-at.ts";
import type { Order } from "./order.ts";
import { findAnyOrder } from "./queries.server.ts";
import { orderIdOf, trackingToken } from "./tracking-token.server.ts";

const TRACKING_DAYS = 7;

type Tracked = Pick<
  Order,
  "promisedAt" | "promisedUntil" | "delayMinutes" | "userId" | "customerName"
>;

/** A tracking link works until a week after the order was expected, and no longer than the customer's account. */
export function hasTrackingLink(order: Tracked, at: Date): boolean {
  const isErased = order.userId === null && order.customerName === FORMER_CUSTOMER;
  const { promisedAt } = withDelay(order);
  return !isErased && at.getTime() < promisedAt.getTime() + TRACKING_DAYS * DAY_MS;
}

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
