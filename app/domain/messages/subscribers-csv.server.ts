import { dayInPune } from "../clock.ts";
import { csvLines, csvStart } from "../csv/csv-lines.server.ts";
import { subscriberChunks } from "./subscribers.server.ts";

/** Takes how addresses begin, hands out the CSV of all such subscribers piece by piece. Source: decisions, Content that was fake or dead. */
export function* exportedSubscribers(search: string): Generator<string> {
  yield csvStart(["Email", "Subscribed On"]);
  for (const some of subscriberChunks(search)) {
    yield csvLines(some.map(({ email, createdAt }) => [email, dayInPune(createdAt)]));
  }
}
