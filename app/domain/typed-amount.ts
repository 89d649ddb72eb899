import { z } from "zod";
import { latinDigits } from "./digits.ts";

/** Text that is no number stays text. */
export function withoutSeparators(typed: unknown): unknown {
  return typeof typed === "string" ? latinDigits(typed).replace(/[₹,\s]/g, "") : typed;
}

/** Forms may send the number as people write it: `9,925` or `₹ ४०`. */
export function typedAmount<Schema extends z.ZodType>(amount: Schema) {
  return z.preprocess(withoutSeparators, amount);
}
