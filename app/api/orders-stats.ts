import { z } from "zod";
import { orderStats } from "#app/domain/orders/order-stats.server.ts";
import { presentOrderStats } from "#app/domain/orders/present-order.ts";
import { orderStatsOutput } from "#app/domain/orders/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/orders/stats/overview", {
  GET: call({
    who: "admin",
    summary: "The shop's figures: orders, and revenue of delivered ones by day",
    answer: z.object({ data: orderStatsOutput }),
    run: () => ok({ data: presentOrderStats(orderStats()) }),
  }),
});

export const loader = address.loader;
export const action = address.action;
