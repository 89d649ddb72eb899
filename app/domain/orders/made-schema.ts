import { z } from "zod";
import { m } from "#messages";

const MAX_DELAY_MINUTES = 240;

const stale = () => m.orders_thisPageWasOutOf();

/** How many of a dish the screen showed when it was ticked off. */
export const tickForm = z.object({
  quantity: z.number({ error: stale }).int({ error: stale }).min(1, { error: stale }),
});

export const delayForm = z.object({
  delayMinutes: z
    .number({ error: stale })
    .int({ error: stale })
    .min(0, { error: stale })
    .max(MAX_DELAY_MINUTES, {
      error: () => m.orders_anOrderCanBeAt({ maxDelayMinutes: MAX_DELAY_MINUTES }),
    }),
  /** The delay on the screen. */
  shownMinutes: z.number({ error: stale }).int({ error: stale }).min(0, { error: stale }),
});
export type DelayInput = z.output<typeof delayForm>;
