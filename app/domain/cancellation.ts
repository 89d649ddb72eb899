import { z } from "zod";
import { requiredText } from "./text.ts";

/** What an admin says when cancelling an order or a booking; the customer reads it. Source: spec 2 §3 (cancellationReason), §4; decisions, Ordering. */
export const cancellationForm = z.object({
  reason: requiredText("Enter a reason, the customer will read it", {
    max: 300,
    maxMessage: "The reason must be at most 300 characters",
  }),
});
export type CancellationReason = z.output<typeof cancellationForm>;
