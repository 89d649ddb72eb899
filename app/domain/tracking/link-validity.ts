import { FORMER_CUSTOMER } from "../accounts/former-customer.ts";
import { DAY_MS } from "../clock.ts";
import { withDelay } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";

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
