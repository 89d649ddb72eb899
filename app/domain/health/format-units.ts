import { m } from "#messages";

const KILO = 1000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Such as `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return m.admin_bytes({ bytes });
  const units = ["KB", "MB", "GB"];
  const step = Math.min(Math.floor(Math.log10(bytes) / 3), units.length);
  return `${(bytes / KILO ** step).toFixed(1)} ${units[step - 1]}`;
}

/** The two largest units, such as `3 days 4 hours`. */
export function formatDuration(seconds: number): string {
  const parts: [number, (inputs: { count: number }) => string][] = [
    [Math.floor(seconds / DAY_SECONDS), m.admin_countDays],
    [Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS), m.admin_countHours],
    [Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS), m.admin_countMinutes],
  ];
  const shown = parts.filter(([count]) => count > 0).slice(0, 2);
  if (shown.length === 0) return m.admin_lessThanAMinute();
  return shown.map(([count, text]) => text({ count })).join(" ");
}
