const rupees = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const rupeesWithPaise = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `₹120`, or `₹120.50` when there are paise. */
export function formatRupees(paise: number): string {
  const isWhole = paise % 100 === 0;
  return `₹${(isWhole ? rupees : rupeesWithPaise).format(paise / 100)}`;
}

/** Always two decimals, for columns of amounts. */
export function formatRupeesWithPaise(paise: number): string {
  return `₹${rupeesWithPaise.format(paise / 100)}`;
}

/** The number in JSON: `80` or `80.5`. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

/** Half a paisa is rounded up. */
export function rupeesToPaise(amountRupees: number): number {
  return Math.round(amountRupees * 100);
}
