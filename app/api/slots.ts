import { z } from "zod";
import { refusedTypes } from "#app/domain/quote/offered-types.server.ts";
import { ok } from "#app/domain/result.ts";
import { presentSlot, slotOutput, slotsQuery } from "#app/domain/slots/schema.ts";
import { offeredOn } from "#app/domain/slots/slot-context.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/slots", {
  GET: endpoint({
    audience: "all",
    summary: "The times of one day that can be chosen, full ones included",
    refusals: [400],
    query: slotsQuery,
    response: z.object({ data: z.array(slotOutput) }),
    run({ query }) {
      const slots = refusedTypes()[query.type] ? [] : offeredOn(query.date, query.type);
      return ok({ data: slots.map((slot) => presentSlot(slot, 1)) });
    },
  }),
});

export { action, loader };
