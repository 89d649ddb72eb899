import { z } from "zod";
import { cancelEvent } from "#app/domain/catering/change-event.server.ts";
import { presentEvent } from "#app/domain/catering/present-event.ts";
import { eventCancelInput, eventOutput } from "#app/domain/catering/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/catering/{id}/cancel", {
  PATCH: call({
    who: "user",
    summary: "Cancel an event: one's own while it is pending, or any unfinished one for an admin",
    refusals: [409],
    body: eventCancelInput,
    answer: z.object({ data: eventOutput }),
    run({ actor, body, params }) {
      const event = cancelEvent(actor, params.id ?? "", body.cancellationReason);
      if (!event.ok) return event;
      return ok({ message: "Event cancelled successfully", data: presentEvent(event.value) });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
