import { z } from "zod";
import { selectionInput } from "../options/selection-input.ts";
import { optionalText } from "../text.ts";
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH, tooManyOfDish } from "./line-limits.ts";

export const specialInstructions = optionalText(
  MAX_NOTE_LENGTH,
  `Special instructions must be at most ${MAX_NOTE_LENGTH} characters`,
);

export const addLineInput = selectionInput.extend({
  product: z.string({ error: "Choose a dish" }),
  quantity: z
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .min(1, "Quantity must be at least 1")
    .max(MAX_LINE_QUANTITY, tooManyOfDish)
    .default(1),
  specialInstructions,
});

/** 0 or less removes the line item. */
export const quantityInput = z.object({
  quantity: z
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .max(MAX_LINE_QUANTITY, tooManyOfDish),
});

export const changeLineInput = addLineInput.omit({ product: true });
export type ChangeLineInput = z.output<typeof changeLineInput>;

/** 256 random bits in hex from a guest's page; anything else is ignored. */
export const proposedCartToken = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .catch(undefined);
