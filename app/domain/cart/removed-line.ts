import { z } from "zod";
import { readCustomizations } from "./customizations.ts";

/** A line item that was just removed from the cart, as its cookie remembers it. */
export const removedLineCookie = z.object({
  name: z.string(),
  /** Of the line items above it. */
  position: z.number(),
  /** The form that adds it again. */
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RemovedLine = z.output<typeof removedLineCookie>;

type Line = {
  productId: string;
  name: string;
  quantity: number;
  customizations: string;
  specialInstructions: string;
};

export function removedLine(line: Line, position: number): RemovedLine {
  const { productId, name, quantity, specialInstructions } = line;
  const { jain, ...choices } = readCustomizations(line.customizations);
  const fields = { productId, quantity, specialInstructions, ...choices };
  return { name, position, fields: jain ? { ...fields, jain: "on" } : fields };
}
