import { currentLanguage } from "./language.ts";

/** English dates and lists are written the American way, as specified. */
const localesOfDates = { en: "en-US", hi: "hi-IN", mr: "mr-IN" };
const localesOfNumbers = { en: "en-IN", hi: "hi-IN", mr: "mr-IN" };

/** An `Intl` format in the current language with Latin digits; each is built once, because that takes longer than using it. */
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
 * Writes instants in the current language. Hindi and Marathi have no short months that people write, and Marathi no
 * comma before the year, as `Intl` has it.
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

/** English has a comma before "and" and "or", as specified; Hindi and Marathi have none. */
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
