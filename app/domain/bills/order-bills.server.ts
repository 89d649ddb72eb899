import type { Order } from "../orders/order.ts";
import { orderTicket } from "../orders/order-ticket.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { billSlips, type OrderBills, orderFacts } from "./bill-slip.ts";
import { billsOfOrder } from "./queries.server.ts";

/** What an order's bill page prints. */
export function orderBills(order: Order): OrderBills {
  return {
    ...billSlips(billsOfOrder(order.id), orderFacts(order)),
    ticket: orderTicket(order),
    fssai: shopSettings().bill.fssai,
  };
}
