import type { ElementType, ReactNode } from "react";
import { rowProps } from "#app/domain/lists/row-anchor.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import type { Tone } from "../badge.tsx";
import { classNames } from "../class-names.ts";

type TicketProps = {
  as?: "article" | "li";
  /** Its id in a list whose rows have buttons. */
  row?: string;
  className?: string;
  label?: string;
  /** Large, because it is called out at the counter. */
  number: string;
  stamp: ReactNode;
  /** Under the number. */
  heading?: ReactNode;
  children: ReactNode;
};

/** An order drawn as the paper slip of the kitchen: torn off below, with a stamp. */
export function Ticket({
  as = "article",
  row,
  className,
  label,
  number,
  stamp,
  heading,
  children,
}: TicketProps) {
  const Element: ElementType = as;
  return (
    <Element
      className={classNames("ticket", className)}
      {...(row && rowProps(row))}
      aria-label={label}
    >
      <div className="ticket-head">
        <p className="ticket-number">
          <span className="visually-hidden">{m.shared_ticketNumber()} </span>
          {number}
        </p>
        {stamp}
      </div>
      {heading}
      {children}
    </Element>
  );
}

export function Stamp({ tone = "hot", children }: { tone?: Tone; children: ReactNode }) {
  return <strong className={classNames("stamp", `tone-${tone}`)}>{children}</strong>;
}

type StampedOrder = Pick<OrderTicket, "status" | "deliveryType" | "handover" | "isPaid">;

export function OrderStamp({ order }: { order: StampedOrder }) {
  const { status, deliveryType, handover, isPaid } = order;
  if (status === "cancelled") return <Stamp tone="bad">{m.shared_cancelled()}</Stamp>;
  if (status === "delivered") {
    const label = deliveryType === "pickup" ? m.orders_pickedUp() : m.shared_delivered();
    return <Stamp tone="good">{label}</Stamp>;
  }
  if (isPaid) return <Stamp tone="good">{m.shared_paid()}</Stamp>;
  return <Stamp>{handover}</Stamp>;
}
