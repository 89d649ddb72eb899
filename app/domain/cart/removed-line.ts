import { z } from "zod";
import { readSelection } from "../options/selection.ts";
import { selectionFields } from "../options/sent-selection.ts";
import type { CartLine } from "./cart.ts";

/** A line item that was just removed from the cart, as its cookie remembers it. */
export const removedLineCookie = z.object({
  name: z.string(),
  /** The number of line items above it. */
  position: z.number(),
  /** The form that adds it again. */
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RemovedLine = z.output<typeof removedLineCookie>;

type Line = Pick<CartLine, "productId" | "name" | "quantity" | "selection" | "specialInstructions">;

export function removedLine(line: Line, position: number): RemovedLine {
  const { productId: product, name, quantity, specialInstructions } = line;
  const chosen = selectionFields(readSelection(line.selection));
  return { name, position, fields: { product, quantity, specialInstructions, ...chosen } };
}
