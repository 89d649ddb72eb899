import { z } from "zod";
import { paiseToRupees } from "../money.ts";
import { type Amounts, deliveryFeeLabel, otherCharges } from "./amounts.ts";

const named = { name: z.string(), amount: z.number() };

/** In rupees. */
export const amountsOutput = {
  discounts: z.array(z.object({ code: z.string().nullable(), ...named })),
  charges: z.array(z.object(named)),
};

/** Charges of 0 are left out. */
export function presentAmounts(amounts: Amounts) {
  const { discounts, deliveryFeePaise } = amounts;
  const delivery =
    deliveryFeePaise > 0 ? [{ label: deliveryFeeLabel(), paise: deliveryFeePaise }] : [];
  return {
    discounts: discounts.map(({ code, name, amountPaise }) => ({
      code,
      name,
      amount: paiseToRupees(amountPaise),
    })),
    charges: [...delivery, ...otherCharges(amounts)].map(({ label, paise }) => ({
      name: label,
      amount: paiseToRupees(paise),
    })),
  };
}
