import { z } from "zod";
import { m } from "#messages";
import { sectionId } from "../sections/section-id.ts";
import { optionalText } from "../text.ts";
import { typedCount, typedPrice } from "./group-schema.ts";
import { optionLimits } from "./option-limits.ts";

const partRow = z.object({
  /** Set if the part already exists. */
  id: z.string().max(100).optional(),
  name: optionalText(optionLimits.partName),
  quantity: typedCount(() => m.options_theNumberOfDishes(), {
    min: 1,
    max: optionLimits.partQuantity,
  }),
  /** Empty: the ticked dishes apply. */
  category: sectionId(() => m.shared_chooseOneOfTheCategories()).optional(),
  dishes: z.array(z.string().max(100)).default([]),
  covered: typedPrice(() => m.options_thePrice()),
});

/** A part of a combo as it is saved; `row` is its place in the form. */
export type SavedPart = {
  id: string | undefined;
  row: number;
  name: string;
  quantity: number;
  category: string | null;
  /** Their ids; ignored if there is a category. */
  dishes: string[];
  coveredPaise: number | null;
};

/** Empty rows are ignored. */
export const comboPartRows = z
  .array(partRow, { error: () => m.shared_mustBeAList() })
  .max(optionLimits.parts, {
    error: () => m.options_tooManyParts({ parts: optionLimits.parts }),
  })
  .default([])
  .transform((rows) =>
    rows.flatMap(({ id, name, quantity, category, dishes, covered }, row): SavedPart[] =>
      name === "" && !category && dishes.length === 0
        ? []
        : [
            {
              id,
              row,
              name,
              quantity: quantity ?? 1,
              category: category ?? null,
              dishes: category ? [] : dishes,
              coveredPaise: covered ?? null,
            },
          ],
    ),
  );
