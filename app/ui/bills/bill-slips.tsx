import { billPayment, type OrderBills, paymentText } from "#app/domain/bills/bill-slip.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { PrintedBill } from "./printed-bill.tsx";
import { Row, SlipHeader } from "./slip-parts.tsx";

/** The last bill with its credit notes or, if there is none yet, a slip. */
export function BillSlips({ present, earlier, ticket, fssai }: OrderBills) {
  return (
    <>
      <div className="slips">
        {present.length === 0 && <PrintedSlip ticket={ticket} fssai={fssai} />}
        {present.map((slip) => (
          <PrintedBill
            key={slip.id}
            slip={slip}
            fssai={fssai}
            payment={billPayment(slip, present, ticket)}
          />
        ))}
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={m.bills_earlierBillsAndCreditNotes()}>
          <div className="slips">
            {earlier.map((slip) => (
              <PrintedBill key={slip.id} slip={slip} fssai={fssai} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** The slip for an order without a bill: it gets one later, or is older than billing. */
function PrintedSlip({ ticket, fssai }: { ticket: OrderTicket; fssai: string }) {
  const isProvisional = !ticket.isFinal;
  return (
    <article className="slip" aria-label={m.bills_slip({ orderNumber: ticket.orderNumber })}>
      <SlipHeader fssai={fssai}>
        {isProvisional && <p className="slip-due">{m.admin_tokenSlipNotABill()}</p>}
      </SlipHeader>
      <dl className="slip-pairs">
        <Row label={m.shared_order()}>{ticket.orderNumber}</Row>
        <Row label={m.shared_date()}>
          {ticket.placedOn}, {ticket.placedAt}
        </Row>
        <Row label={m.admin_token()}>{ticket.token}</Row>
        <Row label={m.shared_customer()}>{ticket.customerName}</Row>
        {ticket.address.length > 0 && (
          <Row label={ticket.deliveryType === "pickup" ? m.shared_pickup() : m.shared_deliverTo()}>
            {ticket.address.join(", ")}
          </Row>
        )}
        {ticket.zoneName && <Row label={m.shared_zone()}>{ticket.zoneName}</Row>}
      </dl>
      <table className="slip-items">
        <thead>
          <tr>
            <th scope="col">{m.bills_item()}</th>
            <th scope="col">{m.shared_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {ticket.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.name}
                {item.choices.map((choice) => (
                  <span key={choice}>{choice}</span>
                ))}
                <span>
                  {item.quantity} × {formatRupeesWithPaise(item.pricePaise)}
                </span>
              </th>
              <td>{formatRupeesWithPaise(item.totalPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="slip-pairs">
        {ticket.amounts.map(({ label, paise }) => (
          <Row key={label} label={label}>
            {formatRupeesWithPaise(paise)}
          </Row>
        ))}
        <Row label={m.shared_total()} strong>
          {formatRupeesWithPaise(ticket.totalPaise)}
        </Row>
        <Row label={m.shared_payment()}>
          {ticket.paymentMethod}, {paymentText(ticket)}
        </Row>
      </dl>
      <footer className="slip-centered">
        {isProvisional && <p>{m.bills_notIssuedYet()}</p>}
        <p>{m.admin_testPrintThanks()}</p>
      </footer>
    </article>
  );
}
