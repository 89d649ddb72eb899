import { z } from "zod";
import { listAllOrders } from "#app/domain/orders/order-lists.server.ts";
import { placeOrder } from "#app/domain/orders/place-order.server.ts";
import { orderListOutput, orderOutput, presentOrder } from "#app/domain/orders/present-order.ts";
import { allOrdersQuery, placeOrderInput } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { checkRateLimitUnlessRepeated } from "#app/http/rate-limits.server.ts";

const handlers = defineEndpoint("/api/orders", {
  GET: endpoint({
    audience: "admin",
    summary: "All orders, newest first",
    query: allOrdersQuery,
    response: z.object({ data: orderListOutput }),
    run({ query }) {
      const { items, pagination } = listAllOrders(query);
      return ok({ data: { items: items.map(presentOrder), pagination } });
    },
  }),

  POST: endpoint({
    audience: "user",
    summary: "Place an order; the same Idempotency-Key places it once",
    refusals: [409, 429],
    body: placeOrderInput,
    response: z.object({ data: orderOutput }),
    status: 201,
    isIdempotent: true,
    async run({ actor, body, once, request }) {
      const limited = await checkRateLimitUnlessRepeated("order", actor, once, request);
      const order = limited ?? (await placeOrder(actor, body, once));
      if (!order.ok) return order;
      return ok({ message: "Order placed successfully!", data: presentOrder(order.value) });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
