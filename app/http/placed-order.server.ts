import type { User } from "#app/domain/access/user.ts";
import { awaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { now } from "#app/domain/clock.ts";
import { orderMoney, paidRows } from "#app/domain/ledger/queries.server.ts";
import { changesOfOrder } from "#app/domain/orders/order-history.server.ts";
import { orderHistory } from "#app/domain/orders/order-history.ts";
import { orderReceipt } from "#app/domain/orders/order-ticket.ts";
import { orderPayPath } from "#app/domain/orders/pay-path.server.ts";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import {
  ORDER_POLL_SECONDS,
  ORDER_REFRESH_SECONDS,
  PAYMENT_POLL_SECONDS,
} from "#app/domain/orders/refresh-seconds.ts";
import { isFinal } from "#app/domain/orders/status.ts";
import { trackingUrl } from "#app/domain/orders/tracking-link.server.ts";
import { claimsOf } from "#app/domain/payments/claims.server.ts";
import { upiPayment } from "#app/domain/payments/upi-payment.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { cookingBranch } from "#app/domain/shop/branches.server.ts";
import { siteOrigin } from "./site-origin.server.ts";
import { advancePayee } from "./upi-payee.server.ts";

/** The data that the pages of a placed order show to its customer. Null for somebody else's order. */
export function placedOrder(request: Request, user: User, orderNumber: string) {
  const order = findOwnOrder(user, orderNumber);
  if (!order) return null;
  const changes = changesOfOrder(order);
  const isOver = isFinal(order.status);
  return {
    receipt: orderReceipt(
      order,
      upiPayment(order, advancePayee(), claimsOf([order.id]).get(order.id)),
      paidRows(orderMoney(order)),
      changes,
    ),
    history: orderHistory(order, changes, "customer"),
    payAt: orderPayPath(order),
    trackingUrl: trackingUrl(order, siteOrigin(request)),
    answer: awaitedAnswer(order, shopSettings(), now()),
    pickupAt: order.deliveryType === "pickup" && !isOver ? (cookingBranch() ?? null) : null,
    pollSeconds: order.payBy ? PAYMENT_POLL_SECONDS : ORDER_POLL_SECONDS,
    refreshSeconds: isOver ? null : ORDER_REFRESH_SECONDS,
  };
}
