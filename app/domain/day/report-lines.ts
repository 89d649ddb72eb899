import { formatDateTime } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { type LedgerMethod, paymentNames } from "../payments/payment.ts";
import type { Cash, DayReport, LateRow, PersonTotals } from "./day-report.ts";

export type Line = { label: string; value: string };

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

const present = (lines: { label: string; value: string | null }[]) =>
  lines.filter((line): line is Line => line.value !== null);
const unlessZero = (paise: number, sign = 1) => (paise === 0 ? null : formatRupees(sign * paise));

/** How the expected cash is made up, without the expected cash itself. */
export function cashLines(cash: Cash): Line[] {
  return present([
    { label: "Float", value: formatRupees(cash.floatPaise) },
    { label: "Cash payments", value: formatRupees(cash.paymentsPaise) },
    { label: "Handed in by riders", value: unlessZero(cash.handedInPaise) },
    { label: "Cash in", value: unlessZero(cash.inPaise) },
    { label: "Refunds in cash", value: unlessZero(cash.refundsPaise, -1) },
    { label: "Reversed", value: unlessZero(cash.reversedPaise, -1) },
    { label: "Cash out", value: unlessZero(cash.outPaise, -1) },
  ]);
}

/** `₹20 too much`, `₹20 missing`, `Exactly as expected`. */
export function differenceText(paise: number): string {
  if (paise === 0) return "Exactly as expected";
  return paise > 0 ? `${formatRupees(paise)} too much` : `${formatRupees(-paise)} missing`;
}

export function methodLines({ methods }: DayReport): (Line & { note: string })[] {
  return methods.map((row) => ({
    label: paymentNames[row.method],
    value: formatRupees(row.netPaise),
    note: [
      counted(row.payments, "payment"),
      row.refunds > 0 && `${formatRupees(row.refundedPaise)} refunded`,
      row.reversals > 0 && `${formatRupees(row.reversedPaise)} reversed`,
    ]
      .filter(Boolean)
      .join(", "),
  }));
}

export const NOBODY_NOTED = "Nobody noted";

export function personLine({ name, netPaise }: PersonTotals): Line & { note: string } {
  const parts = Object.entries(netPaise).filter(([, paise]) => paise !== 0);
  return {
    label: name || NOBODY_NOTED,
    value: formatRupees(parts.reduce((sum, [, paise]) => sum + paise, 0)),
    note: parts
      .map(([method, paise]) => `${paymentNames[method as LedgerMethod]} ${formatRupees(paise)}`)
      .join(", "),
  };
}

export function ordersText(count: number): string {
  return counted(count, "order");
}

export function orderLines({ orders, methods }: DayReport): Line[] {
  const sum = (name: "refunds" | "refundedPaise" | "reversals" | "reversedPaise") =>
    methods.reduce((total, row) => total + row[name], 0);
  return [
    { label: "Orders", value: orders.count.toLocaleString("en-IN") },
    { label: "Their value", value: formatRupees(orders.totalPaise) },
    { label: "Discounts given", value: formatRupees(orders.discountPaise) },
    { label: "Tips", value: formatRupees(orders.tipPaise) },
    {
      label: `Cancelled (${orders.cancelled})`,
      value: formatRupees(orders.cancelledPaise),
    },
    { label: `Refunds (${sum("refunds")})`, value: formatRupees(sum("refundedPaise")) },
    { label: `Reversed (${sum("reversals")})`, value: formatRupees(sum("reversedPaise")) },
  ];
}

export function taxLines({ tax }: DayReport): Line[] {
  if (tax.bills + tax.creditNotes === 0) return [];
  return present([
    { label: "Bills", value: String(tax.bills) },
    { label: "Credit notes", value: tax.creditNotes > 0 ? String(tax.creditNotes) : null },
    { label: "Total of the bills", value: formatRupees(tax.totalPaise) },
    ...tax.rates.map(({ basisPoints, taxablePaise, taxPaise }) => ({
      label: `Tax at ${basisPoints / 100}% of ${formatRupees(taxablePaise)}`,
      value: formatRupees(taxPaise),
    })),
  ]);
}

const lateNames: Record<LateRow["what"], string> = {
  order: "Order",
  payment: "Payment",
  refund: "Refund",
  reversal: "Reversed",
  handover: "Handed in by",
  "cash in": "Cash in:",
  "cash out": "Cash out:",
};

export function lateLine({ what, name, amountPaise, at }: LateRow): Line & { note: string } {
  return {
    label: `${lateNames[what]} ${name}`.trim(),
    value: formatRupees(amountPaise),
    note: formatDateTime(new Date(at)),
  };
}
