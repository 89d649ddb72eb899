import type { ReactNode } from "react";
import type { OrderTicket as WholeTicket } from "#app/domain/orders/order-ticket.ts";
import type { ReadableTicket } from "#app/domain/orders/readable-order.ts";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { Card } from "../card.tsx";

type OrderCustomerProps = {
  ticket: ReadableTicket;
  /** Below the contact. */
  children?: ReactNode;
};

export function OrderCustomer({ ticket, children }: OrderCustomerProps) {
  const { customerName, zoneName } = ticket;
  return (
    <Card title={m.shared_customer()}>
      <p>
        {customerName}
        {"email" in ticket && ticket.email && <span className="subtext">{ticket.email}</span>}
      </p>
      {"email" in ticket ? (
        <Contact ticket={ticket} />
      ) : (
        zoneName && <p>{m.orders_zone({ zoneName })}</p>
      )}
      {children}
    </Card>
  );
}

function Contact({ ticket }: { ticket: WholeTicket }) {
  const pickup = ticket.deliveryType === "pickup";
  return (
    <>
      {ticket.phone && (
        <p>
          <ButtonAnchor variant="secondary" icon="phone" href={ticket.phoneHref}>
            {ticket.phone}
          </ButtonAnchor>
        </p>
      )}
      {ticket.address.length > 0 && (
        <address>
          <span className="subtext">
            {pickup ? m.orders_addressOnTheBill() : m.shared_deliverTo()}
          </span>
          {ticket.address.map((line) => (
            <span key={line} className="own-line">
              {line}
            </span>
          ))}
          {ticket.zoneName && (
            <span className="own-line">{m.orders_zone({ zoneName: ticket.zoneName })}</span>
          )}
        </address>
      )}
      {ticket.deliveryInstructions && (
        <p>
          <span className="subtext">{m.orders_deliveryInstructions()}</span>
          {ticket.deliveryInstructions}
        </p>
      )}
    </>
  );
}
