import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { settings } from "#db/schema/settings.ts";
import {
  defaultParts,
  joinedParts,
  type SettingsParts,
  type SettingsSection,
  type ShopSettings,
} from "./shop-settings.ts";
import { readPart } from "./stored-settings.ts";

// As text: what is stored and broken must not keep the shop from opening.
const stored = db
  .select({ key: settings.key, json: sql<string>`${settings.value}`.mapWith(String) })
  .from(settings)
  .prepare();

let lastRead: { as: string; parts: SettingsParts } | undefined;

/** Returns the settings by section, as they are saved. Source: as `shopSettings`. */
export function settingsParts(): SettingsParts {
  const rows = stored.all();
  const as = JSON.stringify(rows);
  // Every page asks, several times over, and they change once a week.
  if (lastRead?.as !== as) {
    const saved = new Map(rows.map(({ key, json }) => [key, json]));
    const part = <Section extends SettingsSection>(section: Section) =>
      readPart(section, saved.get(section)) ?? defaultParts[section];
    const parts = {
      opening: part("opening"),
      hours: part("hours"),
      holidays: part("holidays"),
      delivery: part("delivery"),
      catering: part("catering"),
      payment: part("payment"),
      bill: part("bill"),
    };
    lastRead = { as, parts };
  }
  return lastRead.parts;
}

/**
 * Returns what the owner has set, and the specification's numbers for what was never set; a stored
 * section that cannot be read counts as never set. Source: the owner's wish for settings; spec 1 §1, §9.
 */
export function shopSettings(): ShopSettings {
  return joinedParts(settingsParts());
}
