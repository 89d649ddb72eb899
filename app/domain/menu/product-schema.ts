import { z } from "zod";
import { rupeesToPaise } from "../money.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount } from "../typed-amount.ts";
import { categoryIds } from "./categories.ts";
import { productLimits } from "./limits.ts";
import { IMAGE_INVALID, isProductImage } from "./product-image.ts";

const { name, nameDevanagari, otherNames, description, priceRupees, stock } = productLimits;

/** An empty string counts as missing. */
function missingOr(missing: string, wrong: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? missing : wrong;
}

const atMost = (most: number) => most.toLocaleString("en-IN");

const stockCount = z
  .number({ error: missingOr("Stock is required", "Stock must be a number") })
  .refine(Number.isInteger, { error: "Stock must be a whole number", abort: true })
  .min(0, "Stock cannot be negative")
  .max(stock.max, `Stock must be at most ${atMost(stock.max)}`);

/** A flag that is missing stays as it is. */
export const productInput = z.object({
  name: requiredText("Product name is required", {
    min: [name.min, `Product name must be at least ${name.min} characters`],
    max: name.max,
    maxMessage: `Product name must be at most ${name.max} characters`,
  }),
  category: z.enum(categoryIds, {
    error: missingOr("Category is required", `Category must be one of ${categoryIds.join(", ")}`),
  }),
  description: requiredText("Description is required", {
    min: [description.min, `Description must be at least ${description.min} characters`],
    max: description.max,
    maxMessage: `Description must be at most ${description.max} characters`,
  }),
  price: typedAmount(
    z
      .number({ error: missingOr("Price is required", "Price must be a number") })
      .refine((rupees) => rupeesToPaise(rupees) > 0, "Price must be positive")
      .max(priceRupees.max, `Price must be at most ₹${atMost(priceRupees.max)}`),
  ),
  stock: stockCount,
  image: z
    .string({ error: missingOr("Image is required", IMAGE_INVALID) })
    .trim()
    .min(1, { error: "Image is required", abort: true })
    .refine(isProductImage, IMAGE_INVALID),
  isVeg: z.boolean("Must be true or false").optional(),
  isSpicy: z.boolean("Must be true or false").optional(),
  isPopular: z.boolean("Must be true or false").optional(),
  isAvailable: z.boolean("Must be true or false").optional(),
});
export type ProductInput = z.output<typeof productInput>;

const checkbox = z.boolean().default(false);

/** Forms send nothing for an unchecked checkbox. */
export const productForm = productInput.extend({
  nameDevanagari: optionalText(nameDevanagari.max),
  otherNames: optionalText(otherNames.max),
  isVeg: checkbox,
  isSpicy: checkbox,
  isPopular: checkbox,
  isAvailable: checkbox,
});
export type ProductForm = z.output<typeof productForm>;

/** The API knows neither the name in Devanagari nor the other names, so they stay as they are. */
export type SavedProduct = ProductInput & Partial<ProductForm>;

/** The stock field of the product list. */
export const stockForm = z.object({ stock: stockCount });
