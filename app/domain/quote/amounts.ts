import { m } from "#messages";
import type { Discount } from "../coupons/discount.ts";

/** With the names in the customer's language. */
export function localDiscounts(discounts: Discount[]): Discount[] {
  return discounts.map((discount) => ({ ...discount, name: discount.local ?? discount.name }));
}

/** The amounts of an order, when quoted and when placed. */
export type Amounts = {
  /** The dishes, before discounts. */
  subtotalPaise: number;
  discounts: Discount[];
  /** Before a free delivery, which counts as a discount. */
  deliveryFeePaise: number;
  packingPaise: number;
  /** Added to prices without tax; 0 if prices include it. */
  taxPaise: number;
  tipPaise: number;
  roundingPaise: number;
  /** A few paise that distinguish an open UPI order from others with the same total. */
  upiAdjustmentPaise: number;
  totalPaise: number;
};

export type AmountRow = { label: string; paise: number };

/**
 * The lines between the dishes and the total. Charges of 0 are left out, except the delivery fee
 * where there could be one.
 */
export function amountRows(amounts: Amounts, canBeDelivered: boolean): AmountRow[] {
  const { subtotalPaise, discounts, deliveryFeePaise } = amounts;
  const hasFee = canBeDelivered || deliveryFeePaise > 0;
  return [
    { label: m.shared_subtotal(), paise: subtotalPaise },
    ...discounts.map(({ code, name, amountPaise }) => ({
      label: code ? m.checkout_coupon({ code }) : discountLabel(name),
      paise: -amountPaise,
    })),
    ...(hasFee ? [{ label: deliveryFeeLabel(), paise: deliveryFeePaise }] : []),
    ...otherCharges(amounts),
  ];
}

/** Pages find the delivery row by its label. */
export const deliveryFeeLabel = () => m.shared_deliveryFee();

/** As stored in orders. */
export const STAFF_DISCOUNT = "Discount";

function discountLabel(name: string): string {
  return name === STAFF_DISCOUNT ? m.shared_discount() : name;
}

/** All charges except the delivery. */
export function otherCharges(amounts: Amounts): AmountRow[] {
  const { packingPaise, taxPaise, tipPaise, roundingPaise, upiAdjustmentPaise } = amounts;
  const charges = [
    { label: m.checkout_packing(), paise: packingPaise },
    { label: m.shared_tax(), paise: taxPaise },
    { label: m.shared_tipForTheKitchen(), paise: tipPaise },
    { label: m.shared_rounding(), paise: roundingPaise },
    { label: m.checkout_upiAdjustment(), paise: upiAdjustmentPaise },
  ];
  return charges.filter(({ paise }) => paise !== 0);
}
