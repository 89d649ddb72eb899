import { eventPrice } from "#app/domain/catering/event-price.ts";
import { type EventType, eventTypes } from "#app/domain/catering/status.ts";
import { shop } from "#app/domain/shop.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";
import { eventLife } from "./event-life.ts";
import { type DemoMenu, randomMenu } from "./event-menu.ts";
import { plannedEvents } from "./event-plan.ts";
import {
  eventNumbers,
  insertChange,
  insertEvent,
  insertItem,
  insertPackage,
} from "./event-rows.ts";
import { eventNames, eventNotes, eventRequests, landmarks, setupRequests } from "./event-texts.ts";

function someName({ dice }: Demo, type: EventType, customer: DemoCustomer): string {
  const [first = ""] = customer.name.split(" ");
  return dice.pick(eventNames[type]).replace("{name}", first);
}

function writeMenu(eventId: string, guestCount: number, { packages, customItems }: DemoMenu): void {
  for (const { name, pricePaise } of packages) {
    insertPackage({ eventId, name, pricePaise, totalPaise: pricePaise * guestCount });
  }
  customItems.forEach((item, position) => {
    insertItem({ ...item, eventId, position, totalPaise: item.pricePaise * item.quantity });
  });
}

/**
 * Takes how many and who may have booked, writes a month of bookings with their history, at the shop's own
 * prices. Call it inside a transaction.
 */
export function fillEvents(demo: Demo, count: number, customers: DemoCustomer[]): void {
  const { dice } = demo;
  const numbers = eventNumbers();
  const maybe = (share: number, words: readonly string[]) =>
    dice.percent(share) ? dice.pick(words) : "";
  let known = 0;
  for (const plan of plannedEvents(demo, count)) {
    const { bookedMs } = plan;
    while ((customers[known]?.createdAtMs ?? Number.POSITIVE_INFINITY) <= bookedMs) known += 1;
    const customer = customers[Math.floor(dice.between(0, known))];
    if (!customer) throw new Error("Nobody had registered yet");
    const eventType = dice.pick(eventTypes);
    const guestCount = dice.whole(2, 30) * 10;
    const menu = randomMenu(dice, guestCount);
    const locationType = dice.percent(40) ? "venue" : "indoor";
    const { balancePaise: _, ...price } = eventPrice({ guestCount, locationType, ...menu });
    const life = eventLife(demo, plan, price.advancePaise);
    const id = demo.idAt(bookedMs);
    insertEvent({
      id,
      eventNumber: numbers.next(bookedMs),
      userId: customer.id,
      eventType,
      eventName: someName(demo, eventType, customer),
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
      cancellationReason: life.cancellationReason,
      ...price,
      advanceReceivedPaise: life.advance.paise,
      advanceMethod: life.advance.method,
      advanceReceivedOn: life.advance.receivedOn,
      createdAt: bookedMs,
      updatedAt: life.changes.at(-1)?.atMs ?? bookedMs,
    });
    writeMenu(id, guestCount, menu);
    for (const { atMs, ...change } of life.changes) {
      insertChange({
        ...change,
        id: demo.idAt(atMs),
        eventId: id,
        byUserId: change.byRole === "admin" ? demo.adminId : customer.id,
        createdAt: atMs,
      });
    }
  }
  numbers.keep();
}
