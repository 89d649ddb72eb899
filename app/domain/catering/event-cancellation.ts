import { z } from "zod";
import { requiredText } from "../text.ts";

/** What an admin says when cancelling; the customer reads it. Source: spec 2 §3 (cancellationReason), §4. */
export const eventCancellationForm = z.object({
  reason: requiredText("Enter a reason, the customer will read it", {
    max: 300,
    maxMessage: "The reason must be at most 300 characters",
  }),
});
export type EventCancellationForm = z.output<typeof eventCancellationForm>;
