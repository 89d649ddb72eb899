import { z } from "zod";
import { changeOrderStatus } from "#app/domain/fulfilment/change-status.server.ts";
import { presentOrder } from "#app/domain/orders/present-orders.server.ts";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { orderStatusInput } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

const handlers = defineEndpoint("/api/orders/{id}/status", {
  PATCH: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Move an order on; a customer may only cancel their own while it is pending",
    refusals: [409],
    body: orderStatusInput,
    response: z.object({ data: readableOrderOutput }),
    run({ actor, body, params, request }) {
      const order = changeOrderStatus(actor, params.id ?? "", body);
      if (!order.ok) return order;
      return ok({
        message: "Order status updated successfully",
        data: presentOrder(actor, order.value, siteOrigin(request)),
      });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
