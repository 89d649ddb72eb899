import { m } from "#messages";

export const CANCELLED_BY_CUSTOMER = "Cancelled by customer";
export const NOT_ANSWERED = "The shop did not answer";
export const NOT_PAID = "It was not paid in time";
export const CANCELLED_BY_LINK = "Cancelled by the customer's link";

/** A second tap on "Yes, cancel" counts as success. */
export function isCancelledByCustomer(cancelled: { status: string; cancellationReason: string }) {
  const { status, cancellationReason: reason } = cancelled;
  return status === "cancelled" && [CANCELLED_BY_CUSTOMER, CANCELLED_BY_LINK].includes(reason);
}

const withoutStaff = new Map([
  [CANCELLED_BY_CUSTOMER, () => m.shared_cancelledByCustomer()],
  [CANCELLED_BY_LINK, () => m.shared_cancelledByLink()],
  [NOT_ANSWERED, () => m.orders_shopDidNotAnswer()],
  [NOT_PAID, () => m.orders_notPaidInTime()],
]);

/** Avoids addressing customers in the third person. */
const toCustomer = new Map([
  [CANCELLED_BY_CUSTOMER, () => m.orders_youCancelledIt()],
  [CANCELLED_BY_LINK, () => m.orders_youCancelledIt()],
  [NOT_ANSWERED, () => m.orders_weDidNotAnswer()],
  [NOT_PAID, () => m.orders_paymentDidNotArrive()],
  ["The customer called and asked to cancel", () => m.orders_reasonCustomerAsked()],
  ["The customer cannot be reached", () => m.orders_weCouldNotReachYou()],
  ["The customer called", () => m.orders_youCalledUs()],
]);

export type Reader = "staff" | "customer";

/**
 * Reasons that are stored in English, so that everybody reads them in their own language.
 * `reasons`: what staff can choose instead of typing.
 */
export function knownReasons(reasons: Record<string, () => string>) {
  const usual = new Map(Object.entries(reasons));
  return {
    labels: () => [...usual.values()].map((label) => label()),
    stored: (typed: string) => [...usual].find(([, label]) => label() === typed)?.[0] ?? typed,
    shown(stored: string, reader: Reader = "staff"): string {
      const forCustomer = reader === "customer" && toCustomer.get(stored)?.();
      if (forCustomer) return forCustomer;
      return (withoutStaff.get(stored) ?? usual.get(stored))?.() ?? stored;
    },
  };
}
