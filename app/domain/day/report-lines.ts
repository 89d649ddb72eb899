import { m } from "#messages";
import { formatDateTime, formatTime } from "../clock.ts";
import { formatNumber } from "../language/formats.ts";
import { type LedgerMethod, paymentNames } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import {
  type Cash,
  type ChannelTotals,
  channelNames,
  type DayReport,
  expectedNow,
  type LateRow,
  type PersonTotals,
  type Reopening,
} from "./day-report.ts";

export type Line = { label: string; value: string };

const present = (lines: { label: string; value: string | null }[]) =>
  lines.filter((line): line is Line => line.value !== null);
const unlessZero = (paise: number, sign = 1) => (paise === 0 ? null : formatRupees(sign * paise));

/** The parts of the expected cash, without the total. */
export function cashLines(cash: Cash): Line[] {
  return present([
    { label: m.day_float(), value: formatRupees(cash.floatPaise) },
    { label: m.day_cashPayments(), value: formatRupees(cash.paymentsPaise) },
    { label: m.day_handedInByRiders(), value: unlessZero(cash.handedInPaise) },
    { label: m.day_cashIn(), value: unlessZero(cash.inPaise) },
    { label: m.day_refundsInCash(), value: unlessZero(cash.refundsPaise, -1) },
    { label: m.admin_reversed(), value: unlessZero(cash.reversedPaise, -1) },
    { label: m.day_cashOut(), value: unlessZero(cash.outPaise, -1) },
  ]);
}

export function reopenedText({ by, at, reason }: Reopening): string {
  return m.day_wasReopened({ by, at: formatDateTime(new Date(at)), reason });
}

/** `₹20 too much`, `₹20 missing`, `Exactly as expected`. */
export function differenceText(paise: number): string {
  if (paise === 0) return m.day_exactlyAsExpected();
  return paise > 0
    ? m.day_tooMuch({ paise: formatRupees(paise) })
    : m.day_missing({ amount: formatRupees(-paise) });
}

/** Each shift that handed the drawer over, and the last one, which closed the day. */
export function shiftLines(report: DayReport): (Line & { note: string })[] {
  const { shifts = [], closing } = report;
  if (shifts.length === 0) return [];
  const last = closing && { ...closing, expectedPaise: expectedNow(report) };
  return [...shifts, ...(last ? [last] : [])].map(({ by, at, expectedPaise, countedPaise }) => ({
    label: [by, formatTime(new Date(at))].filter(Boolean).join(" · "),
    value: differenceText(countedPaise - expectedPaise),
    note: m.day_expectedAndCounted({
      expected: formatRupees(expectedPaise),
      counted: formatRupees(countedPaise),
    }),
  }));
}

export function methodLines({ methods }: DayReport): (Line & { note: string })[] {
  return methods.map((row) => ({
    label: paymentNames[row.method],
    value: formatRupees(row.netPaise),
    note: [
      m.day_payments({ count: formatNumber(row.payments) }),
      row.refunds > 0 && m.day_refunded({ refunded: formatRupees(row.refundedPaise) }),
      row.reversals > 0 && m.day_reversed({ reversed: formatRupees(row.reversedPaise) }),
    ]
      .filter(Boolean)
      .join(", "),
  }));
}

export function personLine({ name, netPaise }: PersonTotals): Line & { note: string } {
  const parts = Object.entries(netPaise).filter(([, paise]) => paise !== 0);
  return {
    label: name || m.day_nobodyNoted(),
    value: formatRupees(parts.reduce((sum, [, paise]) => sum + paise, 0)),
    note: parts
      .map(([method, paise]) => `${paymentNames[method as LedgerMethod]} ${formatRupees(paise)}`)
      .join(", "),
  };
}

export function ordersText(count: number): string {
  return m.shared_orderCount({ count: formatNumber(count) });
}

/** The day's orders, and next to them the day's money, which may be for orders of other days. */
export function channelLine({ channel, orders, orderedPaise, netPaise }: ChannelTotals) {
  const received = m.day_received({ amount: formatRupees(netPaise) });
  return {
    label: channelNames[channel],
    value: orderedPaise === undefined ? "–" : formatRupees(orderedPaise),
    note: channel === "catering" ? received : `${ordersText(orders)}, ${received}`,
  };
}

export function orderLines({ orders, methods }: DayReport): Line[] {
  const { unanswered = 0 } = orders;
  const sum = (name: "refunds" | "refundedPaise" | "reversals" | "reversedPaise") =>
    methods.reduce((total, row) => total + row[name], 0);
  return [
    { label: m.shared_orders(), value: formatNumber(orders.count) },
    { label: m.day_theirValue(), value: formatRupees(orders.totalPaise) },
    { label: m.day_discountsGiven(), value: formatRupees(orders.discountPaise) },
    { label: m.day_tips(), value: formatRupees(orders.tipPaise) },
    {
      label: m.day_cancelled({ cancelled: orders.cancelled }),
      value: formatRupees(orders.cancelledPaise),
    },
    ...(unanswered > 0 ? [{ label: m.day_notAnswered(), value: formatNumber(unanswered) }] : []),
    { label: m.day_refunds({ sum: sum("refunds") }), value: formatRupees(sum("refundedPaise")) },
    {
      label: m.day_reversedTotal({ sum: sum("reversals") }),
      value: formatRupees(sum("reversedPaise")),
    },
  ];
}

export function taxLines({ tax }: DayReport): Line[] {
  if (tax.bills + tax.creditNotes === 0) return [];
  return present([
    { label: m.shared_bills(), value: String(tax.bills) },
    { label: m.day_creditNotes(), value: tax.creditNotes > 0 ? String(tax.creditNotes) : null },
    { label: m.day_totalOfTheBills(), value: formatRupees(tax.totalPaise) },
    ...tax.rates.map(({ basisPoints, taxablePaise, taxPaise }) => ({
      label: m.day_taxAtOf({ percent: basisPoints / 100, taxable: formatRupees(taxablePaise) }),
      value: formatRupees(taxPaise),
    })),
  ]);
}

const lateLabels: Record<LateRow["what"], (row: { name: string }) => string> = {
  order: (row) => m.day_lateOrder(row),
  payment: (row) => m.day_latePayment(row),
  refund: (row) => m.day_lateRefund(row),
  reversal: (row) => m.day_lateReversal(row),
  handover: (row) => m.day_lateHandover(row),
  "cash in": (row) => m.day_lateCashIn(row),
  "cash out": (row) => m.day_lateCashOut(row),
};

export function lateLine({ what, name, amountPaise, at }: LateRow): Line & { note: string } {
  return {
    label: lateLabels[what]({ name }).trim(),
    value: formatRupees(amountPaise),
    note: formatDateTime(new Date(at)),
  };
}
