import type { Forecast } from "./forecast.ts";
import type { ForecastError } from "./forecast-error.ts";

export type PrepRow = {
  /** The id of a dish, or the name of what only catering knows. */
  key: string;
  name: string;
  /** Null for what is not on the menu. */
  stock: number | null;
  /** From orders with a time. */
  ordered: number;
  catering: number;
  /** Expected; null if no forecast was kept for a day that is over. */
  walkIns: number | null;
  total: number;
  /** To walk-ins, until now. */
  sold: number;
};

export type HourOfPrep = { hour: number; plates: number };

type NamedDay = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Nov 21, 2026` */
  name: string;
};

/** What the kitchen prepares for a day; for a day that is over, what was expected and sold. */
export type PrepDay = {
  day: string;
  title: string;
  isPast: boolean;
  isToday: boolean;
  isClosed: boolean;
  /** Its name. */
  holiday: string | null;
  rows: PrepRow[];
  total: PrepCounts;
  /** Empty for a day that is over. */
  hours: HourOfPrep[];
  basis: Forecast["basis"];
  /** Oldest first. */
  comparedDays: string[];
  /** Of earlier forecasts, latest first. */
  errors: (NamedDay & ForecastError)[];
  previous: NamedDay;
  next: NamedDay;
};

/** For the rows and for what they add up to. */
export type PrepCounts = Omit<PrepRow, "key" | "name" | "stock">;

export function addedRows(rows: PrepRow[]): PrepCounts {
  const sum = (of: (row: PrepRow) => number) => rows.reduce((added, row) => added + of(row), 0);
  return {
    ordered: sum(({ ordered }) => ordered),
    catering: sum(({ catering }) => catering),
    walkIns: rows.some(({ walkIns }) => walkIns !== null)
      ? sum(({ walkIns }) => walkIns ?? 0)
      : null,
    total: sum(({ total }) => total),
    sold: sum(({ sold }) => sold),
  };
}

/**
 * What to offer for sale: the plates that are expected to be sold without a time. Those that were ordered for a time
 * were taken from the stock when they were ordered, and catering is never taken from it.
 */
export function platesToSell({ walkIns, sold }: Pick<PrepRow, "walkIns" | "sold">): number {
  return Math.max(0, (walkIns ?? 0) - sold);
}
