import { randomUUID } from "node:crypto";
import type { TestDatabase } from "#tests/support/shop/database.ts";

/** Adds an email that could not be sent to the email queue. The shop only queues emails if it has a mail server. */
export function addEmail(database: TestDatabase): { id: string; recipient: string } {
  const id = randomUUID();
  const recipient = `gone.${id.slice(0, 8)}@chatpata.test`;
  database.change(
    `insert into emails (id, kind, recipient, subject, body, created_at, attempt_count, last_error)
      values (?, 'order', ?, 'Your order at Chatpata', 'Hello', ?, 9, 'No such mailbox here')`,
    id,
    recipient,
    Date.now(),
  );
  return { id, recipient };
}
