import { z } from "zod";
import { presentEvent } from "#app/domain/catering/present-event.ts";
import { listOwnEvents } from "#app/domain/catering/queries.server.ts";
import { eventOutput, ownEventsQuery } from "#app/domain/catering/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/catering/my-events", {
  GET: call({
    who: "user",
    summary: "One's own event bookings, newest first",
    query: ownEventsQuery,
    answer: z.object({ data: z.array(eventOutput) }),
    run({ actor, query }) {
      const { items } = listOwnEvents(actor, query);
      return ok({ data: items.map(presentEvent) });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
