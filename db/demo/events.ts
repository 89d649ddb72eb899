import { eventNumberOf } from "#app/domain/catering/event-number.server.ts";
import { addDays, dayInIndia } from "#app/domain/clock.ts";
import { type EventType, eventTypes } from "#app/domain/event-type.ts";
import { eventPrice } from "#app/domain/events/event-price.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import { findAnyEvent } from "#app/domain/events/queries.server.ts";
import { quoteTerms } from "#app/domain/events/quote-terms.ts";
import { shop } from "#app/domain/shop.ts";
import { sqlite } from "#db/client.server.ts";
import { billBuyers } from "#db/schema/bills.ts";
import { eventChanges, eventItems, eventPackages, eventQuotes, events } from "#db/schema/events.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { counter } from "./counter.ts";
import { countRegistered, type DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";
import { type EventHistory, eventHistory } from "./event-history.ts";
import { type DemoMenu, randomMenu } from "./event-menu.ts";
import { plannedEvents } from "./event-plan.ts";
import { writePayments } from "./order-payments.ts";
import {
  demoOffices,
  eventChecklist,
  eventNames,
  eventNotes,
  eventRequests,
  landmarks,
  quoteNote,
  setupRequests,
} from "./texts/event-texts.ts";

const HOUR_MS = 3_600_000;

const insertEvent = bulkInsert(events);
const insertPackage = bulkInsert(eventPackages);
const insertItem = bulkInsert(eventItems);
const insertChange = bulkInsert(eventChanges);
const insertQuote = bulkInsert(eventQuotes);

function randomName({ random }: Demo, type: EventType, customer: DemoCustomer): string {
  const [first = ""] = customer.name.split(" ");
  return random.pick(eventNames[type]).replace("{name}", first);
}

function writeMenu(eventId: string, guestCount: number, { packages, customItems }: DemoMenu): void {
  for (const { name, pricePaise, setupFeePaise, dishes } of packages) {
    const totalPaise = pricePaise * guestCount;
    const portions = dishes.map((dish) => ({ name: dish.name, pricePaise: dish.pricePaise }));
    insertPackage({
      ...{ eventId, name, pricePaise, setupFeePaise, totalPaise },
      dishes: JSON.stringify(portions),
    });
  }
  customItems.forEach(({ label: _, ...item }, position) => {
    insertItem({ ...item, eventId, position, totalPaise: item.pricePaise * item.quantity });
  });
}

/** The advance and, after the event, the balance in most cases. */
function paymentsOf({ advance, changes }: EventHistory, totalPaise: number) {
  const { paise, method } = advance;
  const advanceMs = changes.find(({ kind }) => kind === "payment")?.atMs;
  if (advanceMs === undefined || method === "") return [];
  const first = { kind: "payment", method, amountPaise: paise } as const;
  const completedMs = changes.find(({ toValue }) => toValue === "completed")?.atMs;
  if (completedMs === undefined || method === "cash") return [{ ...first, atMs: advanceMs }];
  const balance = { kind: "payment", method: "bank", amountPaise: totalPaise - paise } as const;
  return [
    { ...first, atMs: advanceMs },
    { ...balance, atMs: completedMs },
  ];
}

const latestWith = sqlite
  .prepare<[string], string>("select id from events where status = ? order by seq desc limit 1")
  .pluck();
const makeCorporate = sqlite.prepare(
  "update events set event_type = 'corporate', event_name = ?, city = ?, state = ?, zip_code = ? where id = ?",
);
const insertBuyer = bulkInsert(billBuyers);

/** Makes the latest confirmed booking an office's, and the latest completed one that of its branch in another state. */
function fillOffices(): void {
  for (const { status, eventName, city, state, zipCode, ...buyer } of demoOffices) {
    const id = latestWith.get(status);
    if (!id) continue;
    makeCorporate.run(eventName, city, state, zipCode, id);
    insertBuyer({ id, ...buyer });
  }
}

/** Gives the latest enquiry a quote that awaits its answer, and a confirmed booking an accepted quote. */
function fillQuotes(demo: Demo): void {
  for (const status of ["pending", "confirmed"] as const) {
    const event = findAnyEvent(latestWith.get(status) ?? "");
    if (!event) continue;
    const sentMs = Math.min(event.createdAt.getTime() + HOUR_MS, demo.untilMs);
    const isAccepted = status === "confirmed";
    const terms = quoteTerms(event, quoteNote);
    const validUntil = [addDays(dayInIndia(new Date(demo.untilMs)), 10), event.eventDate].sort()[0];
    insertQuote({
      eventId: event.id,
      version: 1,
      terms: JSON.stringify(terms),
      validUntil: validUntil ?? event.eventDate,
      sentAt: sentMs,
      acceptedAt: isAccepted ? sentMs : null,
      byUserId: demo.adminId,
    });
    for (const toValue of isAccepted ? ["sent", "accepted"] : ["sent"]) {
      const isSent = toValue === "sent";
      insertChange({
        ...{ fromValue: "1", toValue, kind: "quote", reason: "", createdAt: sentMs },
        id: demo.idAt(sentMs),
        eventId: event.id,
        byUserId: isSent ? demo.adminId : event.userId,
        byRole: isSent ? "owner" : "customer",
      });
    }
  }
}

/** Writes bookings with their history, at the shop's own prices. Call it inside a transaction. */
export function fillEvents(demo: Demo, count: number, customers: DemoCustomer[]): void {
  const { random } = demo;
  const prices = priceList();
  const numbers = counter("event_number_counters", "year");
  const maybe = (chance: number, texts: readonly string[]) =>
    random.percent(chance) ? random.pick(texts) : "";
  for (const plan of plannedEvents(demo, count)) {
    const { bookedMs } = plan;
    const registered = countRegistered(customers, bookedMs);
    const customer = customers[Math.floor(random.between(0, registered))];
    if (!customer) throw new Error("No customer had registered yet");
    const eventType = random.pick(eventTypes);
    const guestCount = random.integer(2, 30) * 10;
    const menu = randomMenu(random, guestCount, prices);
    const locationType = random.percent(40) ? "venue" : "indoor";
    const { balancePaise: _, ...price } = eventPrice({ guestCount, locationType, ...menu }, prices);
    const history = eventHistory(demo, plan, price.advancePaise);
    const id = demo.idAt(bookedMs);
    const year = dayInIndia(new Date(bookedMs)).slice(0, 4);
    const paid = paymentsOf(history, price.totalPaise);
    insertEvent({
      id,
      eventNumber: eventNumberOf(year, numbers.next(year)),
      userId: customer.id,
      eventType,
      eventName: randomName(demo, eventType, customer),
      eventDate: plan.eventDate,
      eventTime: plan.eventTime,
      durationHours: plan.durationHours,
      guestCount,
      status: plan.status,
      customerName: customer.name,
      customerEmail: customer.email,
      locationType,
      street: customer.street,
      city: shop.city,
      state: shop.state,
      zipCode: customer.zipCode,
      landmark: maybe(50, landmarks),
      setupRequirements: maybe(35, setupRequests),
      dietaryRequirements: JSON.stringify(menu.dietaryRequirements),
      specialRequests: maybe(25, eventRequests),
      contactName: customer.name,
      contactPhone: customer.phone,
      contactEmail: customer.email,
      notes: maybe(20, eventNotes),
      checklist: JSON.stringify(
        eventChecklist.map((text, at) => ({
          text,
          isDone: plan.status === "completed" || at === 0,
        })),
      ),
      cancellationReason: history.cancellationReason,
      ...price,
      paidPaise: paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      createdAt: bookedMs,
      updatedAt: history.changes.at(-1)?.atMs ?? bookedMs,
    });
    writeMenu(id, guestCount, menu);
    writePayments(demo, { orderId: null, eventId: id }, paid);
    for (const { atMs, ...change } of history.changes) {
      insertChange({
        ...change,
        id: demo.idAt(atMs),
        eventId: id,
        byUserId: change.byRole === "owner" ? demo.adminId : customer.id,
        createdAt: atMs,
      });
    }
  }
  numbers.save();
  fillOffices();
  fillQuotes(demo);
}
