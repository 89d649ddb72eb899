import { formatDateTime } from "../clock.ts";
import { shop } from "../shop.ts";
import type { Order } from "./order.ts";
import { orderTicket } from "./order-ticket.ts";
import { whyNotCancellable } from "./status.ts";
import type { UpiPayment } from "./upi-link.ts";

const MINUTE_MS = 60_000;

/**
 * Takes an order and how it can be paid by UPI (null when nothing is left to pay that way), returns
 * what its customer reads of it: the stall's ticket with pictures, when to expect it and whether it
 * can still be cancelled. Source: spec 1 §2 Order confirmation, My Orders; decisions, Ordering.
 */
export function orderReceipt(order: Order, payment: UpiPayment | null) {
  const { steps: _, ...ticket } = orderTicket(order);
  const startsAt = order.dueAt ?? order.createdAt;
  const expectedAt = startsAt.getTime() + shop.estimate.confirmationMinutes * MINUTE_MS;
  return {
    ...ticket,
    items: ticket.items.map((item, at) => ({
      ...item,
      description: order.items[at]?.description ?? "",
      image: order.items[at]?.image ?? "",
    })),
    expectedAt: formatDateTime(new Date(expectedAt)),
    payment,
    canCancel: whyNotCancellable(order.status) === null,
  };
}
export type OrderReceipt = ReturnType<typeof orderReceipt>;
