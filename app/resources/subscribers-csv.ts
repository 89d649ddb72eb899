import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { subscribersList } from "#app/domain/messages/subscriber-list-url.ts";
import { exportedSubscribers } from "#app/domain/messages/subscribers.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "answer messages",
  page: subscribersList.url(),
  file: ({ query }) => ({
    name: csvFileName("subscribers"),
    lines: exportedSubscribers(subscribersList.read(query).search),
  }),
});
