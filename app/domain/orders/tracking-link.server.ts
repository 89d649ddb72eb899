import { FORMER_CUSTOMER } from "../accounts/former-customer.ts";
import { DAY_MS, now } from "../clock.ts";
import { withDelay } from "./expected-at.ts";
import type { Order } from "./order.ts";
import { findAnyOrder } from "./queries.server.ts";
import { readTrackingToken, type TrackingPurpose, trackingToken } from "./tracking-token.server.ts";

const TRACKING_DAYS = 7;

type Tracked = Pick<
  Order,
  "promisedAt" | "promisedUntil" | "delayMinutes" | "userId" | "customerName"
>;

/** A tracking link works until a week after the order was expected, but no longer than the customer's account. */
export function hasTrackingLink(order: Tracked, at: Date): boolean {
  const isErased = order.userId === null && order.customerName === FORMER_CUSTOMER;
  const { promisedAt } = withDelay(order);
  return !isErased && at.getTime() < promisedAt.getTime() + TRACKING_DAYS * DAY_MS;
}

/**
 * Lets anyone with the link follow the order without logging in, and cancel it if that is the
 * purpose; null once it has expired. Only the order's customer may get a link to cancel.
 */
export function trackingPath(order: Order, purpose: TrackingPurpose): string | null {
  return hasTrackingLink(order, now()) ? `/track/${trackingToken(order.id, purpose)}` : null;
}

/** The customer's own link, which can also cancel the order. */
export function trackingUrl(order: Order, siteUrl: string): string | null {
  const path = trackingPath(order, "cancel");
  return path && siteUrl + path;
}

export type TrackedByLink = { order: Order; mayCancel: boolean };

/** Undefined if the token is invalid or has expired. */
export function findTrackedOrder(token: string): TrackedByLink | undefined {
  const read = readTrackingToken(token);
  const order = read ? findAnyOrder(read.orderId) : undefined;
  if (!read || !order || !hasTrackingLink(order, now())) return undefined;
  return { order, mayCancel: read.purpose === "cancel" };
}
