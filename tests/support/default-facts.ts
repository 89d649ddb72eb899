import { formatHours } from "#app/domain/settings/format-hours.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";

/** The facts of a shop with default settings. */
export const defaultFacts = {
  hours: formatHours(defaultSettings.hours),
  delivery: defaultSettings.delivery,
};
