import { z } from "zod";
import { optionalPincode } from "../accounts/pincode.ts";
import { MAX_LINE_QUANTITY } from "../cart/line-limits.ts";
import { specialInstructions } from "../cart/schema.ts";
import { selectionInput } from "../options/selection-input.ts";
import { selectionOf } from "../options/sent-selection.ts";
import { requestedFor } from "../quote/wish-fields.ts";
import { optionalText, requiredText } from "../text.ts";
import type { RequestedItem } from "./configure-items.server.ts";
import type { DeliveryType } from "./delivery-fee.ts";

/** What an order is to be after a change. */
export type WantedOrder = {
  /** The quantities of its lines by their ids; 0 removes one, and what is left out stays. */
  lines: Record<string, number>;
  added: RequestedItem[];
  deliveryType: DeliveryType;
  street: string;
  city: string;
  zipCode: string;
  deliveryInstructions: string;
  notes: string;
  /** Null for as soon as possible. */
  requestedFor: Date | null | "unchanged";
  reason: string;
  /** Why it goes into a full slot; empty if it must not. */
  overfillReason: string;
};

export const MAX_ADDED_LINES = 20;

function quantity(min: number) {
  return z.coerce
    .number({ error: "Quantity must be a whole number" })
    .int("Quantity must be a whole number")
    .min(min, `Quantity must be at least ${min}`)
    .max(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`);
}

const reason = optionalText(300, "The reason must be at most 300 characters");

/** An empty address is missing only where one is needed; `isAlways` as at checkout. */
const changeForm = (needsAddress: "always" | "for delivery") =>
  z
    .object({
      version: z.coerce.number({ error: "This page was out of date. Load it again." }).int(),
      lines: z.record(z.string(), quantity(0)).default({}),
      added: z
        .array(
          z.object({
            product: requiredText("Choose a dish", { max: 64 }),
            quantity: quantity(1),
            specialInstructions,
            ...selectionInput.shape,
          }),
        )
        .max(MAX_ADDED_LINES, `Add at most ${MAX_ADDED_LINES} dishes at a time`)
        .default([]),
      deliveryType: z.enum(["delivery", "pickup"], { error: "Choose delivery or pickup" }),
      address: optionalText(300),
      city: optionalText(80),
      pincode: optionalPincode,
      deliveryInstructions: optionalText(500),
      notes: optionalText(500, "Special instructions must be at most 500 characters"),
      requestedFor: z.union([z.literal("unchanged"), requestedFor], {
        error: "Choose one of the times",
      }),
      reason,
      overfillReason: reason,
    })
    .superRefine(({ deliveryType, address, city, pincode }, { issues }) => {
      if (needsAddress === "for delivery" && deliveryType === "pickup") return;
      const required = { address, city, pincode };
      for (const [field, typed] of Object.entries(required)) {
        if (typed) continue;
        const message = `Enter the ${field}`;
        issues.push({ code: "custom", path: [field], message, input: typed });
      }
    });

/** Customers give an address in any case, as at checkout. */
export const customerChangeForm = changeForm("always");
/** Staff take orders without one. */
export const staffChangeForm = changeForm("for delivery");

export function wantedOrder(typed: z.output<typeof staffChangeForm>): WantedOrder {
  const { version: _, address: street, pincode: zipCode, added, ...rest } = typed;
  return {
    ...rest,
    street,
    zipCode,
    added: added.map(({ product, quantity, specialInstructions, options, parts }, index) => ({
      productId: product,
      quantity,
      specialInstructions,
      selection: selectionOf({ options, parts }),
      path: `added[${index}]`,
    })),
  };
}
