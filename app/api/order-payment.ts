import { z } from "zod";
import { markOrderPaid } from "#app/domain/orders/change-order.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { orderOutput, orderPaymentInput } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/orders/{id}/payment", {
  PATCH: call({
    who: "admin",
    summary: "Mark an order paid",
    refusals: [409],
    body: orderPaymentInput,
    answer: z.object({ data: orderOutput }),
    run({ actor, params }) {
      const order = markOrderPaid(actor, params.id ?? "");
      if (!order.ok) return order;
      return ok({ message: "Order marked as paid", data: presentOrder(order.value) });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
