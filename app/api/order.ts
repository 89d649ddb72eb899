import { z } from "zod";
import { orderDetailOutput, presentOrderDetail } from "#app/domain/orders/present-order.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { ledgerOfOrder, listedRows } from "#app/domain/payments/queries.server.ts";
import { ok, problem } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const handlers = defineEndpoint("/api/orders/{id}", {
  GET: endpoint({
    audience: "user",
    summary: "One order with its payments: one's own, or any for an admin",
    response: z.object({ data: orderDetailOutput }),
    run({ actor, params }) {
      const order = findOrder(actor, params.id ?? "");
      if (!order) return problem("not_found", "Order not found");
      return ok({ data: presentOrderDetail(order, listedRows(ledgerOfOrder(order.id))) });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
