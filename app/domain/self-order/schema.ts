import { z } from "zod";
import { m } from "#messages";
import { paymentMethods } from "../ledger/payment.ts";
import { requiredText } from "../text.ts";
import { handovers } from "./at-the-stall.ts";

export const selfOrderForm = z.object({
  customerName: requiredText(() => m.checkout_enterYourName(), { max: 40 }),
  handover: z.enum(handovers, { error: () => m.checkout_chooseHereOrTakeaway() }),
  paymentMethod: z.enum(paymentMethods, { error: () => m.checkout_chooseHowToPay() }),
});
export type SelfOrderForm = z.output<typeof selfOrderForm>;
export type SelfOrderFields = z.input<typeof selfOrderForm>;
