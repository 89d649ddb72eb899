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

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The two largest units, such as `3 days 4 hours`. */
export function formatDuration(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / DAY_SECONDS), "day"],
    [Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS), "hour"],
    [Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS), "minute"],
  ];
  const shown = parts.filter(([count]) => count > 0).slice(0, 2);
  if (shown.length === 0) return m.admin_lessThanAMinute();
  return shown.map(([count, noun]) => counted(count, noun)).join(" ");
}
