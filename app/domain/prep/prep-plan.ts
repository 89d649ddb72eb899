export type PrepRow = {
  /** The id of a dish, or the name of a dish that only catering has. */
  key: string;
  name: string;
  label: string;
  /** Null for dishes that are not on the menu. */
  stock: number | null;
  /** From orders with a time. */
  ordered: number;
  catering: number;
  /** The average of the last four days with the same weekday. */
  usual: number;
  /** On this day, up to now. */
  sold: number;
};

export type HourOfPrep = { hour: number; plates: number };

type NamedDay = {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Nov 21, 2026` */
  name: string;
};

/** The kitchen's preparation for a day; for a past day, the sales. */
export type PrepDay = {
  day: string;
  title: string;
  isPast: boolean;
  isToday: boolean;
  isClosed: boolean;
  /** The name of the holiday. */
  holiday: string | null;
  rows: PrepRow[];
  total: PrepCounts;
  /** Empty for a past day. */
  hours: HourOfPrep[];
  previous: NamedDay;
  next: NamedDay;
};

/** For each row and for the totals. */
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
