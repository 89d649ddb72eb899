import { z } from "zod";
import { m } from "#messages";
import { requiredText } from "./text.ts";

/** The reason that an admin gives; the customer reads it. */
export const cancellationForm = z.object({
  reason: requiredText(() => m.shared_reasonRequired(), {
    max: 300,
    maxMessage: () => m.shared_reasonTooLong(),
  }),
});
export type CancellationReason = z.output<typeof cancellationForm>;
