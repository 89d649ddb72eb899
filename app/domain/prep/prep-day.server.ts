import { asc, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { addDays, dayInIndia, formatDay, formatLongDay, now } from "../clock.ts";
import { menuLabels } from "../events/price-list.ts";
import { holidayOn, openSpan } from "../opening-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { cateringPlates, orderedPlates, type PlannedPlates } from "./planned-plates.server.ts";
import {
  addedRows,
  type HourOfPrep,
  type PrepCounts,
  type PrepDay,
  type PrepRow,
} from "./prep-plan.ts";
import { soldPlates, usualPlates } from "./usual-plates.server.ts";

const menu = db
  .select({ id: products.id, name: products.name, kind: products.kind, stock: products.stock })
  .from(products)
  .where(isNull(products.deletedAt))
  .orderBy(asc(products.name))
  .prepare();

type Counts = {
  ordered: PlannedPlates[];
  catering: PlannedPlates[];
  usual: ReadonlyMap<string, number>;
  sold: ReadonlyMap<string, number>;
};

function byDish(plates: PlannedPlates[], keyOf: (dish: PlannedPlates["dish"]) => string) {
  const sums = new Map<string, number>();
  for (const { dish, plates: count } of plates) {
    sums.set(keyOf(dish), (sums.get(keyOf(dish)) ?? 0) + count);
  }
  return sums;
}

function rowsOf({ ordered, catering, usual, sold }: Counts): PrepRow[] {
  const dishes = menu.all().filter(({ kind }) => kind === "dish");
  const ids = new Map(dishes.map(({ id, name }) => [name.toLowerCase(), id]));
  const keyOf = (dish: PlannedPlates["dish"]) =>
    "id" in dish ? dish.id : (ids.get(dish.name.toLowerCase()) ?? dish.name);
  const [withTime, forEvents] = [byDish(ordered, keyOf), byDish(catering, keyOf)];
  const labels = menuLabels();
  const known = new Set(dishes.map(({ id }) => id));
  const others = [...forEvents.keys()]
    .filter((key) => !known.has(key))
    .map((name) => ({ id: name, name, label: labels.ofDish(name), stock: null }));
  return [...dishes.map((dish) => ({ ...dish, label: dish.name })), ...others]
    .map(({ id, name, label, stock }): PrepRow => {
      const [ordered, catering] = [withTime.get(id) ?? 0, forEvents.get(id) ?? 0];
      const counts = { ordered, catering, usual: usual.get(id) ?? 0, sold: sold.get(id) ?? 0 };
      return { key: id, name, label, stock, ...counts };
    })
    .filter((row) => totalOf(row) > 0)
    .sort((a, b) => totalOf(b) - totalOf(a));
}

const totalOf = ({ ordered, catering, usual, sold }: PrepCounts) =>
  ordered + catering + usual + sold;

function hoursOf(planned: PlannedPlates[]): HourOfPrep[] {
  const hours = new Map<number, number>();
  for (const { hour, plates } of planned) hours.set(hour, (hours.get(hour) ?? 0) + plates);
  if (hours.size === 0) return [];
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    plates: hours.get(first + index) ?? 0,
  }));
}

const named = (day: string) => ({ day, name: formatDay(day) });

export function prepDay(day: string = dayInIndia(now())): PrepDay {
  const today = dayInIndia(now());
  const settings = shopSettings();
  const isPast = day < today;
  const [ordered, catering] = [orderedPlates(day), cateringPlates(day)];
  const rows = rowsOf({ ordered, catering, usual: usualPlates(day), sold: soldPlates(day) });
  return {
    day,
    title: formatLongDay(day),
    isPast,
    isToday: day === today,
    holiday: holidayOn(day, settings)?.name ?? null,
    isClosed: openSpan(day, settings) === null,
    rows,
    total: addedRows(rows),
    hours: isPast ? [] : hoursOf([...ordered, ...catering]),
    previous: named(addDays(day, -1)),
    next: named(addDays(day, 1)),
  };
}
