import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { eventItems, eventPackages, events } from "#db/schema/events.ts";
import { billPaidEvent } from "../bills/bill-event.server.ts";
import type { CateringEvent } from "../events/event.ts";
import { eventPrice } from "../events/event-price.ts";

type Menu = Pick<CateringEvent, "packages" | "customItems">;

const insertPackage = prepareInsert(eventPackages);
const insertItem = prepareInsert(eventItems);

const eventId = sql.placeholder("eventId");
const removeOld = [
  db.delete(eventPackages).where(eq(eventPackages.eventId, eventId)).prepare(),
  db.delete(eventItems).where(eq(eventItems.eventId, eventId)).prepare(),
];

/** Call it inside the transaction that writes the booking. */
export function writeMenu(eventId: string, { packages, customItems }: Menu): void {
  for (const one of packages) insertPackage.run({ ...one, eventId });
  customItems.forEach((item, position) => {
    insertItem.run({ ...item, eventId, position });
  });
}

/** Changes the agreed terms, and with them the price and any bill. The booking rings. Call it inside a transaction. */
export function rewriteTerms(event: CateringEvent, at: Date): void {
  const { eventDate, eventTime, durationHours, guestCount } = event;
  updateRow(events, event.id, {
    ...{ eventDate, eventTime, durationHours, guestCount },
    ...eventPrice(event, event),
    cancellationTerms: [...event.cancellationTerms],
    ringsSince: at,
    updatedAt: at,
  });
  for (const remove of removeOld) remove.run({ eventId: event.id });
  writeMenu(event.id, event);
  billPaidEvent(event.id, at);
}
