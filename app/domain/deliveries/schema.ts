import { z } from "zod";
import { m } from "#messages";
import { paymentMethods } from "../ledger/payment.ts";
import { notHomeSteps } from "../orders/order.ts";
import { MAX_CARRIED_PAISE, shownPaise } from "../payments/carried-cash.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

/** `received` and `method` count only when there is something to collect, and `received` only for cash. */
export const deliveryForm = z.object({
  duePaise: shownPaise,
  method: z.enum(paymentMethods, { error: () => m.shared_chooseCashUpiOrCard() }).default("cash"),
  received: typedAmount(
    typedRupees(() => m.deliveries_theCashReceived(), MAX_CARRIED_PAISE),
  ).default(0),
});
export type DeliveryForm = z.output<typeof deliveryForm>;

/** Empty for nobody. */
export const riderForm = z.object({ riderId: z.string().max(100).default("") });

/** Empty to take it back. */
export const notHomeForm = z.object({ next: z.enum([...notHomeSteps, ""]).default("") });
export type NotHomeForm = z.output<typeof notHomeForm>;
