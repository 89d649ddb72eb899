import { type AmountRow, DELIVERY_FEE } from "#app/domain/quote/amounts.ts";
import { Price } from "../price.tsx";
import type { SummaryRow } from "../summary.tsx";

export function totalRows(rows: AmountRow[]): SummaryRow[] {
  return rows.map(({ label, paise }) => ({
    label,
    value: label === DELIVERY_FEE && paise === 0 ? "Free" : <Price paise={paise} />,
  }));
}
