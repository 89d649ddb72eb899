import { Link } from "@remix-run/react";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { Badge, StatusBadge } from "../badge.tsx";
import { Price } from "../price.tsx";
import { type Column, Table } from "../table.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { TicketItemsInShort } from "./ticket-items.tsx";

type OrderTableProps = {
  caption: string;
  tickets: OrderTicket[];
  /** The address of an order's details. */
  hrefFor: (orderId: string) => string;
  /** The address of this list, with its filters. */
  returnTo: string;
};

/** Orders with their next step in the row; a card each on a phone. */
export function OrderTable({ caption, tickets, hrefFor, returnTo }: OrderTableProps) {
  const columns: Column<OrderTicket>[] = [
    {
      label: "Order",
      rowHeader: true,
      cell: (ticket) => (
        <>
          <Link to={hrefFor(ticket.id)} className="tick-no" preventScrollReset>
            {ticket.orderNumber}
          </Link>
          <span className="sub">
            {ticket.placedAt} · {ticket.placedOn}
          </span>
        </>
      ),
    },
    {
      label: "Customer",
      cell: (ticket) => (
        <span>
          {ticket.customerName}
          <span className="sub">{ticket.deliveryType === "pickup" ? "Pickup" : "Delivery"}</span>
        </span>
      ),
    },
    {
      label: "Items",
      cell: (ticket) => (
        <>
          <TicketItemsInShort items={ticket.items} />
          {ticket.notes && <q className="wish">{ticket.notes}</q>}
        </>
      ),
    },
    {
      label: "Total",
      numeric: true,
      cell: (ticket) => <Price paise={ticket.totalPaise} exact />,
    },
    {
      label: "Payment",
      cell: (ticket) => (
        <span>
          {ticket.paymentMethod}
          <span className="sub">
            <PaymentBadge ticket={ticket} />
          </span>
        </span>
      ),
    },
    { label: "Status", cell: (ticket) => <StatusBadge status={ticket.status} /> },
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

/** Whether the money is in; nothing is expected for a cancelled order. */
export function PaymentBadge({ ticket }: { ticket: Pick<OrderTicket, "isPaid" | "status"> }) {
  if (ticket.isPaid) return <Badge tone="good">Paid</Badge>;
  return ticket.status === "cancelled" ? (
    <Badge>Not paid</Badge>
  ) : (
    <Badge tone="warn">Pending</Badge>
  );
}
