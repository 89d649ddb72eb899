import { dayInPune } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import type { DemoItem } from "./baskets.ts";
import { startOfDay } from "./order-times.ts";

/** What the kitchen makes at a time when a dish would run short. */
export const PLATES_PER_TRAY = 50;

const stockOf = sqlite.prepare<[string], number>("select stock from products where id = ?").pluck();
const settleDish = sqlite.prepare(
  "update products set stock = ?, sold_count = sold_count + ? where id = ?",
);

type Sold = { inAll: number; today: number };

/**
 * Plates of the month. The kitchen fills up every night, so only what was sold on the last day is
 * gone from the stock; where that is more than there was, whole trays were made in between.
 */
export class PlatesSold {
  private readonly byDish = new Map<string, Sold>();
  private readonly todayMs: number;

  constructor(untilMs: number) {
    this.todayMs = startOfDay(dayInPune(new Date(untilMs)));
  }

  add(placedMs: number, items: DemoItem[]): void {
    for (const { dish, quantity } of items) {
      const sold = this.byDish.get(dish.id) ?? { inAll: 0, today: 0 };
      sold.inAll += quantity;
      if (placedMs >= this.todayMs) sold.today += quantity;
      this.byDish.set(dish.id, sold);
    }
  }

  settle(): void {
    for (const [id, { inAll, today }] of this.byDish) {
      const left = (stockOf.get(id) ?? 0) - today;
      const trays = left < 0 ? Math.ceil(-left / PLATES_PER_TRAY) : 0;
      settleDish.run(left + trays * PLATES_PER_TRAY, inAll, id);
    }
  }
}
