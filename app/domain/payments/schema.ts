import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { type LedgerMethod, paymentMethods, recordedMethods } from "../ledger/payment.ts";
import { approvalFields } from "../terms/approval-fields.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

const MAX_PAISE = 10_000_000;

const amount = typedRupees(() => m.shared_theAmount(), MAX_PAISE).refine((paise) => paise > 0, {
  error: () => m.shared_enterMoreThan0(),
});
const method = z.enum(paymentMethods, { error: () => m.shared_chooseCashUpiOrCard() });
const reasonText = (missing: () => string) =>
  requiredText(missing, { max: 300, maxMessage: () => m.shared_reasonTooLong() });
export const refundReason = reasonText(() => m.payments_refundReasonRequired());

/** In the format of bank apps, possibly in groups of four; empty for none. */
export const upiReference = optionalText(40)
  .transform((typed) => latinDigits(typed).replace(/\s/g, ""))
  .refine((reference) => /^(\d{12})?$/.test(reference), {
    error: () => m.payments_referenceRequired(),
  });

export function fitsReference({ method, reference }: { method: string; reference: string }) {
  return reference === "" || method === "upi";
}
export const onlyByUpi = { path: ["reference"], error: () => m.payments_referenceOnlyForUpi() };

/** Amounts are in rupees. */
export const paymentInput = z
  .object({ amount, method, reference: upiReference })
  .refine(fitsReference, onlyByUpi);
type ParsedPayment = z.output<typeof paymentInput>;
export type PaymentInput = Omit<ParsedPayment, "reference"> & { reference?: string };

/** `online`: through the payment provider, which holds the money. */
const refundMethod = z.enum([...paymentMethods, "online"], {
  error: () => m.shared_chooseCashUpiOrCard(),
});
export const refundInput = z.object({
  amount,
  method: refundMethod,
  reason: refundReason,
  ...approvalFields,
});
export type RefundInput = z.output<typeof refundInput>;

/** The usual ways to type amounts are accepted. */
export const paymentForm = z
  .object({ amount: typedAmount(amount), method, reference: upiReference })
  .refine(fitsReference, onlyByUpi);
export const refundForm = refundInput.extend({ amount: typedAmount(amount) });

/** The amount that is kept of a cancelled order or booking; 0 for nothing. */
export const keepForm = z.object({
  amount: typedAmount(typedRupees(() => m.shared_theAmount(), MAX_PAISE)),
  reason: reasonText(() => m.payments_reasonCustomerReads()),
});
export type KeepInput = z.output<typeof keepForm>;

const reversalReason = reasonText(() => m.payments_sayWhyItIsReversed());
/** `paidBy`: the actual method, if somebody chose the wrong one. */
function reversalOf<Method extends LedgerMethod>(methods: readonly Method[]) {
  return z.object({ reason: reversalReason, paidBy: z.enum(methods).optional() });
}
export const reversalForm = reversalOf(paymentMethods);
export const eventReversalForm = reversalOf(recordedMethods);
export type Reversal<Method extends LedgerMethod> = { reason: string; paidBy?: Method };
