import { z } from "zod";
import { presentEventStats } from "#app/domain/catering/present-event.ts";
import { eventStats } from "#app/domain/catering/queries.server.ts";
import { eventStatsOutput } from "#app/domain/catering/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/catering/stats/overview", {
  GET: call({
    who: "admin",
    summary: "The figures of all event bookings; a cancelled one is no revenue",
    answer: z.object({ data: eventStatsOutput }),
    run: () => ok({ data: presentEventStats(eventStats()) }),
  }),
});

export const loader = address.loader;
export const action = address.action;
