import { z } from "zod";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { refundInput } from "#app/domain/payments/schema.ts";
import { refundWithApproval } from "#app/domain/staff/refund-with-approval.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { orderReply } from "#app/http/endpoint/order-reply.server.ts";

const { loader, action } = defineEndpoint("/api/orders/{id}/refunds", {
  POST: endpoint({
    audience: "take payments",
    summary:
      "Record a refund of what was paid or a part of it; the same Idempotency-Key records it once",
    refusals: [403, 409],
    body: refundInput,
    response: z.object({ data: readableOrderOutput }),
    status: 201,
    isIdempotent: true,
    async run({ actor, params, body, once, request }) {
      const order = await refundWithApproval(actor, params.id ?? "", body, once);
      return orderReply(order, "Refund recorded", { actor, request });
    },
  }),
});

export { action, loader };
