import { z } from "zod";
import { listAllOrders } from "#app/domain/orders/order-lists.server.ts";
import { placeOrder } from "#app/domain/orders/place-order.server.ts";
import { placedBefore } from "#app/domain/orders/placed-once.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import {
  allOrdersQuery,
  orderListOutput,
  orderOutput,
  placeOrderInput,
} from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";
import { tooOften } from "#app/http/rate-limits.server.ts";

const address = apiAddress("/api/orders", {
  GET: call({
    who: "admin",
    summary: "Everybody's orders, newest first",
    query: allOrdersQuery,
    answer: z.object({ data: orderListOutput }),
    run({ query }) {
      const { items, pagination } = listAllOrders(query);
      return ok({ data: { items: items.map(presentOrder), pagination } });
    },
  }),

  POST: call({
    who: "user",
    summary: "Place an order; the same Idempotency-Key places it once",
    refusals: [409, 429],
    body: placeOrderInput,
    answer: z.object({ data: orderOutput }),
    status: 201,
    isIdempotent: true,
    async run({ actor, body, once, request }) {
      const earlier = once ? placedBefore(actor, once) : ok(null);
      if (!earlier.ok) return earlier;
      const limited = earlier.value ? null : await tooOften("order", actor.id, request);
      const order = limited ?? (await placeOrder(actor, body, once));
      if (!order.ok) return order;
      return ok({ message: "Order placed successfully!", data: presentOrder(order.value) });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
