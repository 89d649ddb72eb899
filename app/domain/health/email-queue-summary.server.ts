import { sqlite } from "#db/client.server.ts";

/** Their counts are for a look at the whole; older emails are in the email queue. */
export const COUNTED_EMAILS = 1000;

export type EmailQueueSummary = { waiting: number; sent: number; givenUp: number };

const counts = sqlite.prepare<[number], EmailQueueSummary>(`
  select
    count(due_at) as waiting,
    count(sent_at) as sent,
    count(*) filter (where due_at is null and sent_at is null) as givenUp
  from emails where seq > (select max(seq) - ? from emails)
`);

/** Returns how many of the last thousand emails wait, were sent and were given up. Source: decisions, One box (health). */
export function emailQueueSummary(): EmailQueueSummary {
  return counts.get(COUNTED_EMAILS) ?? { waiting: 0, sent: 0, givenUp: 0 };
}
