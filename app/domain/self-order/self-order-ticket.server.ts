import { m } from "#messages";
import { formatTime } from "../clock.ts";
import { ordersBefore } from "../counter/token-board.server.ts";
import { duePaise } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import type { Order } from "../orders/order.ts";
import { upiPayment } from "../payments/upi-payment.server.ts";
import type { UpiPayee } from "../terms/upi-payee.ts";
import { whyNoSelfOrders } from "./takes-self-orders.server.ts";

function positionText(order: Order): string {
  const count = ordersBefore(order);
  if (count === null) return "";
  return count === 0 ? m.orders_yoursIsNext() : m.orders_ordersBeforeYours({ count });
}

/** What the page of a self order shows in addition to other orders; null for any other order. */
export function selfOrderTicket(order: Order, payee: () => UpiPayee | null) {
  if (order.channel !== "self") return null;
  const { payBy, token, tableNumber } = order;
  return {
    position: positionText(order),
    toPay: payBy && {
      title: m.orders_payAtTheCounter({ amount: formatRupees(duePaise(order)) }),
      hint: m.orders_payAtTheCounterHint({ token, time: formatTime(payBy) }),
    },
    payment: upiPayment(order, payee()),
    orderMoreAt: whyNoSelfOrders() ? null : ["/here", tableNumber].filter(Boolean).join("/"),
  };
}
export type SelfOrderTicket = NonNullable<ReturnType<typeof selfOrderTicket>>;
