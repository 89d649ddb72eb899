import { onStatement } from "#app/domain/data-file.server.ts";
import { log } from "./log.server.ts";

const SLOW_MS = 50;

/** Names in the log each statement that takes longer than 50 ms, without its values. Source: decisions, One box (logs). */
export function logSlowQueries(): void {
  onStatement((sql, ms) => {
    if (ms > SLOW_MS) log.warn({ slowQuery: sql, ms: Math.round(ms) });
  });
}
