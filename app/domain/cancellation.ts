import { z } from "zod";
import { requiredText } from "./text.ts";

/** The reason that an admin gives; the customer reads it. */
export const cancellationForm = z.object({
  reason: requiredText("Enter a reason: the customer will see it", {
    max: 300,
    maxMessage: "The reason must be at most 300 characters",
  }),
});
export type CancellationReason = z.output<typeof cancellationForm>;
