import { randomUUID } from "node:crypto";
import type { TestDatabase } from "#tests/support/shop/database.ts";

type Message = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  createdAt: number;
  readAt: number | null;
};

/** Adds an unread contact message; the contact form has a rate limit. */
export function addMessage(database: TestDatabase, overrides: Partial<Message> = {}): Message {
  const id = randomUUID();
  const message: Message = {
    id,
    name: `Ravi Shinde ${id.slice(0, 8)}`,
    email: `ravi.${id.slice(0, 8)}@chatpata.test`,
    phone: "+91 98220 12345",
    message: "Do you cater on Sundays?",
    createdAt: Date.now(),
    readAt: null,
    ...overrides,
  };
  database.change(
    `insert into contact_messages (id, name, email, phone, subject, message, created_at, read_at)
      values (?, ?, ?, ?, 'catering', ?, ?, ?)`,
    message.id,
    message.name,
    message.email,
    message.phone,
    message.message,
    message.createdAt,
    message.readAt,
  );
  return message;
}

/** Adds a newsletter subscriber; the sign-up form has a rate limit. */
export function addSubscriber(
  database: TestDatabase,
  email = `reader.${randomUUID()}@chatpata.test`,
): { id: string; email: string } {
  const id = randomUUID();
  database.change(
    "insert into newsletter_subscribers (id, email, created_at) values (?, ?, ?)",
    id,
    email,
    Date.now(),
  );
  return { id, email };
}
