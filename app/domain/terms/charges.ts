/** Charges that the owner can switch on, and how much staff may give away. */
export type ChargeTerms = {
  packingPaise: number;
  packingPer: "order" | "plate";
  /** Whether customers can add a tip for the kitchen. */
  takesTips: boolean;
  roundsToRupee: boolean;
  /** How much staff below manager may take off an order, or refund. */
  staffDiscountPaise: number;
  staffRefundPaise: number;
};

export const defaultChargeTerms: ChargeTerms = {
  packingPaise: 0,
  packingPer: "order",
  takesTips: false,
  roundsToRupee: false,
  staffDiscountPaise: 0,
  staffRefundPaise: 0,
};

/** The paise added by rounding to the rupee, from -49 to 50. */
export function roundingOf(amountPaise: number): number {
  return Math.round(amountPaise / 100) * 100 - amountPaise;
}
