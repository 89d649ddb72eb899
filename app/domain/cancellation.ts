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
/** `keepsFee`: what the cancellation terms of an event say, if there are any. */
export const eventCancellationForm = cancellationForm.extend({
  keepsFee: z.boolean().default(false),
});
export type CancellationReason = z.input<typeof cancellationForm> & { keepsFee?: boolean };
