import { sql } from "drizzle-orm";
import { write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { settings } from "#db/schema/settings.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { auditedPart } from "./audited-part.ts";
import { settingsParts, shopSettings } from "./queries.server.ts";
import { actionFor, settingsSections } from "./settings-sections.ts";
import type { SettingsParts, SettingsSection, ShopSettings } from "./shop-settings.ts";

const upsert = prepareInsert(settings, (insert) =>
  insert.onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } }),
);

function savePart<Section extends SettingsSection>(
  actor: User,
  section: Section,
  value: SettingsParts[Section],
): void {
  const before = settingsParts()[section];
  upsert.run({ key: section, value });
  inLanguage("en", () =>
    recordAudit(actor, {
      action: "settings.changed",
      subject: { id: section, name: settingsSections[section] },
      before: auditedPart(section, before),
      after: auditedPart(section, value),
    }),
  );
}

/** `change` computes a section's new value from the current settings. Problems: `forbidden`, those of `change`. */
export function changeSettings<Section extends SettingsSection>(
  actor: User,
  section: Section,
  change: (present: SettingsParts) => Result<SettingsParts[Section]>,
): Result<ShopSettings> {
  if (!may(actor, actionFor(section))) return adminOnly;
  return write(() => {
    const changed = change(settingsParts());
    if (!changed.ok) return changed;
    savePart(actor, section, changed.value);
    return ok(shopSettings());
  });
}

/** Problems: `forbidden`. */
export function saveSettings<Section extends SettingsSection>(
  actor: User,
  section: Section,
  value: SettingsParts[Section],
): Result<ShopSettings> {
  return changeSettings(actor, section, () => ok(value));
}
