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
/** `keepsFee`: whether to keep the fee in the event's cancellation terms, if it has any. */
export const eventCancellationForm = cancellationForm.extend({
  keepsFee: z.boolean().default(false),
});
export type CancellationReason = z.input<typeof cancellationForm> & { keepsFee?: boolean };
