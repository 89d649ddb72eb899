import type { SettingsSection } from "#app/domain/settings/shop-settings.ts";

/** Takes a section of the settings, or none for all, returns its address. */
export function settingsUrl(section?: SettingsSection): string {
  return section ? `/admin/settings/${section}` : "/admin/settings";
}
