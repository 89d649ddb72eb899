import { sqlite } from "#db/client.server.ts";
import { lastDaysInPune } from "../clock.ts";
import type { CounterSection } from "./counter-quote.ts";

const DAYS = 28;

const soldSince = sqlite.prepare<[day: string], { id: string; sold: number }>(`
  select product_id id, sum(sold_count) sold from dish_day_totals where day >= ? group by product_id`);

/** Within each section, what sold most in the last four weeks comes first; the menu decides between equals. */
export function mostSoldFirst(sections: CounterSection[]): CounterSection[] {
  const [firstDay = ""] = lastDaysInPune(DAYS);
  const sold = new Map(soldSince.all(firstDay).map((row) => [row.id, row.sold]));
  const soldOf = ({ id }: { id: string }) => sold.get(id) ?? 0;
  return sections.map((section) => ({
    ...section,
    dishes: section.dishes.toSorted((a, b) => soldOf(b) - soldOf(a)),
  }));
}
