import { z } from "zod";
import { m } from "#messages";
import { paymentMethods } from "../orders/order.ts";
import { requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

const MAX_PAISE = 10_000_000;

/** The amount that the page showed, to notice that it has changed since. */
const shownPaise = z.coerce
  .number({ error: () => m.deliveries_loadThePageAgain() })
  .int()
  .min(0);

/** `received` and `method` count only when there is something to collect, and `received` only for cash. */
export const deliveryForm = z.object({
  duePaise: shownPaise,
  method: z.enum(paymentMethods, { error: () => m.shared_chooseCashUpiOrCard() }).default("cash"),
  received: typedAmount(typedRupees(() => m.deliveries_theCashReceived(), MAX_PAISE)).default(0),
});
export type DeliveryForm = z.output<typeof deliveryForm>;

export const handoverForm = z.object({
  riderId: requiredText(() => m.deliveries_chooseWhoHandsInCash(), { max: 64 }),
  owedPaise: shownPaise,
  amount: typedAmount(typedRupees(() => m.deliveries_theAmount(), MAX_PAISE)),
});
export type HandoverForm = z.output<typeof handoverForm>;
