import { paiseToRupees } from "../money.ts";
import type { WeekHours } from "../opening-hours.ts";
import { settingsLimits } from "./limits.ts";
import type { SettingsParts } from "./shop-settings.ts";

/** Minutes after midnight as the value of a time field: `15:00`. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

export function hoursValues(week: WeekHours) {
  return {
    days: week.map((hours) => ({
      isOpen: hours ? "on" : "",
      opens: hours ? clockTime(hours.opensAtMinutes) : "",
      closes: hours ? clockTime(hours.closesAtMinutes) : "",
    })),
  };
}

export function deliveryValues({ feePaise, freeAbovePaise }: SettingsParts["delivery"]) {
  return {
    feeRupees: String(paiseToRupees(feePaise)),
    freeAboveRupees: String(paiseToRupees(freeAbovePaise)),
  };
}

/** Adds empty rows up to the limit. */
export function cateringValues({ guestsPerDay, leadTimes }: SettingsParts["catering"]) {
  const lines = Array.from({ length: settingsLimits.leadTime.rows }, (_, at) => leadTimes[at]);
  return {
    guestsPerDay: String(guestsPerDay),
    leadTimes: lines.map((line) => ({
      fromGuests: line ? String(line.fromGuests) : "",
      leadTimeDays: line ? String(line.leadTimeDays) : "",
    })),
  };
}
