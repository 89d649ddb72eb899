import { z } from "zod";
import { presentEvent } from "#app/domain/catering/present-event.ts";
import { findEvent } from "#app/domain/catering/queries.server.ts";
import { eventOutput } from "#app/domain/catering/schema.ts";
import { ok, problem } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/catering/{id}", {
  GET: call({
    who: "user",
    summary: "One event booking: one's own, or any for an admin",
    answer: z.object({ data: eventOutput }),
    run({ actor, params }) {
      const event = findEvent(actor, params.id ?? "");
      return event ? ok({ data: presentEvent(event) }) : problem("not_found", "Event not found");
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
