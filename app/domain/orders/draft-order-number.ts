import { dayInPune } from "../clock.ts";

/**
 * Takes an instant, returns the number shown for a cart that is no order yet: made on the spot, kept
 * nowhere, and not of the form of an order's number. Source: decisions, Ordering ("a generated number").
 */
export function draftOrderNumber(at: Date): string {
  return `DRAFT-${dayInPune(at).slice(2).replaceAll("-", "")}`;
}
