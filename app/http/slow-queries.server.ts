import { onStatement } from "#app/domain/database.server.ts";
import { log } from "./log.server.ts";

const SLOW_MS = 50;

/** Logs each statement that takes longer than 50 ms, without its values. */
export function logSlowQueries(): void {
  onStatement((sql, ms) => {
    if (ms > SLOW_MS) log.warn({ slowQuery: sql, ms: Math.round(ms) });
  });
}
