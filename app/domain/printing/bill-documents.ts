import { m } from "#messages";
import type { BillSlip, OrderBills } from "../bills/bill-slip.ts";
import { formatRupeesWithPaise } from "../money.ts";
import type { OrderTicket } from "../orders/order-ticket.ts";
import { shop } from "../shop.ts";
import type { PrintDocument, PrintLine } from "./document.ts";

const centered = (line: string, isBold = false): PrintLine => ({
  kind: "text",
  text: line,
  align: "center",
  isBold,
});
const plain = (line: string): PrintLine => ({ kind: "text", text: line });
const rule: PrintLine = { kind: "rule" };
/** Without the sign: the column heading names the currency, and text with a rupee sign must be drawn. */
const amount = (paise: number) => formatRupeesWithPaise(paise).replace("₹", "");
const columns = (left: string, right: string, isBold = false): PrintLine => ({
  kind: "columns",
  left,
  right,
  isBold,
});
const total = (paise: number) => columns(m.printing_total(), formatRupeesWithPaise(paise), true);

function header(fssai: string): PrintDocument {
  return [
    { kind: "text", text: shop.name, align: "center", isBold: true, isLarge: true },
    centered(shop.address),
    centered(shop.phone),
    ...(fssai ? [centered(m.admin_fssai({ fssai }))] : []),
  ];
}

/** A bill or credit note. */
export function billDocument(slip: BillSlip, fssai: string): PrintDocument {
  const { legalName, gstin, title, note, rates, roundOffPaise } = slip;
  return [
    ...header(fssai),
    ...(legalName ? [centered(legalName)] : []),
    ...(gstin ? [centered(m.printing_gstin({ gstin }))] : []),
    centered(title, true),
    ...(note ? [centered(note)] : []),
    rule,
    ...slip.facts.map(({ label, text }) => plain(`${label}: ${text}`)),
    rule,
    columns(m.printing_item(), m.printing_rupees()),
    ...slip.lines.flatMap(({ name, quantity, tax, discountPaise, totalPaise }) => {
      const details = [quantity > 0 && m.printing_quantity({ quantity }), ...tax]
        .filter(Boolean)
        .join(", ");
      return [
        columns(name, amount(totalPaise)),
        ...(details ? [plain(`  ${details}`)] : []),
        ...(discountPaise > 0
          ? [plain(`  ${m.printing_afterADiscountOf({ discount: amount(discountPaise) })}`)]
          : []),
      ];
    }),
    rule,
    ...rates.flatMap(({ name, taxablePaise, cgstPaise, sgstPaise }) => [
      columns(m.printing_taxableAt({ name }), amount(taxablePaise)),
      columns(`  ${m.bills_cgst()}`, amount(cgstPaise)),
      columns(`  ${m.bills_sgst()}`, amount(sgstPaise)),
    ]),
    ...(roundOffPaise === 0 ? [] : [columns(m.admin_roundOff(), amount(roundOffPaise))]),
    total(slip.totalPaise),
    ...(slip.isCredit ? [] : [centered(m.admin_thankYouForEatingWith())]),
  ];
}

/** The slip of an order without a bill. */
function slipDocument(ticket: OrderTicket, fssai: string): PrintDocument {
  return [
    ...header(fssai),
    ...(ticket.isFinal ? [] : [centered(m.admin_tokenSlipNotABill(), true)]),
    rule,
    plain(m.printing_order({ orderNumber: ticket.orderNumber })),
    plain(m.printing_date({ placedOn: ticket.placedOn, placedAt: ticket.placedAt })),
    ...(ticket.token ? [plain(m.printing_token({ token: ticket.token }))] : []),
    plain(m.printing_customer({ customerName: ticket.customerName })),
    rule,
    columns(m.printing_item(), m.printing_rupees()),
    ...ticket.items.flatMap(({ name, quantity, totalPaise, choices }) => [
      columns(`${quantity} × ${name}`, amount(totalPaise)),
      ...choices.map((choice) => plain(`  ${choice}`)),
    ]),
    rule,
    ...ticket.amounts.map(({ label, paise }) => columns(label, amount(paise))),
    total(ticket.totalPaise),
    plain(
      ticket.isPaid
        ? m.printing_paymentPaid({ method: ticket.paymentMethod })
        : m.printing_payment({ method: ticket.paymentMethod }),
    ),
  ];
}

/** The last bill with its credit notes; before there is one, a slip. */
export function orderBillDocument({ present, ticket, fssai }: OrderBills): PrintDocument {
  if (present.length === 0) return slipDocument(ticket, fssai);
  return present.flatMap(
    (slip, index): PrintDocument => [...(index > 0 ? [rule] : []), ...billDocument(slip, fssai)],
  );
}
