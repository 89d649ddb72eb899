/** The shop's zone: everything a person reads is in it. Source: decisions, The shop. */
export const SHOP_TIME_ZONE = "Asia/Kolkata";

const DAY_MS = 86_400_000;

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

/** Takes how many, returns the last calendar days in Pune as `YYYY-MM-DD`, today's last. Source: decisions, The shop. */
export function lastDaysInPune(count: number): string[] {
  const today = Date.parse(dayInPune(now()));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
