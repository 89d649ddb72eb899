import { sqlite } from "#db/client.server.ts";
import { addDays, instantInIndia, minutesInIndia, minutesOfDay } from "../clock.ts";
import { kitchenQuantities } from "../events/kitchen-quantities.ts";
import { menuLabels } from "../events/price-list.ts";
import { eventsBetween } from "../events/queries.server.ts";

/** Planned plates of a dish that is on the menu or only in catering. */
export type PlannedPlates = {
  dish: { id: string } | { name: string };
  hour: number;
  plates: number;
};

// A combo is counted by its parts, which are separate lines.
const due = sqlite.prepare<
  [from: number, to: number],
  { id: string; dueAt: number; plates: number }
>(`
  select product_id id, due_at dueAt, quantity plates
  from orders join order_items on order_items.order_id = orders.id
    join products on products.id = product_id
  where due_at >= ? and due_at < ? and status <> 'cancelled' and kind = 'dish'`);

/** For scheduled orders whose preparation starts on that day. */
export function orderedPlates(day: string): PlannedPlates[] {
  const from = instantInIndia(day, 0).getTime();
  const to = instantInIndia(addDays(day, 1), 0).getTime();
  return due.all(from, to).map(({ id, dueAt, plates }) => ({
    dish: { id },
    hour: Math.floor(minutesInIndia(new Date(dueAt)) / 60),
    plates,
  }));
}

/** Menu plates times guests, in the hour in which the event begins. */
export function cateringPlates(day: string): PlannedPlates[] {
  const labels = menuLabels();
  return eventsBetween(day, day).flatMap((event) =>
    kitchenQuantities([event], labels).map(({ dish: name, quantity: plates }) => ({
      dish: { name },
      hour: Math.floor(minutesOfDay(event.eventTime) / 60),
      plates,
    })),
  );
}
