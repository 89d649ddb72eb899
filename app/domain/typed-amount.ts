import { z } from "zod";
import { m } from "#messages";
import { isUnusualNumber, latinDigits } from "./digits.ts";
import { formatRupees, rupeesToPaise } from "./money.ts";
import { cleanText } from "./text.ts";

/**
 * `₹ 1,00,000.50` becomes `100000.50`, and `Rs. 300/-` becomes `300`. One or two digits after the last comma are
 * decimals, as in `99,00`, because groups of digits end with three. Text that is not a number stays text. So does
 * `1e3`, although `Number` would accept it.
 */
export function withoutSeparators(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const amount = latinDigits(cleanText(typed))
    .replace(/[₹\s]|^rs\.?|\/-$/gi, "")
    .replace(/^([\d,]*),(\d{1,2})$/, "$1.$2")
    .replaceAll(",", "");
  return isUnusualNumber(amount) ? Number.NaN : amount;
}

/** Whether an amount in rupees is a whole number of paise. */
export function hasWholePaise(rupees: number): boolean {
  return Math.abs(rupees * 100 - rupeesToPaise(rupees)) < 1e-6;
}

/** Forms accept numbers as people write them: `9,925` or `₹ ४०`. */
export function typedAmount<Schema extends z.ZodType>(amount: Schema) {
  return z.preprocess(withoutSeparators, amount);
}

/**
 * Also used without conform. Text that is not a number stays text, most importantly an empty one: `Number("")` is 0.
 */
export function typedCount<Schema extends z.ZodType>(count: Schema) {
  return z.preprocess((typed) => {
    const digits = withoutSeparators(typed);
    const isNumber = typeof digits === "string" && /^-?\d+(\.\d+)?$/.test(digits);
    return isNumber ? Number(digits) : digits;
  }, count);
}

/** The field's name in its messages. */
export type FieldName = string | (() => string);

export const fieldName = (what: FieldName) => (typeof what === "string" ? what : what());

/** Rupees with at most two decimals, parsed into paise. */
export function typedRupees(what: FieldName, maxPaise: number) {
  const error = () =>
    m.shared_amountOutOfRange({ what: fieldName(what), max: formatRupees(maxPaise) });
  return z
    .number({ error })
    .min(0, { error })
    .max(maxPaise / 100, { error })
    .refine(hasWholePaise, {
      error: () => m.shared_tooManyDecimals({ what: fieldName(what) }),
    })
    .transform(rupeesToPaise);
}

/** Whether the typed text is not an amount. */
export function isUnreadableAmount(typed: string): boolean {
  const amount = withoutSeparators(typed);
  return amount !== "" && !(Number(amount) >= 0 && Number.isFinite(Number(amount)));
}

/** For a total while somebody is typing: unreadable text counts as 0. */
export function paiseTyped(typed: string): number {
  const amount = Number(withoutSeparators(typed));
  return amount > 0 && Number.isFinite(amount) ? rupeesToPaise(amount) : 0;
}
