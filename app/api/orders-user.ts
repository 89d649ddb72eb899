import { z } from "zod";
import { listOwnOrders } from "#app/domain/order-lists/order-lists.server.ts";
import { presentOrders } from "#app/domain/orders/present-orders.server.ts";
import { readableOrderListOutput } from "#app/domain/orders/readable-order.ts";
import { ownOrdersQuery } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

const { loader, action } = defineEndpoint("/api/orders/user", {
  GET: endpoint({
    audience: "user",
    summary: "One's own orders, newest first",
    query: ownOrdersQuery,
    response: z.object({ data: readableOrderListOutput }),
    run({ actor, query, request }) {
      const { items, pagination } = listOwnOrders(actor, query);
      return ok({ data: { items: presentOrders(actor, items, siteOrigin(request)), pagination } });
    },
  }),
});

export { action, loader };
