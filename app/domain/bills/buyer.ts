import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { isGstState } from "../tax/gst-states.ts";
import { gstinProblem } from "../tax/gstin.ts";
import { optionalText } from "../text.ts";
import type { Bill } from "./bill.ts";

/** The company named on a bill, so that it can claim the tax. */
export type Buyer = Pick<Bill, "buyerName" | "buyerGstin" | "purchaseOrder">;

export type Billing = Buyer & {
  /** Who the bill is sent to; not printed on the bill. */
  billingContact: string;
  /** The code of the state, if staff chose one. */
  placeOfSupply: string;
};

const withoutSpaces = (typed: string) => latinDigits(typed).replace(/\s/g, "").toUpperCase();

/** If all fields are empty, the bill names no company. */
export const buyerFields = z
  .object({
    buyerName: optionalText(100),
    buyerGstin: optionalText(40)
      .transform(withoutSpaces)
      .superRefine((gstin, context) => {
        const message = gstin && gstinProblem(gstin);
        if (message) context.addIssue({ code: "custom", message });
      }),
    purchaseOrder: optionalText(40),
    billingContact: optionalText(120),
  })
  .refine(({ buyerName, buyerGstin }) => buyerGstin === "" || buyerName !== "", {
    path: ["buyerName"],
    error: () => m.bills_buyerNameRequired(),
  });

export const buyerForm = buyerFields.safeExtend({
  /** Only staff set this, and only for bookings. */
  placeOfSupply: optionalText(2).refine((code) => code === "" || isGstState(code)),
});
export type BuyerFields = z.input<typeof buyerForm>;

export function buyerIn({ buyerName, buyerGstin, purchaseOrder }: Buyer): Buyer {
  return { buyerName, buyerGstin, purchaseOrder };
}
