const rupees = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const rupeesWithPaise = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Takes an amount in integer paise, returns what a customer reads: `₹120`, or `₹120.50` when there are paise.
 * Source: decisions, The shop.
 */
export function formatRupees(paise: number): string {
  const whole = paise % 100 === 0;
  return `₹${(whole ? rupees : rupeesWithPaise).format(paise / 100)}`;
}

/**
 * Takes an amount in integer paise, returns it with two decimals always, as the admin's desktop tables show it.
 * Source: decisions, The shop; spec 2 §9.
 */
export function formatRupeesWithPaise(paise: number): string {
  return `₹${rupeesWithPaise.format(paise / 100)}`;
}

/** Takes integer paise, returns the rupee number of the JSON contract (`80` or `80.5`). Source: API contract, Envelope. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

/**
 * Takes a rupee number from a form or a call, returns integer paise; a half paisa is rounded up.
 * Source: decisions, The shop.
 */
export function rupeesToPaise(amountRupees: number): number {
  return Math.round(amountRupees * 100);
}
