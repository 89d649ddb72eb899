import { dayInPune } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import type { DemoItem } from "./baskets.ts";
import { startOfDay } from "./order-times.ts";

/** How many plates the kitchen makes at a time when a dish runs out. */
export const PLATES_PER_TRAY = 50;

const stockOf = sqlite.prepare<[string], number>("select stock from products where id = ?").pluck();
const updateDish = sqlite.prepare(
  "update products set stock = ?, sold_count = sold_count + ? where id = ?",
);

type Sold = { total: number; today: number };

/**
 * The stock is refilled every night, so only the last day's plates are missing from it; if more were sold than there
 * were, the kitchen made whole trays in between.
 */
export class PlatesSold {
  private readonly byDish = new Map<string, Sold>();
  private readonly todayMs: number;

  constructor(untilMs: number) {
    this.todayMs = startOfDay(dayInPune(new Date(untilMs)));
  }

  add(placedMs: number, items: DemoItem[]): void {
    for (const { dish, quantity } of items) {
      const sold = this.byDish.get(dish.id) ?? { total: 0, today: 0 };
      sold.total += quantity;
      if (placedMs >= this.todayMs) sold.today += quantity;
      this.byDish.set(dish.id, sold);
    }
  }

  save(): void {
    for (const [id, { total, today }] of this.byDish) {
      const left = (stockOf.get(id) ?? 0) - today;
      const trays = left < 0 ? Math.ceil(-left / PLATES_PER_TRAY) : 0;
      updateDish.run(left + trays * PLATES_PER_TRAY, total, id);
    }
  }
}
