import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { eventOf } from "#tests/support/records/events.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import type { User } from "../access/user.ts";
import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import { contentRows } from "../content/queries.server.ts";
import { saveContent } from "../content/save-content.server.ts";
import type { CateringEvent } from "../events/event.ts";
import { priceList } from "../events/price-list.server.ts";
import { readPriceListWith } from "../events/price-list.ts";
import { findAnyEvent } from "../events/queries.server.ts";
import { bookEvent } from "./book-event.server.ts";
import { changeBooking, pricesOfBooking } from "./change-booking.server.ts";
import { quoteBasis, quoteLimits, quotePage } from "./quotes.server.ts";
import { bookingChangeForm, bookingInput, draftProblems, quoteFormWithin } from "./schema.ts";
import { sendQuote } from "./send-quote.server.ts";
import { bookedValues, changedBooking, unsentBookingPrice } from "./unsent-booking.ts";
import { unsentQuotePrice } from "./unsent-quote.ts";

let customer: User;
let owner: User;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T06:30:00Z") });
  fillStarterContent();
  readPriceListWith(priceList);
  customer = addPerson("customer");
  owner = addPerson("owner");
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  saveTerms({ guests: "10-500", hours: "1-12", venueFee: "500" });
});

/** Deluxe and ten Lassis for 40 guests and three hours at a venue. */
function booked(): CateringEvent {
  const contact = { name: "Asha", phone: "+91 98220 12345", email: customer.email };
  const address = { street: "1 Road", city: "Pune", state: "Maharashtra" };
  const booking = eventOf({
    ...{ eventDate: "2026-11-25", duration: 3, guestCount: 40 },
    location: { type: "venue", address },
    menu: { packages: [{ name: "Deluxe" }], customItems: [{ name: "Lassi", quantity: 10 }] },
    contactInfo: { primaryContact: contact },
  });
  const event = bookEvent(customer, bookingInput.parse(booking), null);
  if (!event.ok) throw new Error(event.message);
  return event.value;
}

const nextQuoteForm = (event: CateringEvent) =>
  quoteFormWithin(quoteLimits(event, quoteBasis(event).terms));

const current = ({ id }: { id: string }) => findAnyEvent(id) as CateringEvent;

/** What a form opens with, with the numbers that its schema reads. */
function asSent<Values>(values: Values): Values {
  const isNumber = (value: unknown) => typeof value === "string" && /^\d+(\.\d+)?$/.test(value);
  return JSON.parse(JSON.stringify(values), (key, value) => {
    if (key === "isChosen") return value === "on";
    return isNumber(value) ? Number(value) : value;
  });
}

function changeOf(event: CateringEvent, guestCount: number, lassis: number) {
  const { version, menu } = asSent(bookedValues(event));
  const customItems = menu.customItems.map((item) => ({ ...item, quantity: lassis }));
  return { version, guestCount, menu: { ...menu, customItems } };
}

const quoteOf = (event: CateringEvent) => asSent(quotePage(event, "https://katta.example").values);

function saveTerms(changes: Record<string, string>): void {
  const [terms] = contentRows("cateringTerms");
  if (!terms) throw new Error("The shop has no terms of catering.");
  const saved = saveContent(owner, terms.id, { ...terms.fields, ...changes });
  if (!saved.ok) throw new Error(saved.message);
}

const messages = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) =>
  error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a form that changes a booking at a venue has the total that is saved", () => {
  const event = booked();
  const prices = pricesOfBooking(event);
  // 40 × 350 + 10 × 30, 2 % of it, setup 2000, venue 500.
  expect(event.totalPaise).toBe(1_708_600);
  expect(unsentBookingPrice(bookedValues(event), prices).totalPaise).toBe(event.totalPaise);

  const sent = changeOf(event, 60, 20);
  const typed = {
    ...bookedValues(event),
    guestCount: "60",
    menu: { ...sent.menu, customItems: [{ name: "Lassi", quantity: "20" }] },
    location: { type: "indoor" },
  };
  const shown = unsentBookingPrice(changedBooking(typed, prices), prices);
  const change = bookingChangeForm(prices).parse(sent);
  const changed = changeBooking(customer, event.eventNumber, change, null);

  expect(changed).toMatchObject({ ok: true, value: { totalPaise: shown.totalPaise } });
  expect(shown).toMatchObject({
    deliveryFeePaise: 50_000,
    totalPaise: 2_453_200,
    advancePaise: 1_226_600,
    balancePaise: 1_226_600,
  });
  const { values, offered, charges } = quotePage(current(event), "https://katta.example");
  expect(unsentQuotePrice(values, offered, charges).totalPaise).toBe(shown.totalPaise);
});

test("what was booked stays possible when the owner offers something else", () => {
  const { id } = booked();
  sqlite.exec(`update event_packages set name = 'Royal' where event_id = '${id}'`);
  sqlite.exec(`update event_items set name = 'Aamras' where event_id = '${id}'`);
  const event = current({ id });
  saveTerms({ guests: "50-60", hours: "4-24", venueFee: "900" });
  const prices = pricesOfBooking(event);
  const schema = bookingChangeForm(prices);

  const change = schema.parse(changeOf(event, 40, 20));
  const changed = changeBooking(customer, event.eventNumber, change, null);

  // 20 × 30 in place of 10 × 30, and 2 % of it.
  expect(changed).toMatchObject({ ok: true, value: { guestCount: 40, totalPaise: 1_739_200 } });
  expect(prices).toMatchObject({ guests: { min: 40, max: 60 }, hours: { min: 3, max: 24 } });
  expect(draftProblems({ ...bookedValues(event) }, prices)).toEqual({});
  for (const guestCount of [39, 61]) {
    const { error } = schema.safeParse(changeOf(event, guestCount, 20));
    expect(messages(error)).toEqual(["guestCount: Guests must be 40 to 60"]);
  }

  const form = nextQuoteForm(current(event));
  const quote = sendQuote(owner, event.id, form.parse(quoteOf(current(event))));
  expect(quote).toMatchObject({
    ok: true,
    value: { terms: { guestCount: 40, durationHours: 3, totalPaise: 1_739_200 } },
  });
  const { error } = form.safeParse({ ...quoteOf(current(event)), guestCount: 39, duration: 2 });
  expect(messages(error)).toEqual([
    "duration: Duration must be 3 to 24 hours",
    "guestCount: Guests must be 40 to 60",
  ]);
});

test("the next quote may have what the last one has", () => {
  const event = booked();
  const wide = nextQuoteForm(event);
  const bigger = wide.parse({ ...quoteOf(event), guestCount: 400, duration: 10 });
  expect(sendQuote(owner, event.id, bigger).ok).toBe(true);
  saveTerms({ guests: "50-60", hours: "4-6" });

  const again = nextQuoteForm(event).parse(quoteOf(event));

  expect(sendQuote(owner, event.id, again)).toMatchObject({
    ok: true,
    value: { version: 2, terms: { guestCount: 400, durationHours: 10 } },
  });
});
