import { z } from "zod";
import { optionalText } from "../text.ts";
import { customizationsInput } from "./customizations.ts";

/** One line cannot hold more; a larger party is what catering is for. */
export const MAX_LINE_QUANTITY = 99;

const tooMany = `You can order at most ${MAX_LINE_QUANTITY} of one dish. For more, book catering.`;

export const specialInstructions = optionalText(
  200,
  "Special instructions must be at most 200 characters",
);

/** Source: spec 1 §4 Cart. */
export const addLineInput = customizationsInput.extend({
  productId: z.string({ error: "Choose a dish" }),
  quantity: z
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .min(1, "Quantity must be at least 1")
    .max(MAX_LINE_QUANTITY, tooMany)
    .default(1),
  specialInstructions,
});
export type AddLineInput = z.output<typeof addLineInput>;

/** 0 or below removes the line. Source: spec 1 §4 Cart. */
export const quantityInput = z.object({
  quantity: z
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .max(MAX_LINE_QUANTITY, tooMany),
});

/** Source: spec 1 §3 Cart item. */
export const customizeInput = customizationsInput.extend({ specialInstructions });
export type CustomizeInput = z.output<typeof customizeInput>;
