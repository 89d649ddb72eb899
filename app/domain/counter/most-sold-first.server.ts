import { sqlite } from "#db/client.server.ts";
import { lastDaysInIndia } from "../clock.ts";
import type { CounterSection } from "./counter-quote.ts";

const DAYS = 28;

const soldSince = sqlite.prepare<[from: string, before: string], { id: string; sold: number }>(`
  select product_id id, sum(sold_count) sold from dish_day_totals where day >= ? and day < ? group by product_id`);

/**
 * Within each section, dishes that sold most in the last four weeks come first; ties keep the
 * menu's order. Today does not count, because dishes must not move while somebody is selling.
 */
export function mostSoldFirst(sections: CounterSection[]): CounterSection[] {
  const days = lastDaysInIndia(DAYS);
  const [firstDay = "", today = ""] = [days[0], days.at(-1)];
  const sold = new Map(soldSince.all(firstDay, today).map((row) => [row.id, row.sold]));
  const soldOf = ({ id }: { id: string }) => sold.get(id) ?? 0;
  return sections.map((section) => ({
    ...section,
    dishes: section.dishes.toSorted((a, b) => soldOf(b) - soldOf(a)),
  }));
}
