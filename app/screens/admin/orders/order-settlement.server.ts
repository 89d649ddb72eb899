import type { ZodType } from "zod";
import { may } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { refundableOnlinePaise } from "#app/domain/ledger/online-transfers.server.ts";
import { orderMoney } from "#app/domain/ledger/queries.server.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";

/** The data for the pages that record a payment or refund of an order. */
export function orderSettlement(user: User, orderId: string | undefined, form: ZodType) {
  const order = orNotFound(findOrder(user, orderId ?? ""));
  return {
    number: order.orderNumber,
    name: order.customerName,
    method: order.paymentMethod,
    onlinePaise: refundableOnlinePaise(order.id),
    money: orderMoney(order),
    paymentKey: newToken(),
    constraint: formConstraint(form),
    paymentsUrl: may(user, "refund payments") ? `/admin/orders/${order.id}/payments` : undefined,
    feeUrl: `/admin/orders/${order.id}/cancellation-fee`,
    backTo: orderUrl(order.id),
  };
}
