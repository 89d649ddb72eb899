import { sqlite } from "#db/client.server.ts";

/** Their counts are for a look at the whole; older letters are in the outbox. */
export const COUNTED_LETTERS = 1000;

export type LettersInShort = { waiting: number; sent: number; givenUp: number };

const counts = sqlite.prepare<[number], LettersInShort>(`
  select
    count(due_at) as waiting,
    count(sent_at) as sent,
    count(*) filter (where due_at is null and sent_at is null) as givenUp
  from outbox where seq > (select max(seq) - ? from outbox)
`);

/** Returns how many of the last thousand letters wait, were sent and were given up. Source: decisions, One box (health). */
export function lettersInShort(): LettersInShort {
  return counts.get(COUNTED_LETTERS) ?? { waiting: 0, sent: 0, givenUp: 0 };
}
