import { z } from "zod";
import { optionalText } from "../text.ts";
import { customizationsInput } from "./customizations.ts";
import { MAX_NOTE_LENGTH } from "./join-notes.ts";
import { MAX_LINE_QUANTITY, tooManyOfDish } from "./quantity-limit.ts";

export const specialInstructions = optionalText(
  MAX_NOTE_LENGTH,
  `Special instructions must be at most ${MAX_NOTE_LENGTH} characters`,
);

/** Source: spec 1 §4 Cart. */
export const addLineInput = customizationsInput.extend({
  productId: z.string({ error: "Choose a dish" }),
  quantity: z
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .min(1, "Quantity must be at least 1")
    .max(MAX_LINE_QUANTITY, tooManyOfDish)
    .default(1),
  specialInstructions,
});
export type AddLineInput = z.output<typeof addLineInput>;

/** 0 or below removes the line. Source: spec 1 §4 Cart. */
export const quantityInput = z.object({
  quantity: z
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .max(MAX_LINE_QUANTITY, tooManyOfDish),
});

/** Source: spec 1 §3 Cart item. */
export const customizeInput = customizationsInput.extend({ specialInstructions });
export type CustomizeInput = z.output<typeof customizeInput>;

/** A token that a guest's page brings for a first cart: 256 random bits in hex, or it counts as none. */
export const proposedCartToken = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .catch(undefined);
