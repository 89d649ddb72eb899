import { z } from "zod";
import { latinDigits } from "../digits.ts";
import { optionalText } from "../text.ts";
import { typedAmount } from "../typed-amount.ts";

const percentMessage = "The rate must be 0 to 40 percent, with at most two decimals";

/** Typed in percent, parsed into hundredths of one; null when left empty. */
export const taxPercent = typedAmount(
  z
    .number(percentMessage)
    .min(0, percentMessage)
    .max(40, percentMessage)
    .refine((typed) => Math.abs(typed * 100 - Math.round(typed * 100)) < 1e-6, percentMessage)
    .optional()
    .transform((typed) => (typed === undefined ? null : Math.round(typed * 100))),
);

/** Empty when left out. */
export const taxCode = optionalText(20)
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, ""))
  .refine(
    (typed) => /^(\d{4}|\d{6}|\d{8})?$/.test(typed),
    "A HSN or SAC code has 4, 6 or 8 digits",
  );
