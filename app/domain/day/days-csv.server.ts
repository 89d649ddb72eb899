import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import type { LedgerMethod } from "../ledger/payment.ts";
import { closedDaysBetween, openDays } from "./business-days.server.ts";
import { reportOfDay } from "./day-report.server.ts";
import type { DayReport } from "./day-report.ts";

/**
 * Received = Cash + UPI + Card + Bank Transfer + Online, after Refunds and Reversed.
 * Expected Cash = Float + Cash - Cash Taken by Riders + Handed In + Cash In - Cash Out.
 * Billed = Taxable + Tax + Round Off, less credit notes.
 */
const titles = [
  "Date",
  "Closed",
  "Closed By",
  "Orders",
  "Order Value",
  "Discounts",
  "Tips",
  "Cancelled Orders",
  "Cancelled Value",
  "Cash",
  "UPI",
  "Card",
  "Bank Transfer",
  "Online",
  "Received",
  "Online Fees",
  "Refunds",
  "Reversed",
  "Float",
  "Cash In",
  "Cash Out",
  "Handed In",
  "Cash Taken by Riders",
  "Expected Cash",
  "Counted Cash",
  "Difference",
  "Bills",
  "Credit Notes",
  "Taxable",
  "Tax",
  "Round Off",
  "Billed",
  "Unpaid Orders",
  "Unpaid Amount",
  "Late Rows",
  "Note",
  "Reopened",
];

function row(report: DayReport): (string | number)[] {
  const { day, closing, reopened, orders, methods, cash, tax, unpaid, late } = report;
  const net = (method: LedgerMethod) => methods.find((one) => one.method === method)?.netPaise ?? 0;
  const receivedPaise = methods.reduce((total, one) => total + one.netPaise, 0);
  const inDrawerPaise = cash.paymentsPaise - cash.refundsPaise - cash.reversedPaise;
  const billed = (name: "taxablePaise" | "taxPaise") =>
    tax.rates.reduce((total, rate) => total + rate[name], 0);
  const [taxablePaise, taxPaise] = [billed("taxablePaise"), billed("taxPaise")];
  const sum = (name: "refundedPaise" | "reversedPaise") =>
    methods.reduce((total, one) => total + one[name], 0) / 100;
  return [
    day,
    closing?.at ?? "",
    closing?.by ?? "",
    orders.count,
    orders.totalPaise / 100,
    orders.discountPaise / 100,
    orders.tipPaise / 100,
    orders.cancelled,
    orders.cancelledPaise / 100,
    net("cash") / 100,
    net("upi") / 100,
    net("card") / 100,
    net("bank") / 100,
    net("online") / 100,
    receivedPaise / 100,
    (report.onlineFeePaise ?? 0) / 100,
    sum("refundedPaise"),
    sum("reversedPaise"),
    cash.floatPaise / 100,
    cash.inPaise / 100,
    cash.outPaise / 100,
    cash.handedInPaise / 100,
    (net("cash") - inDrawerPaise) / 100,
    cash.expectedPaise / 100,
    closing ? closing.countedPaise / 100 : "",
    closing ? closing.differencePaise / 100 : "",
    tax.bills,
    tax.creditNotes,
    taxablePaise / 100,
    taxPaise / 100,
    (tax.totalPaise - taxablePaise - taxPaise) / 100,
    tax.totalPaise / 100,
    unpaid.length,
    unpaid.reduce((total, { duePaise }) => total + duePaise, 0) / 100,
    late.length,
    closing?.note ?? "",
    reopened?.reason ?? "",
  ];
}

/** A line for each closed day and for each day that is still open. Both days count. */
export function* exportedDays(from: string, to: string): Generator<string> {
  yield csvStart(titles);
  const closed = closedDaysBetween(from, to);
  const open = openDays().filter((day) => day >= from && day <= to);
  // A day that was never closed is exported only if it is the only one requested.
  const others = from === to && closed.length === 0 && open.length === 0 ? [from] : open;
  for (const day of [...closed, ...others]) yield csvLines([row(reportOfDay(day))]);
}
