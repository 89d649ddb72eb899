import { dateFormat } from "./language/formats.ts";
import { currentLanguage } from "./language/language.ts";
import { marathiPartOfDay } from "./language/marathi-part-of-day.ts";

/** All dates and times that people read are in this time zone. */
const SHOP_TIME_ZONE = "Asia/Kolkata";

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** India has no daylight saving time. */
const PUNE_OFFSET_MINUTES = 330;

const date = dateFormat({
  timeZone: SHOP_TIME_ZONE,
  year: "numeric",
  month: "short",
  day: "numeric",
});
const shortDate = dateFormat({ timeZone: SHOP_TIME_ZONE, month: "short", day: "numeric" });
const weekday = dateFormat({ timeZone: SHOP_TIME_ZONE, weekday: "short" });
const longDay = dateFormat({
  timeZone: "UTC",
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
});
const shortDay = dateFormat({
  timeZone: "UTC",
  year: "numeric",
  month: "short",
  day: "numeric",
});
/** Not used for English, where `Intl` would add the part of the day to "6:05 PM". */
const timeOfDay = dateFormat({
  timeZone: "UTC",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
  dayPeriod: "short",
});

export function now(): Date {
  return new Date();
}

/** `YYYY-MM-DD` */
export function dayInIndia(instant: Date): string {
  return new Date(instant.getTime() + PUNE_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
}

/** `HH:MM` */
export function timeInIndia(instant: Date): string {
  return new Date(instant.getTime() + PUNE_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(11, 16);
}

/** `Nov 21, 2026` */
export function formatDate(instant: Date): string {
  return date(instant);
}

const asInstant = (minutes: number) => new Date(minutes * MINUTE_MS);

/** Minutes after midnight as `6:05 PM` or `शाम 6:05`; may be more than a day. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor((minutes % DAY_MINUTES) / 60);
  if (currentLanguage() === "hi") return timeOfDay(asInstant(minutes));
  if (currentLanguage() === "mr") {
    return timeOfDay(asInstant(minutes)).replace(/^\S+/, marathiPartOfDay(hour));
  }
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${half}`;
}

/** The time in India, `6:05 PM`. */
export function formatTime(instant: Date): string {
  return formatMinutes(minutesSince1970(instant));
}

/** `3 PM` for `3:00 PM`. Hindi and Marathi keep the minutes, because the bare number would not look like a time. */
export function withoutFullHour(time: string): string {
  return time.replace(/:00(?= [AP]M)/, "");
}

/** `6:05` for `शाम 6:05`, where space is short and only the next hours can be meant. */
export function withoutPartOfDay(time: string): string {
  return time.replace(/^\p{Script=Devanagari}+ /u, "");
}

function minutesSince1970(instant: Date): number {
  return Math.floor(instant.getTime() / MINUTE_MS) + PUNE_OFFSET_MINUTES;
}

/** `7:30–7:45 pm`, or `11:45 pm–12:00 am`. */
export function formatSlot({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  if (currentLanguage() !== "en") {
    const [from = "", to = ""] = [startsAt, endsAt].map(formatTime);
    const part = from.replace(/[\d\u0966-\u096f:]+/, "").trim();
    return `${from}–${to.replace(part, "").trim()}`;
  }
  const [start, end] = [formatTime(startsAt), formatTime(endsAt)].map((time) => time.toLowerCase());
  const sameHalf = start?.slice(-2) === end?.slice(-2);
  return `${sameHalf ? start?.slice(0, -3) : start}–${end}`;
}

/** `HH:MM` as `6:05 PM`. */
export function formatClock(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? formatMinutes(minutesOfDay(time)) : time;
}

/** `Nov 21, 2026, 6:05 PM` */
export function formatDateTime(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** `Nov 21` */
export function formatShortDate(instant: Date): string {
  return shortDate(instant);
}

/** `Nov 21, 6:05 PM` */
export function formatShortDateTime(instant: Date): string {
  return `${formatShortDate(instant)}, ${formatTime(instant)}`;
}

/** `Thu` */
export function formatWeekday(instant: Date): string {
  return weekday(instant);
}

/** Minutes after midnight in India. */
export function minutesInIndia(instant: Date): number {
  const minutes = Math.floor(instant.getTime() / MINUTE_MS) + PUNE_OFFSET_MINUTES;
  return minutes % DAY_MINUTES;
}

/** `minutes` after midnight in India of a `YYYY-MM-DD` day; may be more than a day. */
export function instantInIndia(day: string, minutes: number): Date {
  return new Date(Date.parse(day) + (minutes - PUNE_OFFSET_MINUTES) * MINUTE_MS);
}

/** Whether it is a day as `YYYY-MM-DD`. */
export function isDay(typed: unknown): typed is string {
  if (typeof typed !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const at = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed);
}

/** `day` and the result are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return midnight.toISOString().slice(0, 10);
}

/** 0 for Monday. `day` is `YYYY-MM-DD`. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Minutes from midnight to `HH:MM`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The last days in India as `YYYY-MM-DD`, ending with today. */
export function lastDaysInIndia(count: number): string[] {
  const today = dayInIndia(now());
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** For example `Nov 21, 2026`. `day` is `YYYY-MM-DD`. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : shortDay(at);
}

/** For example `Sat, Nov 21, 2026`. `day` is `YYYY-MM-DD`. */
export function formatLongDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : longDay(at);
}
