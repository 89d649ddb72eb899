/** Every day and time that people read is in this zone. */
export const SHOP_TIME_ZONE = "Asia/Kolkata";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** India has no daylight saving time. */
const PUNE_OFFSET = "+05:30";

const dayParts = new Intl.DateTimeFormat("en-CA", {
  timeZone: SHOP_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const shownDate = new Intl.DateTimeFormat("en-US", {
  timeZone: SHOP_TIME_ZONE,
  year: "numeric",
  month: "short",
  day: "numeric",
});
const shownShortDate = new Intl.DateTimeFormat("en-US", {
  timeZone: SHOP_TIME_ZONE,
  month: "short",
  day: "numeric",
});
const shownTime = new Intl.DateTimeFormat("en-US", {
  timeZone: SHOP_TIME_ZONE,
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** The only place that reads the system clock. */
export function now(): Date {
  return new Date();
}

/** The calendar day in Pune, `YYYY-MM-DD`. */
export function dayInPune(instant: Date): string {
  return dayParts.format(instant);
}

/** `Nov 21, 2026` */
export function formatDate(instant: Date): string {
  return shownDate.format(instant);
}

/** `6:05 PM` */
export function formatTime(instant: Date): string {
  return shownTime.format(instant).replace(/\u202f/g, " ");
}

/** `Nov 21, 2026, 6:05 PM` */
export function formatDateTime(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** `Nov 21`, where the year is obvious. */
export function formatShortDate(instant: Date): string {
  return shownShortDate.format(instant);
}

/** `Nov 21, 6:05 PM`, where the year is obvious. */
export function formatShortDateTime(instant: Date): string {
  return `${formatShortDate(instant)}, ${formatTime(instant)}`;
}

/** `day` is a calendar day in Pune (`YYYY-MM-DD`); `minutes` count from its midnight and may exceed a day. */
export function instantInPune(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00${PUNE_OFFSET}`) + minutes * MINUTE_MS);
}

/** Minutes from midnight to `HH:MM`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Calendar days in Pune, `YYYY-MM-DD`, ending with today. */
export function lastDaysInPune(count: number): string[] {
  const today = Date.parse(dayInPune(now()));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
