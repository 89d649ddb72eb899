import { sqlite } from "#db/client.server.ts";
import { addDays, dayInIndia, now } from "../clock.ts";

const WEEKS = 4;

// A combo is counted by its parts. Days without sales are left out, because the shop was closed.
const average = sqlite.prepare<[days: string], { id: string; plates: number }>(`
  with sold as (
    select day, product_id, sold_count from dish_day_totals total
    where day in (select value from json_each(?)) and total.sold_count > 0
  )
  select products.id, round(sum(sold.sold_count) * 1.0 / (select count(distinct day) from sold)) plates
  from sold join products on products.id = sold.product_id
  where kind = 'dish' and deleted_at is null
  group by products.id`);

const soldOn = sqlite.prepare<[day: string], { id: string; plates: number }>(`
  select product_id id, sold_count plates from dish_day_totals where day = ? and sold_count > 0`);

type Plates = ReadonlyMap<string, number>;

const byId = (rows: { id: string; plates: number }[]): Plates =>
  new Map(rows.map(({ id, plates }) => [id, plates]));

/** The average plates of each dish over the last four days of the same weekday, up to yesterday. */
export function usualPlates(day: string): Plates {
  const today = dayInIndia(now());
  let last = addDays(day, -7);
  while (last >= today) last = addDays(last, -7);
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(last, -7 * week));
  return byId(average.all(JSON.stringify(days)));
}

/** Up to now, including orders for another day. */
export function soldPlates(day: string): Plates {
  return byId(soldOn.all(day));
}
