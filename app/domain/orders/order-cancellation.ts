import { z } from "zod";
import { requiredText } from "../text.ts";

/** What an admin says when cancelling; the customer reads it. Source: spec 2 §4; decisions, Ordering. */
export const orderCancellationForm = z.object({
  reason: requiredText("Enter a reason, the customer will read it", {
    max: 300,
    maxMessage: "The reason must be at most 300 characters",
  }),
});
export type OrderCancellationForm = z.output<typeof orderCancellationForm>;
