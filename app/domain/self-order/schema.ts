import { z } from "zod";
import { m } from "#messages";
import { paymentMethods } from "../ledger/payment.ts";
import { requiredText } from "../text.ts";

/** Where a self order is looked over and placed. */
export const SELF_ORDER = "/here/order";

export const handovers = ["here", "takeaway"] as const;
export type Handover = (typeof handovers)[number];

export const selfOrderForm = z.object({
  customerName: requiredText(() => m.checkout_enterYourName(), { max: 40 }),
  handover: z.enum(handovers, { error: () => m.checkout_chooseHereOrTakeaway() }),
  paymentMethod: z.enum(paymentMethods, { error: () => m.checkout_chooseHowToPay() }),
});
export type SelfOrderForm = z.output<typeof selfOrderForm>;
export type SelfOrderFields = z.input<typeof selfOrderForm>;

/** The number in the address of a table's code; null for none, undefined for anything that is none. */
export function readTable(typed: string | undefined): number | null | undefined {
  if (typed === undefined) return null;
  return /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : undefined;
}
