const longDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
});
const shortDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  year: "numeric",
  month: "short",
  day: "numeric",
});
const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** For example `Nov 21, 2026`. `day` is `YYYY-MM-DD`. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : shortDay.format(at);
}

/** For example `Sat, Nov 21, 2026`. `day` is `YYYY-MM-DD`. */
export function formatLongDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : longDay.format(at);
}

/** `time` is `HH:MM`, the result for example `6:05 PM`. */
export function formatClock(time: string): string {
  const at = new Date(`1970-01-01T${time}:00Z`);
  return Number.isNaN(at.getTime()) ? time : clock.format(at).replace(/\u202f/g, " ");
}
