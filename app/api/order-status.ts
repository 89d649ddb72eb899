import { z } from "zod";
import { changeOrderStatus } from "#app/domain/fulfilment/change-status.server.ts";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { orderStatusInput } from "#app/domain/orders/schema.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { orderReply } from "#app/http/endpoint/order-reply.server.ts";

const { loader, action } = defineEndpoint("/api/orders/{id}/status", {
  PATCH: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Move an order on; a customer may only cancel their own while it is pending",
    refusals: [409],
    body: orderStatusInput,
    response: z.object({ data: readableOrderOutput }),
    run({ actor, body, params, request }) {
      const order = changeOrderStatus(actor, params.id ?? "", body);
      return orderReply(order, "Order status updated successfully", { actor, request });
    },
  }),
});

export { action, loader };
