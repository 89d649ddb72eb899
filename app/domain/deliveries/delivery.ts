import { m } from "#messages";
import { formatTime } from "../clock.ts";
import { collectPaise, moneyState } from "../ledger/money-state.ts";
import type { PaymentMethod } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { formatExpected, waitingTime } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import { notHomeLabel } from "../orders/order-history.ts";
import { orderTicket } from "../orders/order-ticket.ts";
import { isFinal } from "../orders/status.ts";

const collectBy: Record<PaymentMethod, (amount: { due: string }) => string> = {
  cash: m.deliveries_collectInCash,
  upi: m.deliveries_collectByUpi,
  card: m.deliveries_collectByCard,
};
const paidBy: Record<PaymentMethod, () => string> = {
  cash: () => m.deliveries_paidInCash(),
  upi: () => m.deliveries_paidByUpi(),
  card: () => m.deliveries_paidByCard(),
};

/** `Collect ₹230 in cash`, `Paid by UPI` */
function collectionText(order: Order): string {
  const collect = collectPaise(order);
  const { paymentMethod } = order;
  if (collect > 0) return collectBy[paymentMethod]({ due: formatRupees(collect) });
  return moneyState(order) === "claimed" ? m.deliveries_claimIsChecked() : paidBy[paymentMethod]();
}

/** Directions from wherever the rider is. */
function mapUrl({ street, city, state, zipCode }: Order): string {
  const destination = [street, city, `${state} ${zipCode}`].join(", ");
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** From confirmation until delivery. */
export function isForRiders({ deliveryType, status }: Order): boolean {
  return deliveryType === "delivery" && status !== "pending" && !isFinal(status);
}

/** What a rider needs at the door and nothing more. */
export function deliveryCard(order: Order, at: Date) {
  const { address, phoneHref } = orderTicket(order);
  const { id, orderNumber, token, customerName, phone, paymentMethod } = order;
  return {
    id,
    orderNumber,
    token,
    expectedAt: formatExpected(order, at),
    isLate: waitingTime(order, at).urgency === "late",
    customerName,
    phone,
    phoneHref,
    address,
    mapUrl: mapUrl(order),
    deliveryInstructions: order.deliveryInstructions,
    itemCount: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    collect: collectionText(order),
    duePaise: collectPaise(order),
    paymentMethod,
    riderId: order.riderId ?? "",
    notHome: order.notHome && notHomeLabel(order.notHome),
  };
}
export type DeliveryCard = ReturnType<typeof deliveryCard>;

type Delivered = { orderNumber: string; street: string; deliveredAt: Date; cashPaise: number };

export function deliveredRow({ deliveredAt, ...row }: Delivered) {
  return { ...row, deliveredAt: formatTime(deliveredAt) };
}
export type DeliveredRow = ReturnType<typeof deliveredRow>;
