import { z } from "zod";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { orderOutput } from "#app/domain/orders/schema.ts";
import { ok, problem } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/orders/{id}", {
  GET: call({
    who: "user",
    summary: "One order: one's own, or any for an admin",
    answer: z.object({ data: orderOutput }),
    run({ actor, params }) {
      const order = findOrder(actor, params.id ?? "");
      return order ? ok({ data: presentOrder(order) }) : problem("not_found", "Order not found");
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
