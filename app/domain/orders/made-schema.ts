import { z } from "zod";

const MAX_DELAY_MINUTES = 240;

const stale = "This page was out of date. Load it again.";

/** How many of a dish the screen showed when it was ticked off. */
export const tickForm = z.object({ quantity: z.number(stale).int(stale).min(1, stale) });

export const delayForm = z.object({
  delayMinutes: z
    .number(stale)
    .int(stale)
    .min(0, stale)
    .max(MAX_DELAY_MINUTES, `An order can be at most ${MAX_DELAY_MINUTES} minutes late`),
  /** The delay on the screen. */
  shownMinutes: z.number(stale).int(stale).min(0, stale),
});
export type DelayInput = z.output<typeof delayForm>;
