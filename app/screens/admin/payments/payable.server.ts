import type { LoaderFunctionArgs } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { dueNowPaise, eventBalance } from "#app/domain/events/event-balance.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { refundableOnlinePaise } from "#app/domain/ledger/online-transfers.server.ts";
import { paymentMethods, recordedMethods } from "#app/domain/ledger/payment.ts";
import { eventMoney, orderMoney } from "#app/domain/ledger/queries.server.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { m } from "#messages";

type Request = Pick<LoaderFunctionArgs, "request" | "params">;

async function orderAt({ request, params }: Request, needs: "take payments" | "refund payments") {
  const returnTo = new URL(request.url).pathname;
  const { user } = await staffVisitor(request, needs, { returnTo });
  const order = orNotFound(findOrder(user, params.orderId ?? ""));
  const page = {
    id: order.id,
    number: order.orderNumber,
    name: order.customerName,
    method: order.paymentMethod,
    methods: paymentMethods,
    duePaise: undefined,
    onlinePaise: refundableOnlinePaise(order.id),
    money: orderMoney(order),
    mayReverse: may(user, "refund payments"),
    path: `/admin/orders/${order.id}`,
    backTo: orderUrl(order.id),
    backLabel: m.shared_backToTheOrder(),
  };
  return { user, kind: "order" as const, page };
}

async function eventAt({ request, params }: Request) {
  const returnTo = new URL(request.url).pathname;
  const { user } = await staffVisitor(request, "run catering", { returnTo });
  const event = orNotFound(findEvent(user, params.eventId ?? ""));
  const page = {
    id: event.id,
    number: event.eventNumber,
    name: event.customerName,
    method: undefined,
    methods: recordedMethods,
    duePaise: dueNowPaise(event, dayInIndia(now())),
    onlinePaise: refundableOnlinePaise(event.id),
    money: eventMoney({ ...eventBalance(event), id: event.id }),
    mayReverse: true,
    path: `/admin/events/${event.id}`,
    backTo: eventsUrl({ event: event.id }),
    backLabel: m.shared_backToTheEvent(),
  };
  return { user, kind: "event" as const, page };
}

/** The order or booking that the address names, with what the pages about its money show. */
export function payableAt(at: Request, needsForOrder: Parameters<typeof orderAt>[1]) {
  return at.params.orderId ? orderAt(at, needsForOrder) : eventAt(at);
}
