import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { CateringEvent } from "../catering/event.ts";
import type { Order } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Email } from "./email.ts";
import { newBookingEmail, newOrderEmail } from "./owner-emails.ts";
import { queueEmail } from "./queue-customer-emails.server.ts";

// The emails contain what customers typed, so only verified addresses receive them.
const verifiedAdmins = db
  .select({ userId: users.id, name: users.name, email: users.email })
  .from(users)
  .where(
    and(
      inArray(users.role, ["owner", "manager"]),
      eq(users.isActive, true),
      eq(users.isEmailVerified, true),
    ),
  )
  .prepare();

function queueForAdmins(
  kind: "order" | "event",
  compose: (adminName: string, siteUrl: string) => Email,
): void {
  for (const { name, ...admin } of verifiedAdmins.all()) {
    queueEmail(kind, admin, (siteUrl) => compose(name, siteUrl));
  }
}

/** Call these inside the transaction that writes the order or booking. */
export function queueNewOrderAlerts(order: Order): void {
  if (!shopSettings().alerts.orders) return;
  queueForAdmins("order", (name, siteUrl) => newOrderEmail(order, name, siteUrl));
}

export function queueNewBookingAlerts(event: CateringEvent): void {
  if (!shopSettings().alerts.bookings) return;
  queueForAdmins("event", (name, siteUrl) => newBookingEmail(event, name, siteUrl));
}
