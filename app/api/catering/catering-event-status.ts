import { z } from "zod";
import { changeEventStatus } from "#app/domain/catering/change-event.server.ts";
import { eventOutput, presentEvent } from "#app/domain/catering/present-event.server.ts";
import { eventStatusInput } from "#app/domain/catering/schema.ts";
import { eventStatusLabel } from "#app/domain/events/status.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/catering/{id}/status", {
  PATCH: endpoint({
    audience: "run catering",
    summary: "Set an event's status; completed and cancelled are final",
    refusals: [409],
    body: eventStatusInput,
    response: z.object({ data: eventOutput }),
    run({ actor, body, params }) {
      const event = changeEventStatus(actor, params.id ?? "", body.status);
      if (!event.ok) return event;
      return ok({
        message: `Event status updated to ${eventStatusLabel(body.status)}`,
        data: presentEvent(event.value),
      });
    },
  }),
});

export { action, loader };
