import { m } from "#messages";
import { formatDay } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { moneyLabels } from "../ledger/money-state.ts";
import { keptText } from "../ledger/payment.ts";
import type { Order } from "../orders/order.ts";
import { type OrderTicket, orderTicket } from "../orders/order-ticket.ts";
import { stateTaxName, stateWithCode } from "../tax/gst-states.ts";
import { formatRate } from "../tax/tax-terms.ts";
import { type Bill, billTitle, CANCELLATION_FEE, COMPOSITION_NOTE, rateTotals } from "./bill.ts";

/** Bills store the names of charges, and why a credit note was issued, in English. */
const storedNames: Record<string, () => string> = {
  Delivery: m.shared_delivery,
  Packing: m.checkout_packing,
  "Tip for the kitchen": m.shared_tipForTheKitchen,
  "Service charge": m.shared_serviceCharge,
  Setup: m.bills_setup,
  Travel: m.catering_travel,
  Catering: m.shared_catering,
  [CANCELLATION_FEE]: m.shared_cancellationFee,
  Refunded: m.bills_refunded,
  Changed: m.bills_orderChanged,
  Cancelled: m.bills_orderCancelled,
};

/** In the reader's language; dish names stay as they are. */
function translatedName(name: string, isOfEvent = false): string {
  const [, of] = (isOfEvent && /^(.+) package$/.exec(name)) || [];
  return of ? m.catering_packageNamed({ name: of }) : (storedNames[name]?.() ?? name);
}

type SlipFact = { label: string; text: string };

const feeFact = (of: Parameters<typeof keptText>[0]): SlipFact => ({
  label: m.shared_cancellationFee(),
  text: keptText(of),
});

/** The current facts of the order that a bill is for. */
export function orderFacts(order: Order): SlipFact[] {
  const { orderNumber, token, customerName, deliveryType, address } = orderTicket(order);
  return [
    { label: m.shared_order(), text: orderNumber },
    { label: m.admin_token(), text: token },
    { label: m.shared_customer(), text: customerName },
    {
      label: deliveryType === "pickup" ? m.shared_pickup() : m.shared_deliverTo(),
      text: address.join(", "),
    },
    feeFact(order),
  ].filter(({ text }) => text !== "");
}

export function eventFacts(event: CateringEvent): SlipFact[] {
  return [
    { label: m.shared_catering(), text: `${event.eventNumber}, ${formatDay(event.eventDate)}` },
    { label: m.shared_customer(), text: event.customerName },
    feeFact(event),
  ].filter(({ text }) => text !== "");
}

/** The components of the tax at each rate. */
function taxesIn(
  { gstin, placeOfSupply }: Bill,
  { cgstPaise, sgstPaise, igstPaise }: ReturnType<typeof rateTotals>[number],
) {
  if (placeOfSupply) return [{ label: m.bills_igst(), paise: igstPaise }];
  return [
    { label: m.bills_cgst(), paise: cgstPaise },
    { label: stateTaxName(gstin), paise: sgstPaise },
  ];
}

function buyerFacts({ buyerName, buyerGstin, purchaseOrder }: Bill): SlipFact[] {
  return [
    { label: m.bills_billedTo(), text: buyerName },
    { label: m.bills_customerGstin(), text: buyerGstin },
    { label: m.bills_purchaseOrder(), text: purchaseOrder },
  ].filter(({ text }) => text !== "");
}

/** A bill or credit note for the printer; `of` is the bill that a credit note credits. */
export function billSlip(bill: Bill, of: Bill | undefined, facts: SlipFact[]) {
  const { id, mode, billNumber, legalName, gstin, reason, day, roundOffPaise, totalPaise } = bill;
  const isRegular = mode === "regular";
  return {
    id,
    title: billTitle(bill),
    isCredit: bill.kind === "credit_note",
    billNumber,
    note: mode === "composition" ? COMPOSITION_NOTE : "",
    legalName,
    gstin,
    facts: [
      { label: m.bills_number(), text: billNumber },
      { label: m.shared_date(), text: formatDay(day) },
      ...(of
        ? [
            {
              label: m.bills_for(),
              text: m.bills_of({ billNumber: of.billNumber, day: formatDay(of.day) }),
            },
          ]
        : []),
      ...(reason ? [{ label: m.shared_reason(), text: translatedName(reason) }] : []),
      ...facts,
      ...buyerFacts(bill),
      ...(isRegular
        ? [{ label: m.bills_placeOfSupply(), text: stateWithCode(bill.placeOfSupply || gstin) }]
        : []),
    ],
    lines: bill.lines
      .filter((line) => line.totalPaise > 0 || (line.quantity > 0 && line.discountPaise > 0))
      .map(({ name, local, quantity, code, basisPoints, discountPaise, ...line }) => ({
        name: local ?? translatedName(name, bill.eventId !== null),
        quantity,
        tax: isRegular ? [code && `HSN/SAC ${code}`, formatRate(basisPoints)] : [],
        discountPaise,
        totalPaise: line.totalPaise,
      })),
    rates: isRegular
      ? rateTotals([{ kind: "bill", lines: bill.lines }])
          .filter((rate) => rate.totalPaise > 0)
          .map((rate) => ({
            name: formatRate(rate.basisPoints),
            code: rate.code,
            taxablePaise: rate.taxablePaise,
            taxes: taxesIn(bill, rate),
          }))
      : [],
    roundOffPaise,
    totalPaise,
  };
}
export type BillSlip = ReturnType<typeof billSlip>;

/** What an order's bill page prints. */
export type OrderBills = ReturnType<typeof billSlips> & { ticket: OrderTicket; fssai: string };

/** The last bill with its credit notes, and the earlier ones. Expects the newest first. */
export function billSlips(issued: Bill[], facts: SlipFact[]) {
  const last = issued.find(({ kind }) => kind === "bill");
  const slips = issued.map((bill) => ({
    isPresent: last !== undefined && (bill.billId ?? bill.id) === last.id,
    slip: billSlip(
      bill,
      issued.find(({ id }) => id === bill.billId),
      facts,
    ),
  }));
  const some = (isPresent: boolean) =>
    slips.filter((one) => one.isPresent === isPresent).map(({ slip }) => slip);
  return { present: some(true).reverse(), earlier: some(false) };
}

/** After the method: `paid`, `not paid yet`. */
export function paymentText({ moneyState, paidAt }: OrderTicket): string {
  if (moneyState === "paid") return paidAt ? m.bills_paidOn({ paidAt }) : m.bills_paid();
  if (moneyState === "to_pay") return m.bills_notPaidYet();
  return moneyState === "nothing" ? m.admin_orderCancelled() : moneyLabels[moneyState];
}

/**
 * How a bill was paid, and whether its own amount was, because the order may have been changed
 * later. `present` is the bill with its credit notes; null for a bill that was credited before it
 * was paid, so nobody has to pay it.
 */
export function billPayment(
  { totalPaise }: BillSlip,
  present: BillSlip[],
  ticket: OrderTicket,
): string | null {
  const { moneyState, paymentMethod, paidPaise } = ticket;
  const isOpen = moneyState === "to_pay" || moneyState === "claimed";
  if (isOpen && paidPaise >= totalPaise) return `${paymentMethod}, ${m.bills_paid()}`;
  const leftPaise = present.reduce(
    (sum, one) => sum - (one.isCredit ? one.totalPaise : 0),
    totalPaise,
  );
  return isOpen && leftPaise <= 0 ? null : `${paymentMethod}, ${paymentText(ticket)}`;
}
