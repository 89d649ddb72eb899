import { z } from "zod";
import { eventStatsOutput, presentEventStats } from "#app/domain/catering/present-event.server.ts";
import { eventStats } from "#app/domain/events/queries.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/catering/stats/overview", {
  GET: endpoint({
    audience: "run catering",
    summary: "Figures of all event bookings; cancelled ones do not count as revenue",
    response: z.object({ data: eventStatsOutput }),
    run: () => ok({ data: presentEventStats(eventStats()) }),
  }),
});

export { action, loader };
