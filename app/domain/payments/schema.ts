import { z } from "zod";
import { paymentMethods } from "../orders/order.ts";
import { requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

const MAX_PAISE = 10_000_000;

const amount = typedAmount(
  typedRupees("The amount", MAX_PAISE).refine((paise) => paise > 0, "Enter more than ₹0"),
);
const method = z.enum(paymentMethods, { error: "Choose cash, UPI or card" });

/** Amounts are typed in rupees. */
export const paymentForm = z.object({ amount, method });
export type PaymentForm = z.output<typeof paymentForm>;

export const refundForm = paymentForm.extend({
  reason: requiredText("Say why the money goes back", {
    max: 300,
    maxMessage: "The reason must be at most 300 characters",
  }),
});
export type RefundForm = z.output<typeof refundForm>;
