import { z } from "zod";
import { changeOrderStatus } from "#app/domain/orders/change-order.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { orderOutput, orderStatusInput } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/orders/{id}/status", {
  PATCH: call({
    who: "user",
    summary: "Move an order on; a customer may only cancel their own while it is pending",
    refusals: [409],
    body: orderStatusInput,
    answer: z.object({ data: orderOutput }),
    run({ actor, body, params }) {
      const order = changeOrderStatus(actor, params.id ?? "", body);
      if (!order.ok) return order;
      return ok({
        message: "Order status updated successfully",
        data: presentOrder(order.value),
      });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
