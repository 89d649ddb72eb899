import { m } from "#messages";
import { formatMinutes } from "../clock.ts";
import { allOf } from "../language/formats.ts";
import { everyWeekday, weekdays } from "../opening-hours.ts";

/** When a dish or a section is sold; empty or null means always. */
export type SaleHours = {
  /** Digits, 0 for Monday. */
  saleDays: string;
  saleFromMinutes: number | null;
  saleUntilMinutes: number | null;
};

/** `Sold on Saturdays and Sundays, from 8:00 AM to 12:00 PM`; null if it is always sold. */
export function saleHoursText({
  saleDays,
  saleFromMinutes,
  saleUntilMinutes,
}: SaleHours): string | null {
  const names = [...saleDays].map((digit) => everyWeekday(Number(digit)));
  const days = allOf(names);
  const hours = hoursText(saleFromMinutes, saleUntilMinutes);
  if (days && hours) return m.menu_soldDaysAndHours({ days, hours });
  if (days) return m.menu_soldOnDays({ days });
  return hours ? m.menu_soldAtHours({ hours }) : null;
}

function hoursText(fromMinutes: number | null, untilMinutes: number | null): string {
  const from = fromMinutes === null ? "" : formatMinutes(fromMinutes);
  const until = untilMinutes === null ? "" : formatMinutes(untilMinutes);
  if (from && until) return m.menu_hoursFromTo({ from, until });
  if (from) return m.menu_hoursFrom({ from });
  return until ? m.menu_hoursUntil({ until }) : "";
}

/** In English, for the log. */
export function recordedSaleHours(hours: SaleHours): string | null {
  const days = [...hours.saleDays].map((digit) => `${weekdays[Number(digit)]}s`);
  const from = hours.saleFromMinutes === null ? "" : `from ${formatMinutes(hours.saleFromMinutes)}`;
  const until =
    hours.saleUntilMinutes === null
      ? ""
      : `${from ? "to" : "until"} ${formatMinutes(hours.saleUntilMinutes)}`;
  const on = days.length > 0 ? `on ${allOf(days)}` : "";
  const parts = [on, [from, until].filter(Boolean).join(" ")].filter(Boolean);
  return parts.length > 0 ? `Sold ${parts.join(", ")}` : null;
}

/** For a time field: `08:00`. */
export function clockTimeOf(minutes: number | null): string {
  if (minutes === null) return "";
  const padded = (count: number) => String(count).padStart(2, "0");
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}
