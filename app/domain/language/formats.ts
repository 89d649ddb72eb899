import { currentLanguage } from "./language.ts";

/** The specification requires American dates and lists in English. */
const localesOfDates = { en: "en-US", hi: "hi-IN", mr: "mr-IN" };
const localesOfNumbers = { en: "en-IN", hi: "hi-IN", mr: "mr-IN" };

/**
 * An `Intl` format in the current language with Latin digits. Each is built only once, because
 * building takes longer than using it.
 */
function inCurrentLanguage<Format>(
  locales: typeof localesOfDates,
  build: (locale: string) => Format,
): () => Format {
  const built = new Map<string, Format>();
  return () => {
    const locale = `${locales[currentLanguage()]}-u-nu-latn`;
    const format = built.get(locale) ?? build(locale);
    built.set(locale, format);
    return format;
  };
}

export function numberFormat(options: Intl.NumberFormatOptions = {}): () => Intl.NumberFormat {
  return inCurrentLanguage(localesOfNumbers, (locale) => new Intl.NumberFormat(locale, options));
}

/**
 * Formats instants in the current language. Corrects `Intl`: people who write Hindi and Marathi do
 * not abbreviate months, and Marathi has no comma before the year.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
): (instant: Date | number) => string {
  const wholeMonth = options.month ? ({ ...options, month: "long" } as const) : options;
  const format = inCurrentLanguage(
    localesOfDates,
    (locale) => new Intl.DateTimeFormat(locale, locale.startsWith("en") ? options : wholeMonth),
  );
  return (instant) => {
    const text = format().format(instant);
    return currentLanguage() === "mr" ? text.replace(/, (?=\d{4}$)/, " ") : text;
  };
}

function listFormat(type: "conjunction" | "disjunction"): () => Intl.ListFormat {
  return inCurrentLanguage(localesOfDates, (locale) => new Intl.ListFormat(locale, { type }));
}

const number = numberFormat();
const all = listFormat("conjunction");
const any = listFormat("disjunction");

/** `1,20,000` */
export function formatNumber(count: number): string {
  return number().format(count);
}

/** The specification requires a comma before "and" and "or" in English; Hindi and Marathi have none. */
function listed(format: Intl.ListFormat, names: Iterable<string>): string {
  if (currentLanguage() === "en") return format.format(names);
  return format
    .formatToParts(names)
    .map(({ type, value }) => (type === "literal" ? value.replace(/^, (?=\p{L})/u, " ") : value))
    .join("");
}

/** `a, b, and c` */
export function allOf(names: Iterable<string>): string {
  return listed(all(), names);
}

/** `a, b, or c` */
export function anyOf(names: Iterable<string>): string {
  return listed(any(), names);
}
