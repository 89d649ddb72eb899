import { Price } from "../price.tsx";
import type { SummaryRow } from "../summary.tsx";

type Amounts = { subtotalPaise: number; deliveryFeePaise: number };

export function totalRows({ subtotalPaise, deliveryFeePaise }: Amounts): SummaryRow[] {
  return [
    { label: "Subtotal", value: <Price paise={subtotalPaise} /> },
    {
      label: "Delivery fee",
      value: deliveryFeePaise > 0 ? <Price paise={deliveryFeePaise} /> : "Free",
    },
  ];
}
