import { isDay } from "../clock.ts";
import { cleanSearch } from "./search-limits.ts";

// Links are also rendered in the browser, so this file must not import zod.

type Value = string | number | boolean | null | undefined;

/** A query parameter: its value if missing, and how to parse its text. Invalid text gives the fallback. */
export type Parameter<Type extends Value> = { fallback: Type; read: (text: string) => Type };

type View<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Type> ? Type : never;
};

/** The state of a list as read from its URL, e.g. `ListView<typeof ordersList>`. */
export type ListView<List extends { read: (query: URLSearchParams) => unknown }> = ReturnType<
  List["read"]
>;

/** Pages after this one are not read. */
export const LAST_PAGE = 1_000_000;

/** A whole number between 1 and `largest`; anything that is not a number gives `fallback`. */
export function clampedNumber(typed: string | null, fallback: number, largest: number): number {
  if (typed === null || !/^-?\d+$/.test(typed.trim())) return fallback;
  return Math.min(Math.max(Number(typed), 1), largest);
}

export const pageNumber: Parameter<number> = {
  fallback: 1,
  read: (text) => clampedNumber(text, 1, LAST_PAGE),
};

export const searchText: Parameter<string> = { fallback: "", read: cleanSearch };

/** The id or number of one record, such as the one whose details are open. */
export const recordId: Parameter<string | undefined> = {
  fallback: undefined,
  read: (text) => (text.length <= 100 ? text || undefined : undefined),
};

export const flag: Parameter<boolean> = {
  fallback: false,
  read: (text) => text === "true" || text === "1",
};

/** A whole number from 1 to `largest`; anything else is left out rather than clamped. */
export function wholeNumber(largest = Number.MAX_SAFE_INTEGER): Parameter<number | undefined> {
  return {
    fallback: undefined,
    read: (text) =>
      /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= largest ? Number(text) : undefined,
  };
}

/** A date, `YYYY-MM-DD`. */
export const day: Parameter<string | undefined> = {
  fallback: undefined,
  read: (text) => (isDay(text) ? text : undefined),
};

/** One of several options; without a fallback, the list may be unfiltered (undefined). */
export function oneOf<const Option extends string>(
  options: readonly Option[],
): Parameter<Option | undefined>;
export function oneOf<const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): Parameter<Option>;
export function oneOf<Option extends string>(options: readonly Option[], fallback?: Option) {
  return {
    fallback,
    read: (text: string) => options.find((option) => option === text) ?? fallback,
  };
}

/** A URL with the query parameters that have a value. */
export function urlWithQuery(path: string, values: Record<string, Value>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value || value === 0) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Reads and writes the query parameters of a list. `url` leaves out fallbacks, so that every view
 * has only one URL, and writes the parameters in the order in which they are declared here.
 */
export function listUrl<Parameters extends Record<string, Parameter<Value>>>(
  path: string,
  parameters: Parameters,
) {
  return {
    read(query: URLSearchParams): View<Parameters> {
      const values = Object.entries(parameters).map(([name, { fallback, read }]) => {
        const text = query.get(name);
        return [name, text === null ? fallback : read(text)];
      });
      return Object.fromEntries(values);
    },
    url(view: Partial<View<Parameters>> = {}): string {
      const changed = Object.entries(parameters).map(([name, { fallback }]) => {
        const value: Value = view[name];
        return [name, value === fallback ? undefined : value];
      });
      return urlWithQuery(path, Object.fromEntries(changed));
    },
  };
}
