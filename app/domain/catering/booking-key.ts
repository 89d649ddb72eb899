import { problem } from "../result.ts";

/** What a form without a key of this shop reads; the page that says so carries a new one. Source: decisions, Ordering (the single-use key). */
export const staleBookingKey = problem(
  "validation",
  "This page was out of date, so nothing was booked. Check it and book again.",
);
