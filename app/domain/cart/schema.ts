import { z } from "zod";
import { m } from "#messages";
import { selectionInput } from "../options/selection-input.ts";
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH, tooManyOfDish } from "../orders/line-limits.ts";
import { optionalText } from "../text.ts";

export const specialInstructions = optionalText(MAX_NOTE_LENGTH, () =>
  m.cart_noteTooLong({ maxNoteLength: MAX_NOTE_LENGTH }),
);

export const addLineInput = selectionInput.extend({
  product: z.string({ error: () => m.shared_chooseADish() }),
  quantity: z
    .int({ error: () => m.shared_quantityNotWhole() })
    .min(1, { error: () => m.shared_quantityTooSmall() })
    .max(MAX_LINE_QUANTITY, { error: tooManyOfDish })
    .default(1),
  specialInstructions,
});

/** 0 or less removes the line item. */
export const quantityInput = z.object({
  quantity: z
    .int({ error: () => m.shared_quantityNotWhole() })
    .max(MAX_LINE_QUANTITY, { error: tooManyOfDish }),
});

export const changeLineInput = addLineInput.omit({ product: true });

/** 256 random bits in hex that the guest's page generated; anything else is ignored. */
export const proposedCartToken = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .catch(undefined);
