/** Charges that the owner may switch on, and how much staff may give away. */
export type ChargeTerms = {
  packingPaise: number;
  packingPer: "order" | "plate";
  /** Whether customers can add a tip for the kitchen. */
  takesTips: boolean;
  roundsToRupee: boolean;
  /** How much somebody who is not a manager may take off an order, or give back. */
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

/** The paise that rounding to the rupee adds, from -49 to 50. */
export function roundingOf(amountPaise: number): number {
  return Math.round(amountPaise / 100) * 100 - amountPaise;
}
