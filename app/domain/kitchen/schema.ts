import { z } from "zod";
import { m } from "#messages";
import { languages } from "../language/language.ts";
import { stationLimits } from "../stations/station.ts";
import { requiredText } from "../text.ts";

const MAX_DELAY_MINUTES = 240;

const stale = () => m.orders_pageOutdated();

const shownQuantity = z.coerce
  .number({ error: stale })
  .int({ error: stale })
  .min(1, { error: stale });

/** The quantity that the screen showed when the dish was ticked off. */
export const tickForm = z.object({ quantity: shownQuantity });

/** The dishes of the order that the screen showed, by id; if missing, the whole order. */
export const readyForm = z.object({ lines: z.record(z.string(), shownQuantity).optional() });
export type ShownQuantities = Record<string, number>;

/** The time of the change that the screen showed. */
export const changeSeenForm = z.object({ changedAt: z.coerce.number({ error: stale }) });

export const delayForm = z.object({
  delayMinutes: z
    .int({ error: stale })
    .min(0, { error: stale })
    .max(MAX_DELAY_MINUTES, {
      error: () => m.orders_delayTooLong({ maxDelayMinutes: MAX_DELAY_MINUTES }),
    }),
  /** The delay that the screen showed. */
  shownMinutes: z.int({ error: stale }).min(0, { error: stale }),
});
export type DelayInput = z.output<typeof delayForm>;

export const stationForm = z.object({
  name: requiredText(() => m.kitchen_enterAName(), { max: stationLimits.nameLength }),
});
export type StationFields = z.input<typeof stationForm>;

/** The station of each section by section id; empty for none. */
export const categoryStationsForm = z.object({
  stations: z.record(z.string(), z.string().max(64).default("")),
});

export const kitchenLanguageForm = z.object({
  language: z.enum(languages, { error: () => m.shell_languageUnknown() }),
});
