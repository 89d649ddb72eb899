import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { StaffRole } from "../access/roles.ts";
import type { CateringEvent } from "../events/event.ts";
import type { QuoteAnswer } from "../events/quote-terms.ts";
import { inLanguage } from "../language/in-language.server.ts";
import type { Order } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Email } from "./email.ts";
import { emailSiteUrl } from "./email-queue-state.server.ts";
import { newBookingEmail, newOrderEmail, ownerEventEmail } from "./owner-emails.ts";
import { queueEmail } from "./queue-customer-emails.server.ts";

// The emails contain text that customers typed, so only verified addresses receive them.
const verified = (roles: StaffRole[]) =>
  db
    .select({ userId: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(
      and(inArray(users.role, roles), eq(users.isActive, true), eq(users.isEmailVerified, true)),
    )
    .prepare();
const verifiedAdmins = verified(["owner", "manager"]);
const verifiedOwners = verified(["owner"]);

/** Only owners get alerts. Call it inside a transaction. Returns how many get it. */
export function queueForAdmins(
  kind: "order" | "event" | "day" | "alert",
  compose: (adminName: string, siteUrl: string) => Email,
): number {
  const recipients = kind === "alert" ? verifiedOwners : verifiedAdmins;
  const admins = emailSiteUrl() ? recipients.all() : [];
  for (const { name, language, ...admin } of admins) {
    queueEmail(kind, admin, (siteUrl) =>
      inLanguage(language ?? "en", () => compose(name, siteUrl), { ownTexts: "en" }),
    );
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

export function queueQuoteAnswerAlerts(event: CateringEvent, answer: QuoteAnswer): void {
  if (!shopSettings().alerts.bookings) return;
  const news = answer === "accepted" ? m.push_quoteAccepted : m.push_quoteChangeRequested;
  queueForAdmins("event", (name, siteUrl) => ownerEventEmail(event, news(), name, siteUrl));
}

export function queueEventChangedAlerts(event: CateringEvent): void {
  if (!shopSettings().alerts.bookings) return;
  const news = m.catering_eventChanged;
  queueForAdmins("event", (name, siteUrl) => ownerEventEmail(event, news(), name, siteUrl));
}
