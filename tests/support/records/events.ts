import { randomUUID } from "node:crypto";
import type { EventOutput } from "#app/domain/catering/present-event.server.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";
import { dayFromToday } from "./days.ts";

let usedDays = 0;

/** A day without other bookings of this test file, because capacity is per day. */
export function unusedDay(): string {
  usedDays += 1;
  return dayFromToday(20 + (usedDays % 300));
}

/** Basic for 50 guests, indoors, in Pune. */
export function eventOf(overrides: Record<string, unknown> = {}) {
  return {
    eventType: "birthday",
    eventName: "Mira turns five",
    eventDate: unusedDay(),
    eventTime: "18:30",
    duration: 4,
    guestCount: 50,
    location: {
      type: "indoor",
      address: {
        street: "12 Laxmi Road",
        city: "Pune",
        state: "Maharashtra",
        zipCode: "411030",
        landmark: "Opposite the temple",
      },
      setupRequirements: "Two tables and a power socket",
    },
    menu: { packages: [{ name: "Basic" }], customItems: [] },
    contactInfo: {
      primaryContact: {
        name: "Asha Kulkarni",
        phone: "+91 98220 12345",
        email: "asha@chatpata.test",
      },
    },
    ...overrides,
  };
}

export async function bookEvent(
  api: ApiClient,
  overrides: Record<string, unknown> = {},
): Promise<EventOutput> {
  const reply = await api.post<EventOutput>("/api/catering", eventOf(overrides));
  if (reply.status !== 201) throw new Error(`Not booked (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

export async function setEventStatus(
  admin: ApiClient,
  { id }: Pick<EventOutput, "id">,
  status: string,
): Promise<EventOutput> {
  const reply = await admin.patch<EventOutput>(`/api/catering/${id}/status`, { status });
  if (reply.status !== 200) throw new Error(`Not ${status} (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

/** Like imported data: with a package that is not in the price list, and stored prices of zero. */
export function importedEvent(
  database: TestDatabase,
  { packageName = "Silver", pricePaise = 20_000, guestCount = 40, name = "Imported event" } = {},
): string {
  const id = randomUUID();
  database.change(
    `insert into events (id, event_number, event_type, event_name, event_date, event_time, duration_hours,
       guest_count, customer_name, customer_email, location_type, street, city, state, dietary_requirements,
       contact_name, contact_phone, contact_email, subtotal_paise, service_charge_paise, setup_fee_paise,
       delivery_fee_paise, total_paise, advance_paise, created_at, updated_at)
     values (?, ?, 'other', ?, ?, '12:00', 4, ?, 'Imported Customer', 'imported@chatpata.test', 'indoor',
       '1 Old Road', 'Pune', 'Maharashtra', '[]', 'Imported Customer', '', '', 0, 0, 0, 0, 0, 0, 0, 0)`,
    id,
    `EV-OLD-${id.slice(0, 6)}`,
    name,
    unusedDay(),
    guestCount,
  );
  database.change(
    "insert into event_packages (event_id, name, price_paise, total_paise) values (?, ?, ?, ?)",
    id,
    packageName,
    pricePaise,
    pricePaise * guestCount,
  );
  return id;
}
