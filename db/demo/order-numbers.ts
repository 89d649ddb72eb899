import { dayInPune } from "#app/domain/clock.ts";
import { orderNumberOf } from "#app/domain/orders/order-number.ts";
import { sqlite } from "#db/client.server.ts";
import { DAY_MS } from "./demo.ts";
import { startOfDay } from "./order-times.ts";

const lastOfDay = sqlite
  .prepare<[string], number>("select last from order_number_counters where day = ?")
  .pluck();
const saveLast = sqlite.prepare(
  "insert into order_number_counters (day, last) values (?, ?) on conflict (day) do update set last = excluded.last",
);

/**
 * Continues each day's counter; `save` stores the counters. Orders must come in order of time. Use it inside one
 * transaction.
 */
export function orderNumbers(): { next(placedMs: number): string; save(): void } {
  const lasts = new Map<string, number>();
  let day = "";
  let dayEndMs = 0;
  return {
    next(placedMs) {
      if (placedMs >= dayEndMs) {
        day = dayInPune(new Date(placedMs));
        dayEndMs = startOfDay(day) + DAY_MS;
      }
      const ordinal = (lasts.get(day) ?? lastOfDay.get(day) ?? 0) + 1;
      lasts.set(day, ordinal);
      return orderNumberOf(day, ordinal);
    },
    save() {
      for (const [day, last] of lasts) saveLast.run(day, last);
    },
  };
}
