import { z } from "zod";
import { listOwnOrders } from "#app/domain/orders/order-lists.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { orderListOutput, ownOrdersQuery } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/orders/user", {
  GET: call({
    who: "user",
    summary: "One's own orders, newest first",
    query: ownOrdersQuery,
    answer: z.object({ data: orderListOutput }),
    run({ actor, query }) {
      const { items, pagination } = listOwnOrders(actor, query);
      return ok({ data: { items: items.map(presentOrder), pagination } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
