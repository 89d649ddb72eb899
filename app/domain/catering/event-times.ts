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

/** Takes a plain day (`YYYY-MM-DD`), returns `Nov 21, 2026`. Source: spec 2 §9. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : shortDay.format(at);
}

/** Takes a plain day (`YYYY-MM-DD`), returns `Sat, Nov 21, 2026`. Source: spec 2 §9. */
export function formatLongDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : longDay.format(at);
}

/** Takes a time of day (`HH:MM`), returns `6:05 PM`. Source: spec 2 §9 ("times on a 12-hour clock"). */
export function formatClock(time: string): string {
  const at = new Date(`1970-01-01T${time}:00Z`);
  return Number.isNaN(at.getTime()) ? time : clock.format(at).replace(/\u202f/g, " ");
}
