import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { requiredText } from "../text.ts";

const wanted = () => m.payments_referenceRequired();

/** Spaces and dashes are ignored. */
export const claimForm = z.object({
  reference: requiredText(wanted, { max: 40, maxMessage: wanted })
    .transform((typed) => latinDigits(typed).replace(/[\s-]/g, ""))
    .refine((digits) => /^\d{12}$/.test(digits), { error: wanted }),
});

export const rejectionForm = z.object({
  reason: requiredText(() => m.payments_reasonCustomerReads(), {
    max: 300,
    maxMessage: () => m.shared_reasonTooLong(),
  }),
});

/** A customer's claim to have paid an order, for both customer and staff. */
export type Claim = {
  reference: string;
  at: string;
  /** Null while it awaits confirmation; afterwards, why it failed. */
  failure: string | null;
};
