import { formatHours } from "#app/domain/settings/format-hours.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";

export const defaultFacts = {
  hours: formatHours(defaultSettings.hours),
  delivery: { kind: "everywhere", ...defaultSettings.delivery } as const,
};
