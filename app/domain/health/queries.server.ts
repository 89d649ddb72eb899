import { statSync } from "node:fs";
import { sqlite } from "#db/client.server.ts";

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

export function databaseSizes(): { fileBytes: number; walBytes: number } {
  return { fileBytes: sizeOf(sqlite.name), walBytes: sizeOf(`${sqlite.name}-wal`) };
}

/** Only the newest emails are counted, to keep the query fast. */
const COUNTED_EMAILS = 1000;

type EmailQueueSummary = { waiting: number; sent: number; givenUp: number };

const counts = sqlite.prepare<[number], EmailQueueSummary>(`
  select
    count(due_at) as waiting,
    count(sent_at) as sent,
    count(*) filter (where due_at is null and sent_at is null) as givenUp
  from emails where seq > (select max(seq) - ? from emails)
`);

export function emailQueueSummary(): EmailQueueSummary {
  return counts.get(COUNTED_EMAILS) ?? { waiting: 0, sent: 0, givenUp: 0 };
}
