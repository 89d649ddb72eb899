import { z } from "zod";
import { cancelEvent } from "#app/domain/catering/change-event.server.ts";
import { eventOutput, presentEvent } from "#app/domain/catering/present-event.server.ts";
import { eventCancelInput } from "#app/domain/catering/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/catering/{id}/cancel", {
  PATCH: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Cancel an event: one's own while it is pending, or any unfinished one for an admin",
    refusals: [409],
    body: eventCancelInput,
    response: z.object({ data: eventOutput }),
    run({ actor, body, params }) {
      const event = cancelEvent(actor, params.id ?? "", body.cancellationReason);
      if (!event.ok) return event;
      return ok({ message: "Event cancelled successfully", data: presentEvent(event.value) });
    },
  }),
});

export { action, loader };
