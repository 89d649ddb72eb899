import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { CateringEvent } from "../catering/event.ts";
import type { DayReport } from "../day/day-report.ts";
import type { Order } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Email } from "./email.ts";
import { emailSiteUrl } from "./email-queue-state.server.ts";
import { dayReportEmail, newBookingEmail, newOrderEmail } from "./owner-emails.ts";
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

/** Returns how many get it. */
function queueForAdmins(
  kind: "order" | "event" | "day",
  compose: (adminName: string, siteUrl: string) => Email,
): number {
  const admins = emailSiteUrl() ? verifiedAdmins.all() : [];
  for (const { name, ...admin } of admins) {
    queueEmail(kind, admin, (siteUrl) => compose(name, siteUrl));
  }
  return admins.length;
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

/** Call it inside a transaction. Returns how many admins get it. */
export function queueDayReports(report: DayReport): number {
  return queueForAdmins("day", (name, siteUrl) => dayReportEmail(report, name, siteUrl));
}
