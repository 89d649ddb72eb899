import { dayInIndia } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import type { DemoItem } from "./baskets.ts";
import { startOfDay } from "./order-times.ts";

/** How many plates the kitchen adds at a time when a dish runs out. */
const PLATES_PER_TRAY = 50;

const stockOf = sqlite.prepare<[string], number>("select stock from products where id = ?").pluck();
const updateDish = sqlite.prepare(
  "update products set stock = ?, sold_count = sold_count + ? where id = ?",
);

type Sold = { total: number; today: number };

/**
 * The stock is refilled every night, so only the last day's plates are missing from it. If more
 * were sold than there were, the kitchen made whole trays in between.
 */
export class PlatesSold {
  private readonly byDish = new Map<string, Sold>();
  private readonly todayMs: number;

  constructor(untilMs: number) {
    this.todayMs = startOfDay(dayInIndia(new Date(untilMs)));
  }

  add(placedMs: number, items: DemoItem[]): void {
    const isToday = placedMs >= this.todayMs;
    for (const { dish, quantity, configured } of items) {
      // A combo is counted, but its stock is taken from its parts.
      this.addDish(dish.id, quantity, isToday && dish.kind === "dish");
      for (const part of configured.parts) {
        this.addDish(part.dish.id, part.quantity * quantity, isToday);
      }
    }
  }

  private addDish(id: string, plates: number, isTaken: boolean): void {
    const sold = this.byDish.get(id) ?? { total: 0, today: 0 };
    sold.total += plates;
    if (isTaken) sold.today += plates;
    this.byDish.set(id, sold);
  }

  save(): void {
    for (const [id, { total, today }] of this.byDish) {
      const left = (stockOf.get(id) ?? 0) - today;
      const trays = left < 0 ? Math.ceil(-left / PLATES_PER_TRAY) : 0;
      updateDish.run(left + trays * PLATES_PER_TRAY, total, id);
    }
  }
}
