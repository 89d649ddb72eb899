import { z } from "zod";
import { orderStats } from "#app/domain/order-lists/order-stats.server.ts";
import { orderStatsOutput, presentOrderStats } from "#app/domain/orders/present-order.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/orders/stats/overview", {
  GET: endpoint({
    audience: "see the dashboard",
    summary: "The shop's figures: orders, and revenue of delivered ones by day",
    response: z.object({ data: orderStatsOutput }),
    run: () => ok({ data: presentOrderStats(orderStats()) }),
  }),
});

export { action, loader };
