import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sqlite } from "#db/client.server.ts";
import type { Role } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import type { CateringEvent } from "../events/event.ts";
import { findAnyEvent } from "../events/queries.server.ts";
import { bookEvent } from "./book-event.server.ts";
import { changeBooking, pricesOfBooking } from "./change-booking.server.ts";
import { quotePage } from "./quotes.server.ts";
import { bookingChangeForm, bookingInput } from "./schema.ts";
import { bookedValues, changedBooking, unsentBookingPrice } from "./unsent-booking.ts";
import { unsentQuotePrice } from "./unsent-quote.ts";

let customer: User;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T06:30:00Z") });
  fillStarterContent();
  customer = person("customer");
});
afterAll(() => {
  vi.useRealTimers();
});

function person(role: Role): User {
  const id = randomUUID();
  const email = `${id}@chatpata.test`;
  sqlite
    .prepare(
      "insert into users (id, name, email, role, password_hash, created_at) values (?, 'Asha', ?, ?, '', 0)",
    )
    .run(id, email, role);
  const profile = { phone: "", address: "", isActive: true, isEmailVerified: true };
  return { id, role, name: "Asha", email, createdAt: new Date(0), lastLoginAt: null, ...profile };
}

/** Deluxe and ten Lassis for 40 guests and three hours at a venue. */
function booked(): CateringEvent {
  const contact = { name: "Asha", phone: "+91 98220 12345", email: customer.email };
  const input = bookingInput.parse({
    eventType: "birthday",
    eventName: "Birthday",
    eventDate: "2026-11-25",
    eventTime: "18:00",
    duration: 3,
    guestCount: 40,
    location: {
      type: "venue",
      address: { street: "1 Road", city: "Pune", state: "Maharashtra" },
    },
    menu: { packages: [{ name: "Deluxe" }], customItems: [{ name: "Lassi", quantity: 10 }] },
    contactInfo: { primaryContact: contact },
  });
  const event = bookEvent(customer, input, null);
  if (!event.ok) throw new Error(event.message);
  return event.value;
}

const current = ({ id }: { id: string }) => findAnyEvent(id) as CateringEvent;

/** What a form opens with, with the numbers that its schema reads. */
function asSent<Values>(values: Values): Values {
  const isNumber = (value: unknown) => typeof value === "string" && /^\d+(\.\d+)?$/.test(value);
  return JSON.parse(JSON.stringify(values), (_, value) => {
    return isNumber(value) ? Number(value) : value;
  });
}

function changeOf(event: CateringEvent, guestCount: number, lassis: number) {
  const { version, menu } = asSent(bookedValues(event));
  const customItems = menu.customItems.map((item) => ({ ...item, quantity: lassis }));
  return { version, guestCount, menu: { ...menu, customItems } };
}

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
