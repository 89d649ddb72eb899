import { z } from "zod";
import { presentOrder } from "#app/domain/orders/present-orders.server.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { ok, problem } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

const { loader, action } = defineEndpoint("/api/orders/{id}", {
  GET: endpoint({
    audience: "user",
    summary: "One order with its payments: one's own, or any for an admin",
    response: z.object({ data: readableOrderOutput }),
    run({ actor, params, request }) {
      const order = findOrder(actor, params.id ?? "");
      return order
        ? ok({ data: presentOrder(actor, order, siteOrigin(request)) })
        : problem("not_found", "Order not found");
    },
  }),
});

export { action, loader };
