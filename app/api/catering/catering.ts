import { z } from "zod";
import { bookEvent } from "#app/domain/catering/book-event.server.ts";
import {
  eventOutput,
  eventPagingOutput,
  presentEvent,
} from "#app/domain/catering/present-event.server.ts";
import { allEventsQuery, bookingInput } from "#app/domain/catering/schema.ts";
import { listAllEvents } from "#app/domain/events/list-events.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { checkRateLimit, unlessRepeated } from "#app/http/limits/check-rate-limit.server.ts";

const { loader, action } = defineEndpoint("/api/catering", {
  GET: endpoint({
    audience: "run catering",
    summary: "All event bookings, newest first",
    query: allEventsQuery,
    response: z.object({ data: z.array(eventOutput), pagination: eventPagingOutput }),
    run({ query }) {
      const { items, pagination } = listAllEvents(query);
      return ok({ data: items.map(presentEvent), pagination });
    },
  }),

  POST: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Book an event; the same Idempotency-Key books it once",
    refusals: [409],
    body: bookingInput,
    response: z.object({ data: eventOutput }),
    status: 201,
    isIdempotent: true,
    run({ actor, body, once, request }) {
      const limited = unlessRepeated("event", actor, once, () =>
        checkRateLimit("book", actor, request),
      );
      const event = limited ?? bookEvent(actor, body, once);
      if (!event.ok) return event;
      return ok({ message: "Event booked successfully!", data: presentEvent(event.value) });
    },
  }),
});

export { action, loader };
