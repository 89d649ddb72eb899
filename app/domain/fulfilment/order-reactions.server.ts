import { DAY_MS, now } from "../clock.ts";
import {
  queueOrderChanged,
  queueOrderPlaced,
  queueOrderStatus,
} from "../emails/queue-customer-emails.server.ts";
import { queueNewOrderAlerts } from "../emails/queue-owner-emails.server.ts";
import { expectedAt } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import {
  queueChangePrints,
  queueStatusPrints,
  queueTakenPrints,
} from "../printers/queue-prints.server.ts";
import {
  queueCustomerPush,
  queueNewOrderPush,
  queueOrderStatusPush,
} from "../push/queue-push.server.ts";
import { NOT_ANSWERED } from "../reasons/known-reasons.ts";

// Tells people what happens to an order, by email, push message and print. Call these inside the
// transaction of the change, so that neither is stored without the other.

/** For an order that a customer placed on the web. */
export function tellOfPlacedOrder(order: Order): void {
  queueOrderPlaced(order);
  queueNewOrderAlerts(order);
  queueNewOrderPush(order);
}

/** For an order that staff took at the counter or by phone. */
export function tellOfTakenOrder(order: Order): void {
  queueTakenPrints(order);
}

/**
 * Whether nobody is waiting for it any more. Orders from before there was an expiry all end at
 * once, and last month's need no apology.
 */
function isForgotten(order: Order): boolean {
  const isExpired = order.status === "cancelled" && order.cancellationReason === NOT_ANSWERED;
  return isExpired && now().getTime() - expectedAt(order).getTime() > DAY_MS;
}

export function tellOfStatus(before: Order, after: Order): void {
  if (isForgotten(after)) return;
  queueOrderStatus(after);
  queueOrderStatusPush(after);
  queueStatusPrints(before, after);
}

/** The kitchen has finished the whole order, or found that something is missing. */
export function tellOfReadiness(order: Order): void {
  queueCustomerPush(order);
}

export function tellOfDelay(before: Order, after: Order): void {
  queueCustomerPush(after, after.delayMinutes > before.delayMinutes ? "delayed" : "changed");
}

/** For a change of dishes, time or address; `changeId` is the entry in its history. */
export function tellOfChange(order: Order, changeId: string): void {
  queueChangePrints(order, changeId);
  queueOrderChanged(order);
  queueCustomerPush(order, "changed");
}
