import type { AuditFields } from "../audit/audit.ts";
import { type Holiday, type WeekHours, weekdays } from "../opening-hours.ts";
import type { SlotTerms } from "../terms/slot-terms.ts";
import { formatDailyHours } from "./format-hours.ts";
import type { SettingsParts, SettingsSection } from "./shop-settings.ts";
import { overrideText } from "./times-text.ts";

function audited(part: Partial<SettingsParts>): AuditFields {
  const { hours, holidays, catering, times, opening, ...rest } = part;
  if (hours) return hoursByDay(hours);
  if (holidays) {
    const days = ({ day, until }: Holiday) => (until ? `${day} to ${until}` : day);
    return { holidays: holidays.map((holiday) => `${days(holiday)} ${holiday.name}`) };
  }
  if (catering) {
    const leadTimes = catering.leadTimes.map(
      ({ fromGuests, leadTimeDays }) => `from ${fromGuests} guests: ${leadTimeDays} days`,
    );
    const cancellation = catering.cancellation.map(
      ({ belowDays, keptPercent }) => `fewer than ${belowDays} days: ${keptPercent}%`,
    );
    return { ...catering, leadTimes, cancellation };
  }
  if (times) {
    const { delivery, pickup, cateringPercent } = times;
    return {
      ...slotFields("delivery", delivery),
      ...slotFields("pickup", pickup),
      cateringPercent,
    };
  }
  const { delivery, charges, payment, bill, alerts, kitchen, log } = rest;
  return {
    ...opening,
    ...delivery,
    ...charges,
    ...payment,
    ...bill,
    ...alerts,
    ...kitchen,
    ...log,
  };
}

function slotFields(deliveryType: string, { overrides, ...terms }: SlotTerms): AuditFields {
  const fields = { ...terms, overrides: overrides.map(overrideText) };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`${deliveryType}.${name}`, value]),
  );
}

function hoursByDay(hours: WeekHours): AuditFields {
  return Object.fromEntries(weekdays.map((day, at) => [day, formatDailyHours(hours[at] ?? null)]));
}

/** The value of a section in the format of the audit log. */
export function auditedPart<Section extends SettingsSection>(
  section: Section,
  value: SettingsParts[Section],
): AuditFields {
  return audited({ [section]: value });
}
