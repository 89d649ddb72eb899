import { formatHours } from "#app/domain/settings/format-hours.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";

/** What a shop says of itself whose owner has changed nothing. */
export const defaultFacts = {
  hours: formatHours(defaultSettings.hours),
  delivery: defaultSettings.delivery,
};
