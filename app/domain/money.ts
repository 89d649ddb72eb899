import { numberFormat } from "./language/formats.ts";

const rupees = numberFormat({
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const rupeesWithPaise = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const sign = (paise: number) => (paise < 0 ? "−₹" : "₹");

/** `₹120`, `₹120.50` with paise, `−₹120` for a discount. */
export function formatRupees(paise: number): string {
  const isWhole = paise % 100 === 0;
  return sign(paise) + (isWhole ? rupees() : rupeesWithPaise()).format(Math.abs(paise) / 100);
}

/** Always two decimals, for columns of amounts. */
export function formatRupeesWithPaise(paise: number): string {
  return sign(paise) + rupeesWithPaise().format(Math.abs(paise) / 100);
}

/** The number in JSON: `80` or `80.5`. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

/** Half a paisa is rounded up. */
export function rupeesToPaise(amountRupees: number): number {
  return Math.round(amountRupees * 100);
}
