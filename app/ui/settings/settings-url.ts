import type { SettingsSection } from "#app/domain/settings/shop-settings.ts";

export function settingsUrl(section?: SettingsSection): string {
  return section ? `/admin/settings/${section}` : "/admin/settings";
}
