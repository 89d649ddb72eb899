import { m } from "#messages";
import type { Discount } from "../coupons/discount.ts";

/** With their names in the customer's language. */
export function localDiscounts(discounts: Discount[]): Discount[] {
  return discounts.map((discount) => ({ ...discount, name: discount.local ?? discount.name }));
}

/** What an order costs, as quoted and as placed. */
export type Amounts = {
  /** The dishes, before discounts. */
  subtotalPaise: number;
  discounts: Discount[];
  /** Before a free delivery, which is a discount. */
  deliveryFeePaise: number;
  packingPaise: number;
  /** On top of prices without tax; 0 for prices that include it. */
  taxPaise: number;
  tipPaise: number;
  roundingPaise: number;
  /** A few paise that distinguish an open UPI order from others with the same total. */
  upiAdjustmentPaise: number;
  totalPaise: number;
};

export type AmountRow = { label: string; paise: number };

/** The lines between the dishes and the total; charges that cost nothing are left out, but for the delivery fee where there could be one. */
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

/** Pages find the row of the delivery by its label. */
export const deliveryFeeLabel = () => m.shared_deliveryFee();

/** As stored in orders. */
export const STAFF_DISCOUNT = "Discount";

function discountLabel(name: string): string {
  return name === STAFF_DISCOUNT ? m.shared_discount() : name;
}

/** Besides the delivery. */
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
