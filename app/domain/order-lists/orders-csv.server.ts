import { phoneCell } from "../accounts/phone.ts";
import { dayInIndia, timeInIndia } from "../clock.ts";
import { csvLines, csvStart, rupeesCell } from "../csv/write-csv.server.ts";
import {
  duePaise,
  notChargedPaise,
  owedPaise,
  paymentNames,
  paymentStatusLabels,
} from "../ledger/payment.ts";
import { orderStatusLabel } from "../orders/status.ts";
import { type FoundOrder, type OrderQuery, orderChunks } from "./find-orders.server.ts";

const eatsAt = ({ tableNumber }: FoundOrder) =>
  tableNumber === null ? "eat here" : `table ${tableNumber}`;

/**
 * Total = Subtotal - Discount + Delivery Fee + Packing + Tax + Tip + Rounding + UPI Adjustment
 *       = Not Charged + Paid + Due - Refund Due
 */
const columns: [title: string, cell: (order: FoundOrder) => string | number][] = [
  ["Order Number", (order) => order.orderNumber],
  ["Token", (order) => order.token],
  ["Channel", (order) => order.channel],
  // ISO date and 24-hour time, which every spreadsheet recognizes in any language.
  ["Date", (order) => dayInIndia(order.createdAt)],
  ["Time", (order) => timeInIndia(order.createdAt)],
  ["Status", (order) => orderStatusLabel(order.status)],
  ["Customer Name", (order) => order.customerName],
  ["Customer Phone", (order) => phoneCell(order.phone)],
  ["Type", (order) => (order.eatsHere ? eatsAt(order) : order.deliveryType)],
  ["Subtotal", (order) => rupeesCell(order.subtotalPaise)],
  ["Discount", (order) => rupeesCell(order.discountPaise)],
  ["Delivery Fee", (order) => rupeesCell(order.deliveryFeePaise)],
  ["Packing", (order) => rupeesCell(order.packingPaise)],
  ["Tax", (order) => rupeesCell(order.taxPaise)],
  ["Tip", (order) => rupeesCell(order.tipPaise)],
  ["Rounding", (order) => rupeesCell(order.roundingPaise)],
  ["UPI Adjustment", (order) => rupeesCell(order.upiAdjustmentPaise)],
  ["Total", (order) => rupeesCell(order.totalPaise)],
  ["Payment Method", (order) => paymentNames[order.paymentMethod]],
  ["Payment", (order) => paymentStatusLabels[order.paymentStatus]],
  ["Not Charged", (order) => rupeesCell(notChargedPaise(order))],
  ["Paid", (order) => rupeesCell(order.paidPaise)],
  ["Due", (order) => rupeesCell(duePaise(order))],
  ["Refund Due", (order) => rupeesCell(owedPaise(order))],
  ["Refunded", (order) => rupeesCell(order.refundedPaise)],
  ["Kept", (order) => rupeesCell(order.keptPaise)],
];

/** Small pieces keep memory low: V8 is slow to collect large strings. */
const ORDERS_PER_PIECE = 100;

/** The header and then all orders that the list's filters find, newest first. */
export function* exportedOrders(query: OrderQuery): Generator<string> {
  yield csvStart(columns.map(([title]) => title));
  for (const orders of orderChunks(query)) {
    for (let at = 0; at < orders.length; at += ORDERS_PER_PIECE) {
      const piece = orders.slice(at, at + ORDERS_PER_PIECE);
      yield csvLines(piece.map((order) => columns.map(([, cell]) => cell(order))));
    }
  }
}
