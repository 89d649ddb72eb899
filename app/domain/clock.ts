/** The shop's zone: everything a person reads is in it. Source: decisions, The shop. */
export const SHOP_TIME_ZONE = "Asia/Kolkata";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** India keeps one offset all year. */
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

/** Returns this instant. The one place that reads the machine's clock. */
export function now(): Date {
  return new Date();
}

/** Takes an instant, returns its calendar day in Pune as `YYYY-MM-DD`. */
export function dayInPune(instant: Date): string {
  return dayParts.format(instant);
}

/** Takes an instant, returns `Nov 21, 2026`, Pune's day. Source: spec 2 §9. */
export function formatDate(instant: Date): string {
  return shownDate.format(instant);
}

/** Takes an instant, returns `6:05 PM`, Pune's time. Source: spec 2 §9. */
export function formatTime(instant: Date): string {
  return shownTime.format(instant).replace(/\u202f/g, " ");
}

/** Takes an instant, returns `Nov 21, 2026, 6:05 PM`. Source: spec 2 §9. */
export function formatDateTime(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** Takes an instant, returns `Nov 21`, Pune's day, where the year goes without saying. Source: spec 2 §9. */
export function formatShortDate(instant: Date): string {
  return shownShortDate.format(instant);
}

/** Takes an instant, returns `Nov 21, 6:05 PM`, where the year goes without saying. Source: spec 2 §9. */
export function formatShortDateTime(instant: Date): string {
  return `${formatShortDate(instant)}, ${formatTime(instant)}`;
}

/** Takes a calendar day in Pune (`YYYY-MM-DD`) and minutes after its midnight, which may be more than a day; returns the instant. */
export function instantInPune(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00${PUNE_OFFSET}`) + minutes * MINUTE_MS);
}

/** Takes how many, returns the last calendar days in Pune as `YYYY-MM-DD`, today's last. Source: decisions, The shop. */
export function lastDaysInPune(count: number): string[] {
  const today = Date.parse(dayInPune(now()));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
