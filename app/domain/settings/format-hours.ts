import { m } from "#messages";
import { formatMinutes, formatShortDate, instantInIndia } from "../clock.ts";
import { type DailyHours, type Holiday, lastDayOf, type WeekHours } from "../opening-hours.ts";
import { weekdayNames } from "../weekday-names.ts";

/** Days with the same hours are grouped. */
export type FormattedHours = {
  lines: { days: string; times: string }[];
  /** Such as `Open 7 days a week`. */
  note: string;
  /** All lines joined: `Monday to Sunday, 3:00 PM to 11:00 PM`. */
  sentence: string;
};

/** Such as `3:00 PM to 11:00 PM`, or `closed`. */
export function formatDailyHours(hours: DailyHours | null): string {
  if (!hours) return m.settings_closedThatDay();
  return m.settings_to({
    opensAtMinutes: formatMinutes(hours.opensAtMinutes),
    closesAtMinutes: formatMinutes(hours.closesAtMinutes),
  });
}

function spokenDays(first: string, last: string, count: number): string {
  if (count === 1) return first;
  return count === 2
    ? m.settings_twoDays({ first, last })
    : m.settings_fromDayToDay({ first, last });
}

export function formatHours(week: WeekHours): FormattedHours {
  const runs: { from: number; count: number; times: string }[] = [];
  const names = weekdayNames();
  names.forEach((_, index) => {
    const times = formatDailyHours(week[index] ?? null);
    const run = runs.at(-1);
    if (run?.times === times) run.count += 1;
    else runs.push({ from: index, count: 1, times });
  });
  const lines = runs.map(({ from, count, times }) => ({
    days: spokenDays(names[from] ?? "", names[from + count - 1] ?? "", count),
    times,
  }));
  const openDays = week.filter((hours) => hours !== null).length;
  return {
    lines,
    note:
      openDays === 0
        ? m.settings_closedUntilFurtherNotice()
        : m.settings_openDaysAWeek({ count: openDays }),
    sentence: lines.map(({ days, times }) => `${days}, ${times}`).join("; "),
  };
}

/** A warning if every day is closed; undefined if the shop is open on at least one. */
export function closedWeekWarning(week: WeekHours): string | undefined {
  return week.some((hours) => hours !== null) ? undefined : m.settings_noOpenDay();
}

/** Such as `Closed on Nov 8 for Diwali` or `Closed on Nov 8 – Nov 12 for Diwali`. */
export function formatHoliday(holiday: Holiday): string {
  const days = [...new Set([holiday.day, lastDayOf(holiday)])];
  const day = days.map((one) => formatShortDate(instantInIndia(one, 0))).join(" – ");
  return m.settings_closedOnFor({ day, name: holiday.name });
}
