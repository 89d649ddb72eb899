import { z } from "zod";
import { m } from "#messages";

const MAX_QUANTITY = 99;

const quantity = z.coerce
  .number({ error: () => m.shared_quantityNotWhole() })
  .int({ error: () => m.shared_quantityNotWhole() })
  .min(0, { error: () => m.shared_quantityCannotBeNegative() })
  .max(MAX_QUANTITY, {
    error: () => m.options_quantityMustBeAtMost({ maxQuantity: MAX_QUANTITY }),
  });

/** By group: the id of one choice, several ids, or quantities by id. */
const options = z
  .record(
    z.string(),
    z.union([z.string(), z.array(z.string()), z.record(z.string(), quantity)]).optional(),
  )
  .default({});

/** The fields `options.GROUP`, `options.GROUP.CHOICE` and `parts.PART[0].product` of a form; read them with `selectionOf`. */
export const selectionInput = z.object({
  options,
  parts: z
    .record(
      z.string(),
      z.array(
        z
          .object({ product: z.string().default(""), options })
          .default({ product: "", options: {} }),
      ),
    )
    .default({}),
});
