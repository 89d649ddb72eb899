import { dayInIndia, instantInIndia } from "#app/domain/clock.ts";
import { clockTime } from "#app/domain/settings/form-values.ts";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";
import type { ChangeableDatabase } from "./dishes.ts";
import { saveSettingsRow } from "./quote-fixtures.ts";

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const TWO_HOURS_MINUTES = 120;

type Times = { opens: string; closes: string };

/** The opening hours form with the same times on every day, or with every day closed. */
export function weekOf(times: Times | null): FormFields {
  return Object.fromEntries(
    Array.from({ length: 7 }, (_, day) =>
      times
        ? [
            [`days[${day}].isOpen`, "on"],
            [`days[${day}].opens`, times.opens],
            [`days[${day}].closes`, times.closes],
          ]
        : [
            [`days[${day}].opens`, ""],
            [`days[${day}].closes`, ""],
          ],
    ).flat(),
  );
}

export const openAllDay = weekOf({ opens: "00:00", closes: "00:00" });

export function opensInTwoHours(): { week: FormFields; opensAt: Date } {
  const now = new Date();
  const today = dayInIndia(now);
  const elapsed = Math.floor((now.getTime() - instantInIndia(today, 0).getTime()) / MINUTE_MS);
  const opens = elapsed + TWO_HOURS_MINUTES;
  const times = { opens: clockTime(opens), closes: clockTime((opens + 30) % DAY_MINUTES) };
  return { week: weekOf(times), opensAt: instantInIndia(today, opens) };
}

export async function saveSettings(
  admin: FormVisitor,
  section: string,
  fields: FormFields,
): Promise<FormReply> {
  const reply = await admin.postForm(`/admin/settings/${section}`, fields);
  if (reply.status !== 303) throw new Error(`Not saved (${reply.status}): ${reply.text}`);
  return reply;
}

/** Everybody who scans the shop's code can order at any hour. */
export function takeSelfOrders(database: ChangeableDatabase): void {
  saveSettingsRow(database, "opening", { ...defaultParts.opening, takesSelfOrders: true });
  saveSettingsRow(database, "hours", Array(7).fill({ opensAtMinutes: 0, closesAtMinutes: 1440 }));
}
