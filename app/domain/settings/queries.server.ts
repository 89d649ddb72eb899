import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { settings } from "#db/schema/settings.ts";
import { sharedRead } from "../shared-read.server.ts";
import { localText } from "../translations/local-texts.server.ts";
import {
  defaultParts,
  joinedParts,
  type SettingsParts,
  type SettingsSection,
  type ShopSettings,
} from "./shop-settings.ts";
import { readPart } from "./stored-settings.ts";

// Read as text, because a malformed stored value must not prevent the shop from opening.
const stored = db
  .select({ key: settings.key, json: sql<string>`${settings.value}`.mapWith(String) })
  .from(settings)
  .prepare();

/** The saved settings by section. */
export const settingsParts = sharedRead((): SettingsParts => {
  const saved = new Map(stored.all().map(({ key, json }) => [key, json]));
  const part = <Section extends SettingsSection>(section: Section) =>
    readPart(section, saved.get(section)) ?? defaultParts[section];
  return {
    opening: part("opening"),
    hours: part("hours"),
    holidays: part("holidays"),
    delivery: part("delivery"),
    times: part("times"),
    charges: part("charges"),
    catering: part("catering"),
    payment: part("payment"),
    bill: part("bill"),
    alerts: part("alerts"),
    kitchen: part("kitchen"),
    log: part("log"),
  };
});

/** Sections that were never saved or cannot be read have their defaults. */
export function shopSettings(): ShopSettings {
  const parts = settingsParts();
  const holidays = parts.holidays.map((holiday) => {
    const { text: name } = localText("holiday", holiday.day, "name", holiday.name);
    return { ...holiday, name };
  });
  return joinedParts({ ...parts, holidays });
}
