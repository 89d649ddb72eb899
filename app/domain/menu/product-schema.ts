import { z } from "zod";
import { m } from "#messages";
import { minutesOfDay } from "../clock.ts";
import { formatNumber } from "../language/formats.ts";
import { rupeesToPaise } from "../money.ts";
import { comboPartRows } from "../options/combo-schema.ts";
import { foodList } from "../options/group-schema.ts";
import { groupUseRows } from "../options/group-use-schema.ts";
import { sectionId } from "../sections/section-id.ts";
import { knownSections } from "../sections/sections.ts";
import { taxCode, taxPercent } from "../tax/tax-schema.ts";
import { optionalText, requiredText } from "../text.ts";
import { hasWholePaise, typedAmount } from "../typed-amount.ts";
import { productLimits, UNCOUNTED_STOCK } from "./limits.ts";
import { imageInvalid, isProductImage } from "./product-image.ts";

const { name, nameDevanagari, otherNames, description, priceRupees, stock, plates, wordList } =
  productLimits;

/** An empty string counts as missing. */
function missingOr(missing: () => string, wrong: () => string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? missing() : wrong();
}

const flag = z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).optional();

const atMost = (most: number) => formatNumber(most);

export const stockCount = z
  .number({ error: missingOr(m.menu_stockIsRequired, m.menu_stockMustBeANumber) })
  .refine(Number.isInteger, { error: () => m.menu_stockNotWhole(), abort: true })
  .min(0, { error: () => m.menu_stockCannotBeNegative() })
  .max(stock.max, { error: () => m.menu_stockMustBeAtMost({ max: atMost(stock.max) }) });

/** A missing flag stays unchanged. */
export const productInput = z.object({
  name: requiredText(() => m.menu_productNameIsRequired(), {
    min: [name.min, () => m.menu_nameTooShort({ min: name.min })],
    max: name.max,
    maxMessage: () => m.menu_nameTooLong({ max: name.max }),
  }),
  category: sectionId(
    missingOr(m.menu_categoryIsRequired, () =>
      m.menu_categoryMustBeOneOf({
        names: knownSections()
          .map(({ id }) => id)
          .join(", "),
      }),
    ),
  ),
  description: requiredText(() => m.menu_descriptionIsRequired(), {
    min: [description.min, () => m.menu_descriptionTooShort({ min: description.min })],
    max: description.max,
    maxMessage: () => m.menu_descriptionTooLong({ max: description.max }),
  }),
  price: typedAmount(
    z
      .number({ error: missingOr(m.menu_priceIsRequired, m.menu_priceMustBeANumber) })
      .refine((rupees) => rupeesToPaise(rupees) > 0, {
        error: () => m.menu_priceMustBePositive(),
        abort: true,
      })
      .max(priceRupees.max, {
        error: () => m.menu_priceMustBeAtMost({ max: atMost(priceRupees.max) }),
      })
      .refine(hasWholePaise, { error: () => m.shared_tooManyDecimals({ what: m.shared_price() }) }),
  ),
  stock: stockCount,
  image: z
    .string({ error: missingOr(m.menu_imageIsRequired, imageInvalid) })
    .trim()
    .min(1, { error: () => m.menu_imageIsRequired(), abort: true })
    .refine(isProductImage, { error: imageInvalid }),
  isVeg: flag,
  isSpicy: flag,
  isPopular: flag,
  isAvailable: flag,
});
type ProductInput = z.output<typeof productInput>;

const checkbox = z.boolean().default(false);

/** Typed with commas in between. */
const words = optionalText(wordList.max)
  .transform((typed) => [
    ...new Set(
      typed
        .split(/[,\n]/)
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= wordList.words, {
    error: () => m.menu_tooManyWords({ words: wordList.words }),
  });

/** Null if nothing was typed. */
const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => m.menu_timeFormat() })
  .transform(minutesOfDay)
  .optional()
  .transform((minutes) => minutes ?? null);

/** See `SaleHours`. Midnight as the end means the end of the day. */
export const saleHoursFields = {
  saleDays: z
    .array(
      z.enum(["0", "1", "2", "3", "4", "5", "6"], {
        error: () => m.shared_daysRequired(),
      }),
    )
    .default([])
    .transform((days) => (days.length === 7 ? "" : [...new Set(days)].sort().join(""))),
  saleFrom: clockTime,
  saleUntil: clockTime.transform((minutes) => minutes || null),
};

type TypedHours = { saleFrom: number | null; saleUntil: number | null };

export function refineSaleHours({ saleFrom, saleUntil }: TypedHours, context: z.RefinementCtx) {
  if (saleUntil === null || saleUntil > (saleFrom ?? 0)) return;
  const message = m.shared_hoursEndBeforeStart();
  context.addIssue({ code: "custom", path: ["saleUntil"], message });
}

const platesMessage = { error: () => m.menu_platesWhole({ max: plates.max }) };

/** How many plates it counts as in a time slot. */
export const plateCount = z
  .number(platesMessage)
  .int(platesMessage)
  .min(0, platesMessage)
  .max(plates.max, platesMessage);

/** Missing to use the category's station. */
const stationId = z
  .string()
  .max(64)
  .optional()
  .transform((id) => id ?? null);

/** Forms send nothing for an unchecked checkbox. */
export const productFields = productInput.extend({
  stock: stockCount.optional(),
  kind: z.enum(["dish", "combo"]).default("dish"),
  nameDevanagari: optionalText(nameDevanagari.max),
  otherNames: optionalText(otherNames.max),
  ingredients: words,
  contains: foodList,
  isFoodChecked: checkbox,
  foodNote: optionalText(productLimits.foodNote.max),
  isUncounted: checkbox,
  plates: plateCount.optional(),
  /** Missing to use the category's rate. */
  taxPercent,
  taxCode,
  stationId,
  ...saleHoursFields,
  groups: groupUseRows,
  parts: comboPartRows,
  isVeg: checkbox,
  isSpicy: checkbox,
  isPopular: checkbox,
  isAvailable: checkbox,
});
export const productForm = productFields
  .refine(({ isUncounted, stock }) => isUncounted || stock !== undefined, {
    path: ["stock"],
    error: () => m.menu_stockIsRequired(),
    // Reported together with other problems, unless the stock already has a problem.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "stock"),
  })
  .superRefine(refineSaleHours)
  .transform(({ isUncounted, stock = 0, ...form }) => ({
    ...form,
    stock: isUncounted ? UNCOUNTED_STOCK : stock,
  }));
export type ProductForm = z.output<typeof productForm>;
/** The values that the form sends. */
export type ProductFormInput = z.input<typeof productForm>;

/** Values that the API does not know, such as other names, options and hours, stay unchanged. */
export type SavedProduct = ProductInput & Partial<ProductForm>;

const { price } = productInput.shape;

/** A row of the product list: the values in its fields, and the values that they showed. Some rows lack one of them. */
export const productRowForm = z.object({
  price: price.optional(),
  shownPrice: price.optional().catch(undefined),
  stock: stockCount.optional(),
  shownStock: stockCount.optional().catch(undefined),
});
export type ProductRowInput = z.output<typeof productRowForm>;

/** A place in a list; 0 is the first. */
export const placeForm = z.object({
  to: z
    .int({ error: () => m.menu_chooseAPlace() })
    .min(0)
    .max(100_000),
});
