import { type AmountRow, deliveryFeeLabel } from "#app/domain/quote/amounts.ts";
import { m } from "#messages";
import { Price } from "../dish/price.tsx";
import type { SummaryRow } from "../summary.tsx";

export function totalRows(rows: AmountRow[]): SummaryRow[] {
  return rows.map(({ label, paise }) => ({
    label,
    value: label === deliveryFeeLabel() && paise === 0 ? m.shared_free() : <Price paise={paise} />,
  }));
}
