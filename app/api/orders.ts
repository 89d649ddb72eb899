import { z } from "zod";
import type { User } from "#app/domain/access/user.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { orderInput } from "#app/domain/counter/schema.ts";
import { takeOrder } from "#app/domain/counter/take-order.server.ts";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import { listAllOrders } from "#app/domain/order-lists/order-lists.server.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { presentOrders } from "#app/domain/orders/present-orders.server.ts";
import { readableOrderListOutput, readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { allOrdersQuery } from "#app/domain/orders/schema.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { orderReply } from "#app/http/endpoint/order-reply.server.ts";
import { checkRateLimit, unlessRepeated } from "#app/http/limits/check-rate-limit.server.ts";
import { checkCouponGuess } from "#app/http/limits/coupon-guess.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

async function placed(
  actor: User,
  body: z.output<typeof orderInput>,
  once: IdempotencyKey | null,
  request: Request,
): Promise<Result<Order>> {
  if ("customerName" in body) return takeOrder(actor, body, once);
  const limited = unlessRepeated(
    "order",
    actor,
    once,
    () => checkRateLimit("order", actor, request) ?? checkCouponGuess(body.coupon, actor, request),
  );
  return limited ?? placeOrder(actor, body, once);
}

const { loader, action } = defineEndpoint("/api/orders", {
  GET: endpoint({
    audience: "read orders",
    summary: "All orders, newest first",
    query: allOrdersQuery,
    response: z.object({ data: readableOrderListOutput }),
    run({ actor, query, request }) {
      const { items, pagination } = listAllOrders(actor, query);
      return ok({ data: { items: presentOrders(actor, items, siteOrigin(request)), pagination } });
    },
  }),

  POST: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary:
      "Place an order; the same Idempotency-Key places it once. Staff send a channel for orders at the counter or by phone",
    refusals: [403, 409],
    body: orderInput,
    response: z.object({ data: readableOrderOutput }),
    status: 201,
    isIdempotent: true,
    async run({ actor, body, once, request }) {
      const order = await placed(actor, body, once, request);
      return orderReply(order, "Order placed successfully!", { actor, request });
    },
  }),
});

export { action, loader };
