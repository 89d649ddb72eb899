import { dayInPune } from "../clock.ts";
import { csvLines, csvStart } from "../csv/csv-lines.server.ts";
import { subscriberChunks } from "./subscribers.server.ts";

/** `search` is the start of the email addresses. */
export function* exportedSubscribers(search: string): Generator<string> {
  yield csvStart(["Email", "Subscribed On"]);
  for (const chunk of subscriberChunks(search)) {
    yield csvLines(chunk.map(({ email, createdAt }) => [email, dayInPune(createdAt)]));
  }
}
