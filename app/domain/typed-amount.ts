import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "./digits.ts";
import { formatRupees, rupeesToPaise } from "./money.ts";

/** Text that is no number stays text. */
export function withoutSeparators(typed: unknown): unknown {
  return typeof typed === "string" ? latinDigits(typed).replace(/[₹,\s]/g, "") : typed;
}

/** Forms may send the number as people write it: `9,925` or `₹ ४०`. */
export function typedAmount<Schema extends z.ZodType>(amount: Schema) {
  return z.preprocess(withoutSeparators, amount);
}

/** What a field is called in its messages. */
export type FieldName = string | (() => string);

export const fieldName = (what: FieldName) => (typeof what === "string" ? what : what());

/** Rupees with two decimals at most, parsed into paise. */
export function typedRupees(what: FieldName, maxPaise: number) {
  const error = () => m.shared_mustBe0To({ what: fieldName(what), max: formatRupees(maxPaise) });
  return z
    .number({ error })
    .min(0, { error })
    .max(maxPaise / 100, { error })
    .refine((typed) => Math.abs(typed * 100 - rupeesToPaise(typed)) < 1e-6, {
      error: () => m.shared_mustHaveAtMostTwo({ what: fieldName(what) }),
    })
    .transform(rupeesToPaise);
}

/** For a total while somebody is typing: what cannot be read counts as nothing. */
export function paiseTyped(typed: string): number {
  const amount = Number(withoutSeparators(typed));
  return amount > 0 && Number.isFinite(amount) ? rupeesToPaise(amount) : 0;
}
