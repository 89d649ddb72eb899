import { defaultSettings } from "#app/domain/settings/shop-settings.ts";
import { spokenHours } from "#app/domain/settings/spoken-hours.ts";

/** What a shop says of itself whose owner has changed nothing. */
export const defaultFacts = {
  hours: spokenHours(defaultSettings.hours),
  delivery: defaultSettings.delivery,
};
