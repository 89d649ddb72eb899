import { z } from "zod";
import { markOrderPaid } from "#app/domain/fulfilment/change-status.server.ts";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { orderPaymentInput } from "#app/domain/orders/schema.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { orderReply } from "#app/http/endpoint/order-reply.server.ts";

const { loader, action } = defineEndpoint("/api/orders/{id}/payment", {
  PATCH: endpoint({
    audience: "take payments",
    summary: "Mark an order paid",
    refusals: [409],
    body: orderPaymentInput,
    response: z.object({ data: readableOrderOutput }),
    run({ actor, params, request }) {
      const order = markOrderPaid(actor, params.id ?? "");
      return orderReply(order, "Order marked as paid", { actor, request });
    },
  }),
});

export { action, loader };
