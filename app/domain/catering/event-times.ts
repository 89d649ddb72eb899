import { dateFormat } from "../language/formats.ts";

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
