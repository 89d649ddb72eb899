import type { EventPrice } from "#app/domain/catering/event-price.ts";
import { Price } from "../price.tsx";
import type { SummaryRow } from "../summary.tsx";

type Amounts = Omit<EventPrice, "totalPaise" | "advancePaise" | "balancePaise">;

export function priceRows(price: Amounts): SummaryRow[] {
  return [
    { label: "Subtotal", value: <Price paise={price.subtotalPaise} /> },
    { label: "Service charge", value: <Price paise={price.serviceChargePaise} /> },
    { label: "Setup fee", value: <Price paise={price.setupFeePaise} /> },
    { label: "Delivery fee", value: <Price paise={price.deliveryFeePaise} /> },
    { label: "Tax", value: <Price paise={price.taxPaise} /> },
  ];
}
