import { z } from "zod";
import { ledgerMethods } from "../ledger/payment.ts";
import { paiseToRupees } from "../money.ts";
import { orderChannels } from "../orders/order.ts";
import type { DayReport } from "./day-report.ts";

const amount = z.number();
const method = z.enum(ledgerMethods);
const channel = z.enum([...orderChannels, "catering"]);
const instant = z.iso.datetime();

export const dayReportOutput = z.object({
  date: z.iso.date(),
  closed: z.boolean(),
  closing: z
    .object({
      by: z.string(),
      at: instant,
      counted: amount,
      difference: amount,
      note: z.string(),
    })
    .nullable(),
  /** Present if the day was closed before and opened again. */
  reopened: z.object({ by: z.string(), at: instant, reason: z.string() }).optional(),
  cash: z.object({
    float: amount,
    payments: amount,
    refunds: amount,
    reversals: amount,
    handedIn: amount,
    in: amount,
    out: amount,
    expected: amount,
  }),
  cashWithRiders: z.array(z.object({ name: z.string(), amount })),
  drawer: z.array(
    z.object({
      kind: z.enum(["in", "out"]),
      amount,
      reason: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
  methods: z.array(
    z.object({
      method,
      payments: z.number(),
      paid: amount,
      refunded: amount,
      reversed: amount,
      net: amount,
    }),
  ),
  people: z.array(
    z.object({
      name: z.string(),
      cash: amount,
      upi: amount,
      card: amount,
      bank: amount,
      online: amount,
    }),
  ),
  channels: z.array(
    z.object({ channel, orders: z.number(), ordered: amount.nullable(), net: amount }),
  ),
  orders: z.object({
    count: z.number(),
    total: amount,
    discounts: amount,
    tips: amount,
    cancelled: z.number(),
    cancelledTotal: amount,
  }),
  dishes: z.array(z.object({ name: z.string(), sold: z.number(), amount })),
  discards: z.array(z.object({ name: z.string(), reason: z.string(), amount, at: instant })),
  tax: z.object({
    bills: z.number(),
    creditNotes: z.number(),
    total: amount,
    rates: z.array(z.object({ percent: z.number(), taxable: amount, tax: amount })),
  }),
  unpaid: z.array(
    z.object({
      order: z.string(),
      orderNumber: z.string(),
      token: z.string(),
      due: amount,
    }),
  ),
  late: z.array(z.object({ what: z.string(), name: z.string(), amount, at: instant })),
});
export type DayReportOutput = z.output<typeof dayReportOutput>;

/** Amounts are in rupees. */
export function presentDay(report: DayReport): DayReportOutput {
  const { cash, closing, reopened, orders, tax } = report;
  const rupees = paiseToRupees;
  return {
    date: report.day,
    closed: closing !== null,
    closing: closing && {
      by: closing.by,
      at: closing.at,
      counted: rupees(closing.countedPaise),
      difference: rupees(closing.differencePaise),
      note: closing.note,
    },
    ...(reopened && { reopened }),
    cash: {
      float: rupees(cash.floatPaise),
      payments: rupees(cash.paymentsPaise),
      refunds: rupees(cash.refundsPaise),
      reversals: rupees(cash.reversedPaise),
      handedIn: rupees(cash.handedInPaise),
      in: rupees(cash.inPaise),
      out: rupees(cash.outPaise),
      expected: rupees(cash.expectedPaise),
    },
    cashWithRiders: report.carried.map(({ name, amountPaise }) => {
      return { name, amount: rupees(amountPaise) };
    }),
    drawer: report.entries.map(({ amountPaise, ...entry }) => {
      return { ...entry, amount: rupees(amountPaise) };
    }),
    methods: report.methods.map((row) => ({
      method: row.method,
      payments: row.payments,
      paid: rupees(row.paidPaise),
      refunded: rupees(row.refundedPaise),
      reversed: rupees(row.reversedPaise),
      net: rupees(row.netPaise),
    })),
    people: report.people.map(({ name, netPaise }) => ({
      name,
      cash: rupees(netPaise.cash),
      upi: rupees(netPaise.upi),
      card: rupees(netPaise.card),
      bank: rupees(netPaise.bank),
      // Missing in reports that are older than online payments.
      online: rupees(netPaise.online ?? 0),
    })),
    channels: report.channels.map(({ channel, orders: count, orderedPaise, netPaise }) => ({
      channel,
      orders: count,
      ordered: orderedPaise === undefined ? null : rupees(orderedPaise),
      net: rupees(netPaise),
    })),
    orders: {
      count: orders.count,
      total: rupees(orders.totalPaise),
      discounts: rupees(orders.discountPaise),
      tips: rupees(orders.tipPaise),
      cancelled: orders.cancelled,
      cancelledTotal: rupees(orders.cancelledPaise),
    },
    dishes: (report.dishes ?? []).map(({ paise, ...dish }) => ({ ...dish, amount: rupees(paise) })),
    discards: (report.discards ?? []).map(({ amountPaise, ...discard }) => {
      return { ...discard, amount: rupees(amountPaise) };
    }),
    tax: {
      bills: tax.bills,
      creditNotes: tax.creditNotes,
      total: rupees(tax.totalPaise),
      rates: tax.rates.map(({ basisPoints, taxablePaise, taxPaise }) => ({
        percent: basisPoints / 100,
        taxable: rupees(taxablePaise),
        tax: rupees(taxPaise),
      })),
    },
    unpaid: report.unpaid.map(({ orderId, duePaise, ...order }) => ({
      order: orderId,
      ...order,
      due: rupees(duePaise),
    })),
    late: report.late.map(({ amountPaise, ...row }) => ({ ...row, amount: rupees(amountPaise) })),
  };
}
