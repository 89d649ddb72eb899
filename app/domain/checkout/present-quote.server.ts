import { z } from "zod";
import { paiseToRupees } from "../money.ts";
import { amountsOutput, presentAmounts } from "../quote/present-amounts.ts";
import { presentSlot, slotOutput } from "../slots/schema.ts";
import type { QuotedItems } from "./quote-items.server.ts";

/** Amounts are in rupees. */
export const quoteOutput = z.object({
  lines: z.array(
    z.object({
      path: z.string().describe("The item of the request: `items[0]`"),
      product: z.string(),
      name: z.string(),
      price: z.number().describe("For one portion, with everything chosen"),
      quantity: z.number().int(),
      total: z.number(),
      discount: z.number().describe("Its share of the discounts"),
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  ...amountsOutput,
  total: z.number(),
  promisedAt: z.iso.datetime().nullable().describe("Null when a problem prevents it"),
  zone: z.string().nullable(),
  slots: z.array(slotOutput),
  note: z.string().describe("Something that the customer may wonder about; empty if nothing"),
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
});

export function presentQuote({ items, quote, slots, problems }: QuotedItems) {
  const { plates, promise } = quote;
  return {
    lines: items.map(({ path, dish, configured, quantity }, index) => ({
      path,
      product: dish.id,
      name: dish.name,
      price: paiseToRupees(configured.pricePaise),
      quantity,
      total: paiseToRupees(configured.pricePaise * quantity),
      discount: paiseToRupees(quote.lineDiscountsPaise[index] ?? 0),
    })),
    subtotal: paiseToRupees(quote.subtotalPaise),
    deliveryFee: paiseToRupees(quote.deliveryFeePaise),
    ...presentAmounts(quote),
    total: paiseToRupees(quote.totalPaise),
    promisedAt: promise?.promisedAt.toISOString() ?? null,
    zone: quote.zoneName,
    slots: slots.map((slot) => presentSlot(slot, plates)),
    note: quote.note,
    problems,
  };
}
