import { z } from "zod";
import { eventOutput, presentEvent } from "#app/domain/catering/present-event.server.ts";
import { ownEventsQuery } from "#app/domain/catering/schema.ts";
import { listOwnEvents } from "#app/domain/events/list-events.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/catering/my-events", {
  GET: endpoint({
    audience: "user",
    summary: "One's own event bookings, newest first",
    query: ownEventsQuery,
    response: z.object({ data: z.array(eventOutput) }),
    run({ actor, query }) {
      const { items } = listOwnEvents(actor, query);
      return ok({ data: items.map(presentEvent) });
    },
  }),
});

export { action, loader };
