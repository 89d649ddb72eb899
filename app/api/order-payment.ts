import { z } from "zod";
import { markOrderPaid } from "#app/domain/fulfilment/change-status.server.ts";
import { presentOrder } from "#app/domain/orders/present-orders.server.ts";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { orderPaymentInput } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

const handlers = defineEndpoint("/api/orders/{id}/payment", {
  PATCH: endpoint({
    audience: "take payments",
    summary: "Mark an order paid",
    refusals: [409],
    body: orderPaymentInput,
    response: z.object({ data: readableOrderOutput }),
    run({ actor, params, request }) {
      const order = markOrderPaid(actor, params.id ?? "");
      if (!order.ok) return order;
      return ok({
        message: "Order marked as paid",
        data: presentOrder(actor, order.value, siteOrigin(request)),
      });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
