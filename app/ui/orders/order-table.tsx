import { Link } from "@remix-run/react";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { Badge, StatusBadge } from "../badge.tsx";
import { Price } from "../price.tsx";
import { type Column, Table } from "../table.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { TicketItemsSummary } from "./ticket-items.tsx";

type OrderTableProps = {
  caption: string;
  tickets: OrderTicket[];
  hrefFor: (orderId: string) => string;
  /** The URL of this list, with its filters. */
  returnTo: string;
};

export function OrderTable({ caption, tickets, hrefFor, returnTo }: OrderTableProps) {
  const columns: Column<OrderTicket>[] = [
    {
      label: "Order and status",
      rowHeader: true,
      cell: (ticket) => (
        <>
          <Link to={hrefFor(ticket.id)} className="order-number" preventScrollReset>
            {ticket.orderNumber}
          </Link>
          <span className="subtext">
            {ticket.placedAt} · {ticket.placedOn}
          </span>
          <StatusBadge status={ticket.status} />
          {ticket.dueAt && <strong className="own-line">For {ticket.dueAt}</strong>}
        </>
      ),
    },
    {
      label: "Items",
      cell: (ticket) => (
        <>
          <TicketItemsSummary items={ticket.items} />
          {ticket.notes && <q className="special-request">{ticket.notes}</q>}
        </>
      ),
    },
    {
      label: "Customer",
      cell: (ticket) => (
        <span>
          {ticket.customerName}
          <span className="subtext">
            {ticket.deliveryType === "pickup" ? "Pickup" : "Delivery"}
          </span>
        </span>
      ),
    },
    {
      label: "Payment",
      numeric: true,
      cell: (ticket) => (
        <span>
          <Price paise={ticket.totalPaise} exact />
          <span className="subtext">
            {ticket.paymentMethod} <PaymentBadge ticket={ticket} />
          </span>
        </span>
      ),
    },
    {
      label: "Next step",
      hideLabel: true,
      cell: (ticket) => <OrderSteps ticket={ticket} returnTo={returnTo} onlyNext />,
    },
  ];
  return (
    <Table caption={caption} columns={columns} rows={tickets} rowKey={(ticket) => ticket.id} />
  );
}

/** No payment is expected for a cancelled order. */
export function PaymentBadge({ ticket }: { ticket: Pick<OrderTicket, "isPaid" | "status"> }) {
  if (ticket.isPaid) return <Badge tone="good">Paid</Badge>;
  return ticket.status === "cancelled" ? (
    <Badge>Not paid</Badge>
  ) : (
    <Badge tone="warn">Unpaid</Badge>
  );
}
