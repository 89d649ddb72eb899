import { dayInPune } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import { eventChanges, eventItems, eventPackages, events } from "#db/schema/events.ts";
import { bulkInsert } from "./bulk-insert.ts";

export const insertEvent = bulkInsert(events, [
  "id",
  "eventNumber",
  "userId",
  "eventType",
  "eventName",
  "eventDate",
  "eventTime",
  "durationHours",
  "guestCount",
  "status",
  "customerName",
  "customerEmail",
  "locationType",
  "street",
  "city",
  "state",
  "zipCode",
  "landmark",
  "setupRequirements",
  "dietaryRequirements",
  "specialRequests",
  "contactName",
  "contactPhone",
  "contactEmail",
  "notes",
  "cancellationReason",
  "subtotalPaise",
  "serviceChargePaise",
  "setupFeePaise",
  "deliveryFeePaise",
  "taxPaise",
  "totalPaise",
  "advancePaise",
  "paidPaise",
  "advanceReceivedPaise",
  "advanceMethod",
  "advanceReceivedOn",
  "createdAt",
  "updatedAt",
]);
export const insertPackage = bulkInsert(eventPackages, [
  "eventId",
  "name",
  "pricePaise",
  "totalPaise",
]);
export const insertItem = bulkInsert(eventItems, [
  "eventId",
  "position",
  "name",
  "quantity",
  "pricePaise",
  "totalPaise",
  "specialInstructions",
]);
export const insertChange = bulkInsert(eventChanges, [
  "id",
  "eventId",
  "kind",
  "fromValue",
  "toValue",
  "reason",
  "byUserId",
  "byRole",
  "createdAt",
]);

const lastOfYear = sqlite
  .prepare<[string], number>("select last from event_number_counters where year = ?")
  .pluck();
const saveLast = sqlite.prepare(
  "insert into event_number_counters (year, last) values (?, ?) on conflict (year) do update set last = excluded.last",
);

/** Continues each year's counter; `save` stores the counters. */
export function eventNumbers(): { next(atMs: number): string; save(): void } {
  const lasts = new Map<string, number>();
  return {
    next(atMs) {
      const year = dayInPune(new Date(atMs)).slice(0, 4);
      const last = (lasts.get(year) ?? lastOfYear.get(year) ?? 0) + 1;
      lasts.set(year, last);
      return `EV-${year}-${String(last).padStart(4, "0")}`;
    },
    save() {
      for (const [year, last] of lasts) saveLast.run(year, last);
    },
  };
}
