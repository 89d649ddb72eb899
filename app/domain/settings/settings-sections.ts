import { m } from "#messages";
import type { SettingsSection } from "./shop-settings.ts";

/** The sections' titles. */
export const settingsSections: Record<SettingsSection, string> = {
  get opening() {
    return m.settings_openOrPaused();
  },
  get hours() {
    return m.settings_openingHours();
  },
  get holidays() {
    return m.settings_holidays();
  },
  get delivery() {
    return m.shared_delivery();
  },
  get times() {
    return m.settings_times();
  },
  get charges() {
    return m.settings_packingTipsAndRounding();
  },
  get catering() {
    return m.shared_catering();
  },
  get payment() {
    return m.settings_upiPayment();
  },
  get bill() {
    return m.settings_foodLicence();
  },
  get alerts() {
    return m.settings_alerts();
  },
  get kitchen() {
    return m.shared_kitchen();
  },
};
