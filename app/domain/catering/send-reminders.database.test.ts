import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sqlite } from "#db/client.server.ts";
import type { User } from "../access/user.ts";

import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import { openEmailQueue } from "../emails/email-queue-state.server.ts";
import { eventHistory } from "../events/event-history.ts";
import { changesOfEvent, findAnyEvent } from "../events/queries.server.ts";
import { quoteTerms } from "../events/quote-terms.ts";
import { bookEvent } from "./book-event.server.ts";
import { bookingInput } from "./schema.ts";
import { sendReminders } from "./send-reminders.server.ts";

const BOOKED = new Date("2026-11-02T06:30:00Z");
const noonOf = (day: string) => new Date(`${day}T06:30:00Z`);

let customer: User;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: BOOKED });
  fillStarterContent();
  openEmailQueue("https://katta.example");
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.setSystemTime(BOOKED);
  for (const table of ["event_quotes", "event_changes", "emails", "events"]) {
    sqlite.exec(`delete from ${table}`);
  }
  const id = randomUUID();
  const email = `${id}@chatpata.test`;
  sqlite
    .prepare(
      "insert into users (id, name, email, role, password_hash, created_at) values (?, 'Asha', ?, 'customer', '', 0)",
    )
    .run(id, email);
  sqlite
    .prepare("insert into verified_emails (user_id, email, created_at) values (?, ?, 0)")
    .run(id, email);
  const profile = { phone: "", address: "", isActive: true, isEmailVerified: true };
  customer = {
    ...{ id, role: "customer", name: "Asha", email, createdAt: new Date(0), lastLoginAt: null },
    ...profile,
  };
});

/** For 25 November, booked on the 2nd. */
function booked(change = ""): string {
  const contact = { name: "Asha", phone: "+91 98220 12345", email: customer.email };
  const input = bookingInput.parse({
    eventType: "birthday",
    eventName: "Birthday",
    eventDate: "2026-11-25",
    eventTime: "18:00",
    guestCount: 50,
    location: { address: { street: "1 Road", city: "Pune", state: "Maharashtra" } },
    menu: { packages: [{ name: "Basic" }] },
    contactInfo: { primaryContact: contact },
  });
  const event = bookEvent(customer, input, null);
  if (!event.ok) throw new Error(event.message);
  if (change) sqlite.exec(`update events set ${change}`);
  sqlite.exec("delete from emails");
  return event.value.id;
}

function remindersOn(day: string): string[] {
  vi.setSystemTime(noonOf(day));
  sendReminders();
  const subjects = sqlite.prepare<[], string>("select subject from emails order by seq").pluck();
  const seen = subjects.all().map((subject) => subject.replace(/^Booking \S+: /, ""));
  sqlite.exec("delete from emails");
  return seen;
}

const days = (...all: number[]) => all.map((day) => `2026-11-${String(day).padStart(2, "0")}`);

test("a confirmed booking without its advance: advance, a week before, the day before", () => {
  booked("status = 'confirmed'");

  expect(days(3, 4, 5, 17, 18, 19, 23, 24, 25).map(remindersOn)).toEqual([
    [],
    ["advance due"],
    [],
    [],
    ["a week to go"],
    [],
    [],
    ["tomorrow"],
    [],
  ]);
});

test("each is sent once, and the history says so", () => {
  const id = booked("status = 'confirmed', paid_paise = advance_paise");

  expect([remindersOn("2026-11-24"), remindersOn("2026-11-24")]).toEqual([["tomorrow"], []]);

  const event = findAnyEvent(id);
  if (!event) throw new Error("The booking is gone");
  const entries = eventHistory(event, changesOfEvent(event), "staff");
  expect(entries.at(-1)).toMatchObject({ what: "Reminder sent: tomorrow", who: "The shop" });
});

test("afterwards: what is left to pay, or thanks", () => {
  booked("status = 'completed', paid_paise = advance_paise");
  expect([remindersOn("2026-11-26"), remindersOn("2026-11-27")]).toEqual([["balance due"], []]);

  sqlite.exec("update events set paid_paise = total_paise");
  expect([remindersOn("2026-11-28"), remindersOn("2026-11-29")]).toEqual([["thank you"], []]);
});

test("a quote that nobody answered for three days, while it is valid", () => {
  const id = booked();
  const event = findAnyEvent(id);
  if (!event) throw new Error("The booking is gone");
  sqlite
    .prepare(
      "insert into event_quotes (event_id, version, terms, valid_until, sent_at) values (?, 1, ?, '2026-11-10', ?)",
    )
    .run(id, JSON.stringify(quoteTerms(event, "")), noonOf("2026-11-03").getTime());

  expect(days(5, 6, 7).map(remindersOn)).toEqual([[], ["quote open"], []]);

  sqlite.exec("delete from event_changes");
  expect(remindersOn("2026-11-11")).toEqual([]);
  sqlite.exec("update event_quotes set accepted_at = 1");
  expect(remindersOn("2026-11-09")).toEqual([]);
});

test.each(["cancelled", "pending"])("a booking that is %s gets none", (status) => {
  booked(`status = '${status}'`);

  expect(days(10, 20, 24, 26).flatMap(remindersOn)).toEqual([]);
});

test("an address that was never verified gets none", () => {
  booked("status = 'confirmed'");
  sqlite.exec("delete from verified_emails");

  expect(remindersOn("2026-11-24")).toEqual([]);
});
