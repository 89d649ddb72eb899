import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { optionalText } from "../text.ts";
import { typedAmount } from "../typed-amount.ts";

const percentMessage = () => m.bills_rateOutOfRange();

/** Typed in percent, parsed into hundredths of one; null when left empty. */
export const taxPercent = typedAmount(
  z
    .number({ error: percentMessage })
    .min(0, { error: percentMessage })
    .max(40, { error: percentMessage })
    .refine((typed) => Math.abs(typed * 100 - Math.round(typed * 100)) < 1e-6, {
      error: percentMessage,
    })
    .optional()
    .transform((typed) => (typed === undefined ? null : Math.round(typed * 100))),
);

/** Empty when left out. */
export const taxCode = optionalText(20)
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, ""))
  .refine((typed) => /^(\d{4}|\d{6}|\d{8})?$/.test(typed), {
    error: () => m.bills_hsnFormat(),
  });
