import { z } from "zod";
import { m } from "#messages";
import { imageInvalid, isProductImage } from "../menu/product-image.ts";
import { refineSaleHours, saleHoursFields } from "../menu/product-schema.ts";
import { sectionLimits } from "../sections/sections.ts";
import { requiredText } from "../text.ts";

export const sectionForm = z
  .object({
    name: requiredText(() => m.products_sectionNameRequired(), { max: sectionLimits.name.max }),
    /** Empty for none. */
    image: z
      .string()
      .trim()
      .default("")
      .refine((url) => url === "" || isProductImage(url), {
        error: imageInvalid,
      }),
    isHidden: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false),
    ...saleHoursFields,
  })
  .superRefine(refineSaleHours);
export type SectionInput = z.output<typeof sectionForm>;
export type SectionFields = z.input<typeof sectionForm>;

/** `into`: the section that gets the dishes; missing for a section without any. */
export const sectionRemovalForm = z.object({ into: z.string().max(100).optional() });
