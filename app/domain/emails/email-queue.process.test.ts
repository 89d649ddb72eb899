import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import type { User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import { registerAccount } from "../sign-in/register.server.ts";
import { resetPassword } from "../sign-in/reset-password.server.ts";
import {
  claimDueEmail,
  type DueEmail,
  markEmailFailed,
  markEmailSent,
  removeOldEmails,
} from "./due-emails.server.ts";
import { openEmailQueue } from "./email-queue-state.server.ts";
import { queuePasswordReset } from "./queue-customer-emails.server.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const START = Date.parse("2026-11-21T06:30:00Z");
const failure = { error: "Timeout", isFinal: false, firstDelayMs: MINUTE_MS };

let person: User;

beforeEach(async () => {
  vi.setSystemTime(START);
  openEmailQueue("https://chatpata.test");
  sqlite.exec("delete from emails; delete from users;");
  const registered = await registerAccount({
    name: "Asha",
    email: "asha@chatpata.test",
    password: "bhel-puri-7",
    phone: "",
    address: "",
  });
  if (!registered.ok) throw new Error(registered.message);
  person = registered.value;
  // Removes the email of the registration.
  sqlite.exec("delete from emails");
});
afterEach(() => vi.useRealTimers());

function advance(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

function insertOrderEmail(recipient = "asha@chatpata.test"): void {
  const at = { created_at: Date.now(), due_at: Date.now() };
  insertRow(sqlite, "emails", { id: `email-${recipient}`, kind: "order", recipient, ...at });
}

function claimEmail(): DueEmail {
  const email = claimDueEmail();
  if (email === null || email instanceof Date) throw new Error(`No email: ${email}`);
  return email;
}

function allEmails() {
  return sqlite.prepare<[], Record<string, unknown>>("select * from emails").all();
}

test("a claimed email is not claimed again until the claim has ended", () => {
  insertOrderEmail();

  expect(claimEmail()).toMatchObject({ recipient: "asha@chatpata.test", attemptCount: 1 });
  expect(claimDueEmail()).toBeInstanceOf(Date);
  advance(3 * MINUTE_MS);
  expect(claimEmail().attemptCount).toBe(2);
});

test("the email due longest is sent first, and a sent email is not sent again", () => {
  insertOrderEmail("first@chatpata.test");
  advance(1);
  insertOrderEmail("second@chatpata.test");

  const first = claimEmail();
  markEmailSent(first);
  markEmailSent(claimEmail());
  advance(DAY_MS);

  expect(first.recipient).toBe("first@chatpata.test");
  expect(claimDueEmail()).toBeNull();
});

test("after the last attempt an email is given up with its error", () => {
  insertOrderEmail();
  let attempts = 0;
  for (let next: Date | null = new Date(); next; attempts += 1) {
    vi.setSystemTime(next);
    next = markEmailFailed(claimEmail(), failure);
  }

  expect(attempts).toBe(9);
  expect(allEmails()).toMatchObject([{ due_at: null, sent_at: null, last_error: "Timeout" }]);
});

test("a password reset is written when it is sent, with a new key for each attempt", async () => {
  write(() => queuePasswordReset(person.email));

  const first = claimEmail();
  markEmailFailed(first, failure);
  advance(MINUTE_MS);
  const second = claimEmail();

  const keyIn = ({ body }: DueEmail) => /key=(\S+)/.exec(body)?.[1] ?? "";
  expect(keyIn(first)).toMatch(/^[\w-]{43}$/);
  expect(keyIn(second)).not.toBe(keyIn(first));
  expect(JSON.stringify(allEmails())).not.toMatch(new RegExp(`${keyIn(first)}|${keyIn(second)}`));
  // Either email may have arrived; using one invalidates both.
  expect((await resetPassword(keyIn(first), "sev-puri-99", "203.0.113.7")).ok).toBe(true);
  expect((await resetPassword(keyIn(second), "sev-puri-11", "203.0.113.7")).ok).toBe(false);
});

test("a password reset is given up after half an hour", () => {
  write(() => queuePasswordReset(person.email));
  let attempts = 0;
  for (let next: Date | null = new Date(); next; attempts += 1) {
    vi.setSystemTime(next);
    next = markEmailFailed(claimEmail(), failure);
  }

  expect(attempts).toBe(4);
  expect(Date.now() - START).toBeLessThanOrEqual(30 * MINUTE_MS);
});

test("a password reset for an inactive account is dropped", () => {
  write(() => queuePasswordReset(person.email));
  sqlite.prepare("update users set is_active = 0 where id = ?").run(person.id);

  expect(findUser(person.id)?.isActive).toBe(false);
  expect(claimDueEmail()).toBeNull();
  expect(allEmails()).toEqual([]);
});

test("sent emails are removed after 30 days, waiting ones are not", () => {
  write(() => queuePasswordReset(person.email));
  markEmailSent(claimEmail());
  advance(20 * DAY_MS);
  write(() => queuePasswordReset(person.email));
  markEmailSent(claimEmail());
  advance(11 * DAY_MS);
  removeOldEmails();
  expect(allEmails()).toHaveLength(1);

  write(() => queuePasswordReset(person.email));
  advance(31 * DAY_MS);
  removeOldEmails();
  expect(allEmails()).toMatchObject([{ sent_at: null, due_at: expect.any(Number) }]);
});
