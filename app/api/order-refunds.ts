import { z } from "zod";
import { presentOrder } from "#app/domain/orders/present-orders.server.ts";
import { readableOrderOutput } from "#app/domain/orders/readable-order.ts";
import { refundInput } from "#app/domain/payments/schema.ts";
import { ok } from "#app/domain/result.ts";
import { refundWithApproval } from "#app/domain/staff/refund-with-approval.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

const handlers = defineEndpoint("/api/orders/{id}/refunds", {
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
      if (!order.ok) return order;
      return ok({
        message: "Refund recorded",
        data: presentOrder(actor, order.value, siteOrigin(request)),
      });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
