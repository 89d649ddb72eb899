import { dayInPune } from "#app/domain/clock.ts";
import { orderNumberOf } from "#app/domain/orders/order-number.ts";
import { sqlite } from "#db/client.server.ts";
import { DAY_MS } from "./demo.ts";
import { startOfDay } from "./order-times.ts";

const lastOfDay = sqlite
  .prepare<[string], number>("select last from order_number_counters where day = ?")
  .pluck();
const keepLast = sqlite.prepare(
  "insert into order_number_counters (day, last) values (?, ?) on conflict (day) do update set last = excluded.last",
);

/**
 * Gives order numbers for instants that only go forward, going on where each day's counter stands;
 * `keep` writes the counters back. Use it inside one transaction.
 */
export function orderNumbers(): { next(placedMs: number): string; keep(): void } {
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
    keep() {
      for (const [known, last] of lasts) keepLast.run(known, last);
    },
  };
}
