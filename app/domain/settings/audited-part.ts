import type { AuditFields } from "../audit/audit.ts";
import { type WeekHours, weekdays } from "../opening-hours.ts";
import { formatDailyHours } from "./format-hours.ts";
import type { SettingsParts, SettingsSection } from "./shop-settings.ts";

function audited(part: Partial<SettingsParts>): AuditFields {
  const { hours, holidays, catering, opening, ...rest } = part;
  if (hours) return hoursByDay(hours);
  if (holidays) return { holidays: holidays.map(({ day, name }) => `${day} ${name}`) };
  if (catering) {
    const leadTimes = catering.leadTimes.map(
      ({ fromGuests, leadTimeDays }) => `from ${fromGuests} guests: ${leadTimeDays} days`,
    );
    return { guestsPerDay: catering.guestsPerDay, leadTimes };
  }
  return { ...opening, ...rest.delivery, ...rest.payment, ...rest.bill, ...rest.alerts };
}

function hoursByDay(hours: WeekHours): AuditFields {
  return Object.fromEntries(weekdays.map((day, at) => [day, formatDailyHours(hours[at] ?? null)]));
}

/** The value of a section as the audit log shows it. */
export function auditedPart<Section extends SettingsSection>(
  section: Section,
  value: SettingsParts[Section],
): AuditFields {
  return audited({ [section]: value });
}
