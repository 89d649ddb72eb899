import { Price } from "../price.tsx";
import type { SummaryRow } from "../summary.tsx";

type Amounts = { subtotalPaise: number; deliveryFeePaise: number };

/** Takes the amounts of an order or a cart, returns the rows above its total. */
export function totalRows({ subtotalPaise, deliveryFeePaise }: Amounts): SummaryRow[] {
  return [
    { label: "Subtotal", value: <Price paise={subtotalPaise} /> },
    {
      label: "Delivery fee",
      value: deliveryFeePaise > 0 ? <Price paise={deliveryFeePaise} /> : "Free",
    },
  ];
}
