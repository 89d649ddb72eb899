import { z } from "zod";
import { eventOutput, presentEvent } from "#app/domain/catering/present-event.server.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { ok, problem } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/catering/{id}", {
  GET: endpoint({
    audience: "user",
    summary: "One event booking: one's own, or any for an admin",
    response: z.object({ data: eventOutput }),
    run({ actor, params }) {
      const event = findEvent(actor, params.id ?? "");
      return event ? ok({ data: presentEvent(event) }) : problem("not_found", "Event not found");
    },
  }),
});

export { action, loader };
