import { weekdayOf } from "../opening-hours.ts";
import { shareOut } from "../share-out.ts";

/** How far back a forecast looks, in days. */
export const FORECAST_DAYS = 8 * 7;

/** What walk-ins bought on a day. */
export type WalkInDay = {
  /** `YYYY-MM-DD` */
  day: string;
  /** Plates by dish. */
  plates: ReadonlyMap<string, number>;
  /** Orders by hour. */
  orders: ReadonlyMap<number, number>;
};

export type Forecast = {
  plates: Map<string, number>;
  platesByHour: Map<number, number>;
  /** What the day is compared with. */
  basis: "weekday" | "holidays";
  /** The days that it is compared with, oldest first. */
  days: string[];
};

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

function median(counts: number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return Math.round((low + high) / 2);
}

function added<Key>(maps: ReadonlyMap<Key, number>[]): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, count] of maps.flatMap((map) => [...map])) {
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return sums;
}

function shared<Key>(total: number, weights: Map<Key, number>): Map<Key, number> {
  const parts = shareOut(total, [...weights.values()]);
  return new Map([...weights.keys()].map((key, index) => [key, parts[index] ?? 0]));
}

/**
 * The plates for walk-ins on a day: the median of the same weekday, shared out among dishes and hours as they were sold;
 * see docs/forecast.md. Days without sales, on which the shop was closed, do not count, and holidays only for holidays.
 */
export function forecast(
  day: string,
  history: WalkInDay[],
  holidays: ReadonlySet<string>,
): Forecast {
  const sold = history
    .filter((past) => past.day < day && sumOf(past.plates.values()) > 0)
    .sort((a, b) => a.day.localeCompare(b.day));
  const ordinary = sold.filter((past) => !holidays.has(past.day));
  const earlierHolidays = holidays.has(day) ? sold.filter((past) => holidays.has(past.day)) : [];
  const basis = earlierHolidays.length > 0 ? "holidays" : "weekday";
  const compared =
    basis === "holidays"
      ? earlierHolidays
      : ordinary.filter((past) => weekdayOf(past.day) === weekdayOf(day));
  const total = median(compared.map(({ plates }) => sumOf(plates.values())));
  const ofDishes = basis === "holidays" ? compared : ordinary;
  return {
    plates: shared(total, added(ofDishes.map(({ plates }) => plates))),
    platesByHour: shared(total, added(compared.map(({ orders }) => orders))),
    basis,
    days: compared.map((past) => past.day),
  };
}
