import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { eventOf } from "#tests/support/records/events.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import type { User } from "../access/user.ts";
import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import { personData } from "../customers/person-data.server.ts";
import { openEmailQueue } from "../emails/email-queue-state.server.ts";
import { eventHistory } from "../events/event-history.ts";
import { priceList } from "../events/price-list.server.ts";
import { readPriceListWith } from "../events/price-list.ts";
import { changesOfEvent, findAnyEvent } from "../events/queries.server.ts";
import { quoteTerms } from "../events/quote-terms.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { saveSettings } from "../settings/save-settings.server.ts";
import { bookEvent } from "./book-event.server.ts";
import { bookingInput } from "./schema.ts";
import { sendReminders } from "./send-reminders.server.ts";

const BOOKED = new Date("2026-11-02T06:30:00Z");
const noonOf = (day: string) => new Date(`${day}T06:30:00Z`);

let customer: User;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: BOOKED });
  fillStarterContent();
  readPriceListWith(priceList);
  openEmailQueue("https://katta.example");
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.setSystemTime(BOOKED);
  for (const table of ["push_subscriptions", "event_quotes", "event_changes", "emails", "events"]) {
    sqlite.exec(`delete from ${table}`);
  }
  customer = { ...addPerson("customer"), isEmailVerified: true };
  const { id: user_id, email } = customer;
  insertRow(sqlite, "verified_emails", { user_id, email });
});

/** A booking for 25 November, made on the 2nd. */
function booked(change = ""): string {
  const contact = { name: "Asha", phone: "+91 98220 12345", email: customer.email };
  const contactInfo = { primaryContact: contact };
  const input = bookingInput.parse(eventOf({ eventDate: "2026-11-25", contactInfo }));
  const event = bookEvent(customer, input, null);
  if (!event.ok) throw new Error(event.message);
  if (change) sqlite.exec(`update events set ${change}`);
  sqlite.exec("delete from emails");
  return event.value.id;
}

function read(id: string) {
  const event = findAnyEvent(id);
  if (!event) throw new Error("The booking is gone");
  return event;
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

  const event = read(id);
  const entries = eventHistory(event, changesOfEvent(event), "staff");
  expect(entries.at(-1)).toMatchObject({ what: "Reminder sent: tomorrow", who: "The shop" });
});

test("afterwards: what is left to pay, or thanks", () => {
  booked("status = 'completed', paid_paise = advance_paise");
  expect([remindersOn("2026-11-26"), remindersOn("2026-11-27")]).toEqual([["balance due"], []]);

  sqlite.exec("update events set paid_paise = total_paise");
  expect([remindersOn("2026-11-28"), remindersOn("2026-11-29")]).toEqual([["thank you"], []]);
});

test("thanks lead to the page where a review is written", () => {
  booked("status = 'completed', paid_paise = total_paise");
  vi.setSystemTime(noonOf("2026-11-26"));
  sendReminders();

  const bodies = sqlite.prepare("select body from emails").pluck().all();
  expect(bodies).toEqual([expect.stringContaining("https://katta.example/reviews/new")]);
});

test("a quote that nobody answered for three days, while it is valid", () => {
  const id = booked();
  const event = read(id);
  insertRow(sqlite, "event_quotes", {
    ...{ event_id: id, version: 1, terms: JSON.stringify(quoteTerms(event, "")) },
    ...{ valid_until: "2026-11-10", sent_at: noonOf("2026-11-03").getTime() },
  });

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

/** The customer turns notifications on. */
function subscribe(): void {
  const id = randomUUID();
  const of = { id, user_id: customer.id };
  insertRow(sqlite, "sessions", { ...of, token_hash: id, expires_at: 9e15 });
  insertRow(sqlite, "push_subscriptions", {
    ...{ ...of, endpoint: id, audience: "customer", session_id: id },
  });
}

const pushes = () => sqlite.prepare("select title, body, path from push_messages").all();

test("devices with notifications are told as well, and alone if there is no email address", () => {
  const number = read(booked("status = 'confirmed'")).eventNumber;
  subscribe();

  expect(remindersOn("2026-11-19")).toEqual(["advance due"]);
  sqlite.exec("delete from verified_emails");
  expect([remindersOn("2026-11-24"), remindersOn("2026-11-24")]).toEqual([[], []]);

  expect(pushes()).toEqual([
    {
      title: `Booking ${number}: tomorrow`,
      body: `${number}: 50 guests on Nov 25, 2026`,
      path: `/my-events?event=${number}`,
    },
  ]);
});

test("nobody is reminded after the owner has turned reminders off", () => {
  booked("status = 'confirmed'");
  subscribe();
  const owner = { ...customer, role: "owner" } as const;
  const terms = shopSettings().catering;
  saveSettings(owner, "catering", { ...terms, sendsReminders: false });

  expect([remindersOn("2026-11-24"), pushes()]).toEqual([[], []]);

  saveSettings(owner, "catering", terms);
  expect(remindersOn("2026-11-24")).toEqual(["tomorrow"]);
});

test("the customer's own data contain every quote as it was sent", () => {
  const id = booked();
  const event = read(id);
  const insert = sqlite.prepare(
    "insert into event_quotes (event_id, version, terms, valid_until, sent_at, change_request) values (?, ?, ?, '2026-11-10', 0, ?)",
  );
  insert.run(id, 1, JSON.stringify(quoteTerms({ ...event, travelPaise: 75_050 }, "")), "Cheaper");
  insert.run(id, 2, JSON.stringify(quoteTerms(event, "With plates")), "");

  const { events } = JSON.parse([...personData(customer, "https://katta.example")].join(""));

  expect(events).toHaveLength(1);
  expect(events[0].quotes).toMatchObject([
    { version: 1, travelFee: 750.5, total: 9400.5, changeRequest: "Cheaper", acceptedAt: null },
    { version: 2, travelFee: 0, total: 8650, note: "With plates", guestCount: 50 },
  ]);
});
