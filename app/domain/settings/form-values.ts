import { paiseToRupees } from "../money.ts";
import type { WeekHours } from "../opening-hours.ts";
import { settingsLimits } from "./limits.ts";
import type { SettingsParts } from "./shop-settings.ts";

/** Takes minutes after midnight, returns them as a time box holds them: `15:00`. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** Takes the week's hours, returns what the form of `hoursForm` begins with. Source: the owner's wish for opening hours. */
export function hoursValues(week: WeekHours) {
  return {
    days: week.map((hours) => ({
      isOpen: hours ? "on" : "",
      opens: hours ? clockTime(hours.opensAtMinutes) : "",
      closes: hours ? clockTime(hours.closesAtMinutes) : "",
    })),
  };
}

/** Takes the delivery terms, returns what the form of `deliveryForm` begins with: rupees. Source: spec 1 §9. */
export function deliveryValues({ feePaise, freeAbovePaise }: SettingsParts["delivery"]) {
  return {
    feeRupees: String(paiseToRupees(feePaise)),
    freeAboveRupees: String(paiseToRupees(freeAbovePaise)),
  };
}

/** Takes the catering terms, returns what the form of `cateringForm` begins with: some lines more than are filled. Source: the owner's wish to change catering capacity and lead time. */
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
