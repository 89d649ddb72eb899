import { m } from "#messages";

/** Stored in English, and translated where it is shown. */
export const CANCELLED_BY_CUSTOMER = "Cancelled by customer";

/** What staff can choose instead of typing a reason. */
const usualReasons = new Map<string, () => string>([
  ["The customer called and asked to cancel", () => m.events_theCustomerAskedToCancel()],
  ["The customer cannot be reached", () => m.events_theCustomerCannotBeReached()],
  ["The advance was not paid", () => m.events_theAdvanceWasNotPaid()],
  ["The venue is outside our area", () => m.events_theVenueIsOutsideOurArea()],
  ["We cannot cater on that day", () => m.events_weCannotCaterOnThatDay()],
]);

export function usualReasonLabels(): string[] {
  return [...usualReasons.values()].map((label) => label());
}

/** As it is stored: a usual reason in English, so that customers read it in their own language. */
export function storedReason(typed: string): string {
  return [...usualReasons].find(([, label]) => label() === typed)?.[0] ?? typed;
}

/** As it is shown. */
export function cancellationReasonText(stored: string): string {
  if (stored === CANCELLED_BY_CUSTOMER) return m.shared_cancelledByCustomer();
  return usualReasons.get(stored)?.() ?? stored;
}
