import { problem } from "../result.ts";

const pattern = /^[\w-]{16,100}$/;

/**
 * Takes what a checkout form carries as its single-use key, returns whether it is one: the same key
 * answers with the same order. Source: decisions, Ordering ("An order is placed once").
 */
export function isOrderKey(sent: unknown): sent is string {
  return typeof sent === "string" && pattern.test(sent);
}

/** What a form without a key of this shop reads; the page that says so carries a new one. */
export const staleOrderKey = problem(
  "validation",
  "This page was out of date, so nothing was ordered. Check it and place the order again.",
);
