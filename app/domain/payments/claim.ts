import { z } from "zod";
import { latinDigits } from "../digits.ts";
import { requiredText } from "../text.ts";

const wanted = "Enter the 12 digits of the UPI reference (UTR)";

/** Spaces and dashes do not count. */
export const claimForm = z.object({
  reference: requiredText(wanted, { max: 40, maxMessage: wanted })
    .transform((typed) => latinDigits(typed).replace(/[\s-]/g, ""))
    .refine((digits) => /^\d{12}$/.test(digits), wanted),
});

export const rejectionForm = z.object({
  reason: requiredText("Say why: the customer reads it", {
    max: 300,
    maxMessage: "The reason must be at most 300 characters",
  }),
});

/** What a customer said about paying an order, as both sides read it. */
export type Claim = {
  reference: string;
  at: string;
  /** Null while it awaits confirmation, else why it failed. */
  failure: string | null;
};
