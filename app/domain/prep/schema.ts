import { z } from "zod";
import { stockCount } from "../menu/product-schema.ts";

/** More than a page lists. */
export const MAX_STOCK_ROWS = 100;

const row = z.object({
  /** The id of a dish. */
  dish: z.string().max(100),
  isChosen: z.boolean().default(false),
  stock: stockCount,
  /** The stock that the page showed. */
  shown: z.coerce.number().int().optional().catch(undefined),
});

export const dayStockForm = z.object({ rows: z.array(row).max(MAX_STOCK_ROWS).default([]) });
export type DayStock = z.output<typeof dayStockForm>;
export type DayStockFields = z.input<typeof dayStockForm>;
