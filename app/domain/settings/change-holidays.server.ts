import { m } from "#messages";
import type { User } from "../access/user.ts";
import { addDays, dayInIndia, now } from "../clock.ts";
import { type Holiday, lastDayOf } from "../opening-hours.ts";
import { fieldProblem, ok, problem, type Result } from "../result.ts";
import { removeTranslations } from "../translations/translation-rows.server.ts";
import { settingsLimits } from "./limits.ts";
import { changeSettings } from "./save-settings.server.ts";
import type { ShopSettings } from "./shop-settings.ts";

const byDay = (one: Holiday, other: Holiday) => one.day.localeCompare(other.day);

function conflict(path: keyof Holiday, msg: string) {
  return fieldProblem(path, msg, "conflict");
}

/** More than a year, so that the owner can see when a festival was last year. */
const PAST_DAYS = 400;

/**
 * Also removes holidays that are long past. Problems: `forbidden`, `conflict` (some days are
 * already holidays, or there are too many).
 */
export function addHoliday(actor: User, holiday: Holiday): Result<ShopSettings> {
  const today = dayInIndia(now());
  const kept = addDays(today, -PAST_DAYS);
  const maxCount = settingsLimits.holiday.count;
  return changeSettings(actor, "holidays", ({ holidays }) => {
    const coming = holidays.filter((one) => lastDayOf(one) >= today);
    const known = coming.find(
      (one) => one.day <= lastDayOf(holiday) && holiday.day <= lastDayOf(one),
    );
    if (known) return conflict("day", m.settings_holidayTaken({ name: known.name }));
    if (coming.length >= maxCount) {
      return conflict("day", m.settings_tooManyHolidays({ maxCount }));
    }
    for (const past of holidays.filter(({ day }) => day < kept)) {
      removeTranslations("holiday", past.day);
    }
    return ok([...holidays.filter(({ day }) => day >= kept), holiday].sort(byDay));
  });
}

/** Problems: `forbidden`, `not_found`. */
export function removeHoliday(actor: User, day: string): Result<ShopSettings> {
  return changeSettings(actor, "holidays", ({ holidays }) => {
    if (!holidays.some((holiday) => holiday.day === day)) {
      return problem("not_found", m.settings_thatHolidayWasAlreadyRemoved());
    }
    removeTranslations("holiday", day);
    return ok(holidays.filter((holiday) => holiday.day !== day));
  });
}
