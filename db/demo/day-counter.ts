import { dayInPune } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import { DAY_MS } from "./demo.ts";
import { startOfDay } from "./order-times.ts";

/**
 * Continues a counter that starts anew on each day; `save` stores it. Orders must come in order of time. Use it inside
 * one transaction.
 */
export function dayCounter(table: "order_number_counters" | "token_counters") {
  const lastOfDay = sqlite
    .prepare<[string], number>(`select last from ${table} where day = ?`)
    .pluck();
  const saveLast = sqlite.prepare(
    `insert into ${table} (day, last) values (?, ?) on conflict (day) do update set last = excluded.last`,
  );
  const lasts = new Map<string, number>();
  let day = "";
  let dayEndMs = 0;
  return {
    next(placedMs: number) {
      if (placedMs >= dayEndMs) {
        day = dayInPune(new Date(placedMs));
        dayEndMs = startOfDay(day) + DAY_MS;
      }
      const ordinal = (lasts.get(day) ?? lastOfDay.get(day) ?? 0) + 1;
      lasts.set(day, ordinal);
      return { day, ordinal };
    },
    save() {
      for (const [day, last] of lasts) saveLast.run(day, last);
    },
  };
}
