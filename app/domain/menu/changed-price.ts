export type PriceStep = {
  direction: "raise" | "lower";
  unit: "rupees" | "percent";
  /** Of rupees or percent, above 0. */
  amount: number;
  rounding: "five" | "none";
};

const FIVE_RUPEES_PAISE = 500;

/** The price after a bulk change; halves are rounded up. May be 0 or less. */
export function changedPricePaise(pricePaise: number, step: PriceStep): number {
  const { direction, unit, amount, rounding } = step;
  const difference = unit === "rupees" ? amount * 100 : (pricePaise * amount) / 100;
  // Whole paise first: 7.5 % of a price can be a hair below its half in binary fractions.
  const exact = Math.round(pricePaise + (direction === "raise" ? difference : -difference));
  return rounding === "none" ? exact : Math.round(exact / FIVE_RUPEES_PAISE) * FIVE_RUPEES_PAISE;
}
