import type { EventPrice } from "#app/domain/events/event-price.ts";
import { m } from "#messages";
import { Price } from "../dish/price.tsx";
import type { SummaryRow } from "../summary.tsx";

type Amounts = Omit<EventPrice, "totalPaise" | "advancePaise" | "balancePaise">;

export function priceRows(price: Amounts): SummaryRow[] {
  return [
    { label: m.shared_subtotal(), value: <Price paise={price.subtotalPaise} /> },
    { label: m.shared_serviceCharge(), value: <Price paise={price.serviceChargePaise} /> },
    { label: m.catering_setupFee(), value: <Price paise={price.setupFeePaise} /> },
    { label: m.shared_deliveryFee(), value: <Price paise={price.deliveryFeePaise} /> },
    ...agreedRows(price),
    { label: m.shared_tax(), value: <Price paise={price.taxPaise} /> },
  ];
}

/** Rows that only a quote has. */
function agreedRows({ travelPaise, discountPaise }: Amounts): SummaryRow[] {
  const rows = [
    { label: m.catering_travel(), paise: travelPaise },
    { label: m.shared_discount(), paise: -discountPaise },
  ];
  return rows.flatMap(({ label, paise }) =>
    paise === 0 ? [] : [{ label, value: <Price paise={paise} /> }],
  );
}
