import { m } from "#messages";
import type { Action } from "../access/permissions.ts";
import { translated } from "../language/translated.ts";
import type { SettingsSection } from "./shop-settings.ts";

export const settingsSections: Record<SettingsSection, string> = translated({
  opening: m.settings_openOrPaused,
  hours: m.settings_openingHours,
  holidays: m.settings_holidays,
  delivery: m.shared_delivery,
  times: m.settings_times,
  charges: m.settings_packingTipsAndRounding,
  catering: m.shared_catering,
  payment: m.shared_payment,
  bill: m.settings_foodLicence,
  alerts: m.alerts_title,
  kitchen: m.shared_kitchen,
  log: m.shared_log,
});

/** The permission needed to change a section. */
export function actionFor(section: SettingsSection): Action {
  if (section === "opening") return "pause the shop";
  return section === "log" ? "limit the log" : "change settings";
}
