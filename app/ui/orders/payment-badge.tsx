import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { Badge } from "../badge.tsx";

/** No payment is expected for a cancelled order. */
export function PaymentBadge({ ticket }: { ticket: Pick<OrderTicket, "isPaid" | "status"> }) {
  if (ticket.isPaid) return <Badge tone="good">Paid</Badge>;
  return ticket.status === "cancelled" ? (
    <Badge>Not paid</Badge>
  ) : (
    <Badge tone="warn">Unpaid</Badge>
  );
}
