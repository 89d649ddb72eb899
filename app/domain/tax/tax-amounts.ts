const HUNDRED_PERCENT = 10_000;

/** A part of an order's price, after discounts. */
type TaxedPart = { amountPaise: number; basisPoints: number };

// Both halves are rounded in the same way, half a paisa up, so that CGST and SGST are always equal.

/** The tax that is added to an amount without it. */
export function taxOnTop({ amountPaise, basisPoints }: TaxedPart): number {
  return 2 * Math.floor((amountPaise * basisPoints + HUNDRED_PERCENT) / (2 * HUNDRED_PERCENT));
}

/** The tax that an amount includes. */
export function taxWithin({ amountPaise, basisPoints }: TaxedPart): number {
  const whole = HUNDRED_PERCENT + basisPoints;
  return 2 * Math.floor((amountPaise * basisPoints + whole) / (2 * whole));
}

/** The IGST that an amount includes, which has no halves. */
export function integratedTaxWithin({ amountPaise, basisPoints }: TaxedPart): number {
  const whole = HUNDRED_PERCENT + basisPoints;
  return Math.floor((2 * amountPaise * basisPoints + whole) / (2 * whole));
}
