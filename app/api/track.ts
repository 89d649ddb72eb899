import { z } from "zod";
import { ok } from "#app/domain/result.ts";
import { presentTrackedOrder, trackedOrderOutput } from "#app/domain/tracking/tracked-order.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { trackedOrderOf } from "#app/http/secret-links.server.ts";

const { loader, action } = defineEndpoint("/api/track/{token}", {
  GET: endpoint({
    audience: "all",
    summary: "What everybody with the tracking link of an order may see of it",
    refusals: [429],
    response: z.object({ data: trackedOrderOutput }),
    async run({ params, request }) {
      const found = await trackedOrderOf(request, params.token);
      if (!found.ok) return found;
      const { order, mayCancel } = found.value;
      return ok({ data: presentTrackedOrder(order, mayCancel) });
    },
  }),
});

export { action, loader };
