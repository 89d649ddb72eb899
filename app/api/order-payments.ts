import { z } from "zod";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { paymentInput } from "#app/domain/payments/schema.ts";
import { takePayment } from "#app/domain/payments/settle-order.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { orderReply } from "#app/http/endpoint/order-reply.server.ts";

const { loader, action } = defineEndpoint("/api/orders/{id}/payments", {
  POST: endpoint({
    audience: "take payments",
    summary: "Record a payment or a part of one; the same Idempotency-Key records it once",
    refusals: [409],
    body: paymentInput,
    response: z.object({ data: readableOrderOutput }),
    status: 201,
    isIdempotent: true,
    run({ actor, params, body, once, request }) {
      const order = takePayment(actor, params.id ?? "", body, once);
      return orderReply(order, "Payment recorded", { actor, request });
    },
  }),
});

export { action, loader };
