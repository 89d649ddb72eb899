import "#tests/support/temporary-database.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { findUser } from "../accounts/queries.server.ts";
import { registerAccount } from "../accounts/register.server.ts";
import { resetPassword } from "../accounts/reset-password.server.ts";
import type { User } from "../accounts/user.ts";
import {
  claimDueEmail,
  type DueEmail,
  markEmailFailed,
  markEmailSent,
  removeOldEmails,
} from "./due-emails.server.ts";
import { openEmailQueue } from "./email-queue.server.ts";
import { queuePasswordReset } from "./queue-email.server.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const START = Date.parse("2026-11-21T06:30:00Z");
const failure = { error: "Timeout", isFinal: false, firstWaitMs: MINUTE_MS };

let person: User;

beforeEach(async () => {
  vi.setSystemTime(START);
  openEmailQueue("https://chatpata.test");
  sqlite.exec("delete from emails; delete from users;");
  const made = await registerAccount({
    name: "Asha",
    email: "asha@chatpata.test",
    password: "bhel-puri-7",
    phone: "",
    address: "",
  });
  if (!made.ok) throw new Error(made.message);
  person = made.value;
});
afterEach(() => vi.useRealTimers());

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

function order(recipient = "asha@chatpata.test"): void {
  sqlite
    .prepare(
      `insert into emails (id, kind, recipient, subject, body, created_at, due_at)
        values (?, 'order', ?, 'Your order', 'Hello', ?, ?)`,
    )
    .run(`email-${recipient}`, recipient, Date.now(), Date.now());
}

function taken(): DueEmail {
  const email = claimDueEmail();
  if (email === null || email === "gone") throw new Error(`No email: ${email}`);
  return email;
}

function kept() {
  return sqlite.prepare<[], Record<string, unknown>>("select * from emails").all();
}

test("an email that somebody is sending is nobody else's, until a crash is long past", () => {
  order();

  expect(taken()).toMatchObject({ recipient: "asha@chatpata.test", attemptCount: 1 });
  expect(claimDueEmail()).toBeNull();
  later(3 * MINUTE_MS);
  expect(taken().attemptCount).toBe(2);
});

test("the email that has been due for longest goes first, and a sent one never again", () => {
  order("first@chatpata.test");
  later(1);
  order("second@chatpata.test");

  const first = taken();
  markEmailSent(first);
  markEmailSent(taken());
  later(DAY_MS);

  expect(first.recipient).toBe("first@chatpata.test");
  expect(claimDueEmail()).toBeNull();
});

test("after the last try an email is given up and says why", () => {
  order();
  let tries = 0;
  for (let next: Date | null = new Date(); next; tries += 1) {
    vi.setSystemTime(next);
    next = markEmailFailed(taken(), failure);
  }

  expect(tries).toBe(9);
  expect(kept()).toMatchObject([{ due_at: null, sent_at: null, last_error: "Timeout" }]);
});

test("the text of a reset is written when it is sent, with a new key at each try", async () => {
  write(() => queuePasswordReset(person));

  const first = taken();
  markEmailFailed(first, failure);
  later(MINUTE_MS);
  const second = taken();

  const keyIn = ({ body }: DueEmail) => /key=(\S+)/.exec(body)?.[1] ?? "";
  expect(keyIn(first)).toMatch(/^[\w-]{43}$/);
  expect(keyIn(second)).not.toBe(keyIn(first));
  expect(JSON.stringify(kept())).not.toMatch(new RegExp(`${keyIn(first)}|${keyIn(second)}`));
  // Either may have arrived; the first that is used ends both.
  expect((await resetPassword(keyIn(first), "sev-puri-99")).ok).toBe(true);
  expect((await resetPassword(keyIn(second), "sev-puri-11")).ok).toBe(false);
});

test("a reset is not tried for a day: nobody waits for it any more", () => {
  write(() => queuePasswordReset(person));
  let tries = 0;
  for (let next: Date | null = new Date(); next; tries += 1) {
    vi.setSystemTime(next);
    next = markEmailFailed(taken(), failure);
  }

  expect(tries).toBe(4);
  expect(Date.now() - START).toBeLessThanOrEqual(30 * MINUTE_MS);
});

test("a reset for an account that is gone, or inactive, is given up", () => {
  write(() => queuePasswordReset(person));
  sqlite.prepare("update users set is_active = 0 where id = ?").run(person.id);

  expect(findUser(person.id)?.isActive).toBe(false);
  expect(claimDueEmail()).toBe("gone");
  expect(kept()).toMatchObject([{ due_at: null, sent_at: null }]);
});

test("what is done with is removed after 30 days, what waits is not", () => {
  write(() => queuePasswordReset(person));
  markEmailSent(taken());
  later(20 * DAY_MS);
  write(() => queuePasswordReset(person));
  markEmailSent(taken());
  later(11 * DAY_MS);
  removeOldEmails();
  expect(kept()).toHaveLength(1);

  write(() => queuePasswordReset(person));
  later(31 * DAY_MS);
  removeOldEmails();
  expect(kept()).toMatchObject([{ sent_at: null, due_at: expect.any(Number) }]);
});
