export type PrepRow = {
  /** The id of a dish, or the name of what only catering knows. */
  key: string;
  name: string;
  label: string;
  /** Null for what is not on the menu. */
  stock: number | null;
  /** From orders with a time. */
  ordered: number;
  catering: number;
  /** What the last four days of the same weekday sold on average. */
  usual: number;
  /** On this day, until now. */
  sold: number;
};

export type HourOfPrep = { hour: number; plates: number };

type NamedDay = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Nov 21, 2026` */
  name: string;
};

/** What the kitchen prepares for a day; for a day that is over, what was sold. */
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
  previous: NamedDay;
  next: NamedDay;
};

/** For the rows and for what they add up to. */
export type PrepCounts = Omit<PrepRow, "key" | "name" | "label" | "stock">;

export function addedRows(rows: PrepRow[]): PrepCounts {
  const sum = (of: (row: PrepRow) => number) => rows.reduce((added, row) => added + of(row), 0);
  return {
    ordered: sum(({ ordered }) => ordered),
    catering: sum(({ catering }) => catering),
    usual: sum(({ usual }) => usual),
    sold: sum(({ sold }) => sold),
  };
}
