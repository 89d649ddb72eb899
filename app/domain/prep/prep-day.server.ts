import { asc, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { addDays, dayInPune, formatDay, formatLongDay, now } from "../clock.ts";
import { holidayOn, openSpan } from "../opening-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Forecast } from "./forecast.ts";
import { keptForecast, recentErrors } from "./kept-forecasts.server.ts";
import { cateringPlates, orderedPlates, type PlannedPlates } from "./planned-plates.server.ts";
import { addedRows, type HourOfPrep, type PrepDay, type PrepRow } from "./prep-plan.ts";
import { walkInDays, walkInForecast } from "./walk-in-days.server.ts";

const menu = db
  .select({ id: products.id, name: products.name, kind: products.kind, stock: products.stock })
  .from(products)
  .where(isNull(products.deletedAt))
  .orderBy(asc(products.name))
  .prepare();

type Planned = { ordered: PlannedPlates[]; catering: PlannedPlates[] };
type WalkIns = {
  expected: ReadonlyMap<string, number> | undefined;
  sold: ReadonlyMap<string, number>;
};

function byDish(plates: PlannedPlates[], keyOf: (dish: PlannedPlates["dish"]) => string) {
  const sums = new Map<string, number>();
  for (const { dish, plates: count } of plates) {
    sums.set(keyOf(dish), (sums.get(keyOf(dish)) ?? 0) + count);
  }
  return sums;
}

function rowsOf({ ordered, catering }: Planned, { expected, sold }: WalkIns): PrepRow[] {
  const dishes = menu.all().filter(({ kind }) => kind === "dish");
  const ids = new Map(dishes.map(({ id, name }) => [name.toLowerCase(), id]));
  const keyOf = (dish: PlannedPlates["dish"]) =>
    "id" in dish ? dish.id : (ids.get(dish.name.toLowerCase()) ?? dish.name);
  const [withTime, forEvents] = [byDish(ordered, keyOf), byDish(catering, keyOf)];
  const known = new Set(dishes.map(({ id }) => id));
  const others = [...forEvents.keys()]
    .filter((key) => !known.has(key))
    .map((name) => ({ id: name, name, stock: null }));
  return [...dishes, ...others]
    .map(({ id, name, stock }): PrepRow => {
      const counts = { ordered: withTime.get(id) ?? 0, catering: forEvents.get(id) ?? 0 };
      const walkIns = expected ? (expected.get(id) ?? 0) : null;
      const total = counts.ordered + counts.catering + (walkIns ?? 0);
      return { key: id, name, stock, ...counts, walkIns, total, sold: sold.get(id) ?? 0 };
    })
    .filter(({ total, sold: count }) => total > 0 || count > 0)
    .sort((a, b) => b.total - a.total || b.sold - a.sold);
}

function hoursOf(planned: PlannedPlates[], walkIns: Forecast["platesByHour"]): HourOfPrep[] {
  const hours = new Map([...walkIns].filter(([, plates]) => plates > 0));
  for (const { hour, plates } of planned) hours.set(hour, (hours.get(hour) ?? 0) + plates);
  if (hours.size === 0) return [];
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    plates: hours.get(first + index) ?? 0,
  }));
}

const named = (day: string) => ({ day, name: formatDay(day) });

export function prepDay(day: string = dayInPune(now())): PrepDay {
  const today = dayInPune(now());
  const settings = shopSettings();
  const isPast = day < today;
  const forecast = walkInForecast(day);
  const expected = isPast ? keptForecast(day) : forecast.plates;
  const sold = walkInDays(day, day)[0]?.plates ?? new Map();
  const planned = { ordered: orderedPlates(day), catering: cateringPlates(day) };
  const rows = rowsOf(planned, { expected, sold });
  return {
    day,
    title: formatLongDay(day),
    isPast,
    isToday: day === today,
    holiday: holidayOn(day, settings)?.name ?? null,
    isClosed: openSpan(day, settings) === null,
    rows,
    total: addedRows(rows),
    hours: isPast ? [] : hoursOf([...planned.ordered, ...planned.catering], forecast.platesByHour),
    basis: forecast.basis,
    comparedDays: forecast.days.map(formatDay),
    errors: recentErrors(isPast ? day : today).map((error) => ({ ...error, ...named(error.day) })),
    previous: named(addDays(day, -1)),
    next: named(addDays(day, 1)),
  };
}
