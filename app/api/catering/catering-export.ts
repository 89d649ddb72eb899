import { exportQuery } from "#app/domain/catering/schema.ts";
import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedEvents } from "#app/domain/events/events-csv.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { fileReply } from "#app/http/file-reply.server.ts";

const { loader, action } = defineEndpoint("/api/catering/export.csv", {
  GET: endpoint({
    audience: "run catering",
    summary: "Event bookings as CSV: a page of the list, or with all=true the whole filtered set",
    query: exportQuery,
    produces: "text/csv",
    run: ({ query, context }) =>
      fileReply(context, csvFileName("events"), "text/csv; charset=utf-8", exportedEvents(query)),
  }),
});

export { action, loader };
