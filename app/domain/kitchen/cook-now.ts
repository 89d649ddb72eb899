import { m } from "#messages";
import type { Station } from "../stations/station.ts";
import type { KitchenTicketCard } from "./kitchen-ticket.ts";

/** How many of a dish are still to be made, and how many of those are Jain. */
type DishToCook = { name: string; quantity: number; jainQuantity: number };

/** The name is empty for dishes without a station, which are all dishes in a kitchen without stations. */
export type StationToCook = { id: string | null; name: string; dishes: DishToCook[] };

type Ticket = Pick<KitchenTicketCard, "group" | "lines">;

/** The dishes that new and cooking orders still need, by station, largest quantity first. Stations with nothing to do are left out. */
export function cookNow(tickets: Ticket[], stations: Station[]): StationToCook[] {
  const places = [
    ...stations,
    { id: null, name: stations.length > 0 ? m.kitchen_otherDishes() : "" },
  ];
  const lines = tickets
    .filter(({ group }) => group === "new" || group === "cooking")
    .flatMap((ticket) => ticket.lines);
  return places
    .map(({ id, name }) => ({
      id,
      name,
      dishes: dishesToCook(lines.filter(({ stationId }) => stationId === id)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}

function dishesToCook(lines: Ticket["lines"]): DishToCook[] {
  const found = new Map<string, DishToCook>();
  for (const { name, quantity, madeQuantity, marks } of lines) {
    const left = Math.max(0, quantity - madeQuantity);
    const dish = found.get(name) ?? { name, quantity: 0, jainQuantity: 0 };
    dish.quantity += left;
    if (marks.includes("Jain")) dish.jainQuantity += left;
    found.set(name, dish);
  }
  return [...found.values()]
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}

/** `14 × Pani Puri, 3 Jain`. */
export function dishToCookText({ name, quantity, jainQuantity }: DishToCook): string {
  const dish = `${quantity} × ${name}`;
  return jainQuantity > 0 ? m.kitchen_jain({ dish, jainQuantity }) : dish;
}
