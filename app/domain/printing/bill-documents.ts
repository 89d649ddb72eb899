import { m } from "#messages";
import type { BillSlip, OrderBills } from "../bills/bill-slip.ts";
import { formatRupeesWithPaise } from "../money.ts";
import type { OrderTicket } from "../orders/order-ticket.ts";
import { shop } from "../shop.ts";
import { bold, center, columns, large, type PrintDocument, rule, text } from "./document.ts";
import { withinDrawingLimits } from "./drawing-limits.ts";

/** Without the rupee sign: the column heading names the currency, and text with the sign would have to be drawn. */
const amount = (paise: number) => formatRupeesWithPaise(paise).replace("₹", "");
const total = (paise: number) => columns(m.shared_total(), formatRupeesWithPaise(paise), bold);

function header(fssai: string): PrintDocument {
  return [
    text(shop.name, large),
    text(shop.address, center),
    text(shop.phone, center),
    ...(fssai ? [text(m.admin_fssai({ fssai }), center)] : []),
  ];
}

export function billDocument(slip: BillSlip, fssai: string): PrintDocument {
  const { legalName, gstin, title, note, rates, roundOffPaise } = slip;
  return withinDrawingLimits([
    ...header(fssai),
    ...(legalName ? [text(legalName, center)] : []),
    ...(gstin ? [text(m.bills_gstin({ gstin }), center)] : []),
    text(title, { ...center, ...bold }),
    ...(note ? [text(note, center)] : []),
    rule,
    ...slip.facts.map((fact) => text(`${fact.label}: ${fact.text}`)),
    rule,
    columns(m.bills_item(), m.printing_rupees()),
    ...slip.lines.flatMap(({ name, quantity, tax, discountPaise, totalPaise }) => {
      const details = [quantity > 0 && m.bills_quantity({ quantity }), ...tax]
        .filter(Boolean)
        .join(", ");
      return [
        columns(name, amount(totalPaise)),
        ...(details ? [text(`  ${details}`)] : []),
        ...(discountPaise > 0
          ? [text(`  ${m.bills_afterADiscountOf({ discount: amount(discountPaise) })}`)]
          : []),
      ];
    }),
    rule,
    ...rates.flatMap(({ name, taxablePaise, taxes }) => [
      columns(m.printing_taxableAt({ name }), amount(taxablePaise)),
      ...taxes.map(({ label, paise }) => columns(`  ${label}`, amount(paise))),
    ]),
    ...(roundOffPaise === 0 ? [] : [columns(m.admin_roundOff(), amount(roundOffPaise))]),
    total(slip.totalPaise),
    ...(slip.isCredit ? [] : [text(m.admin_testPrintThanks(), center)]),
  ]);
}

/** The slip of an order without a bill. */
function slipDocument(ticket: OrderTicket, fssai: string): PrintDocument {
  return withinDrawingLimits([
    ...header(fssai),
    ...(ticket.isFinal ? [] : [text(m.admin_tokenSlipNotABill(), { ...center, ...bold })]),
    rule,
    text(m.printing_order({ orderNumber: ticket.orderNumber })),
    text(m.printing_date({ placedOn: ticket.placedOn, placedAt: ticket.placedAt })),
    text(m.printing_token({ token: ticket.token })),
    text(m.printing_customer({ customerName: ticket.customerName })),
    rule,
    columns(m.bills_item(), m.printing_rupees()),
    ...ticket.items.flatMap(({ name, quantity, totalPaise, choices }) => [
      columns(`${quantity} × ${name}`, amount(totalPaise)),
      ...choices.map((choice) => text(`  ${choice}`)),
    ]),
    rule,
    ...ticket.amounts.map(({ label, paise }) => columns(label, amount(paise))),
    total(ticket.totalPaise),
    text(
      ticket.isPaid
        ? m.printing_paymentPaid({ method: ticket.paymentMethod })
        : m.printing_payment({ method: ticket.paymentMethod }),
    ),
  ]);
}

/** The last bill with its credit notes or, if there is none yet, a slip. */
export function orderBillDocument({ present, ticket, fssai }: OrderBills): PrintDocument {
  if (present.length === 0) return slipDocument(ticket, fssai);
  return present.flatMap(
    (slip, index): PrintDocument => [...(index > 0 ? [rule] : []), ...billDocument(slip, fssai)],
  );
}
