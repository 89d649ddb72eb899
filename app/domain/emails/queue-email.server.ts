import { db, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { emails } from "#db/schema/emails.ts";
import type { User } from "../accounts/user.ts";
import type { CateringEvent } from "../catering/event.ts";
import { now } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { type Email, type EmailKind, oneLine } from "./email.ts";
import { emailSiteUrl, notifyEmailQueued } from "./email-queue.server.ts";
import { eventBookedEmail, eventStatusEmail } from "./event-emails.ts";
import { orderPlacedEmail, orderStatusEmail } from "./order-emails.ts";
import { RESET_SUBJECT } from "./password-reset-email.ts";

const insert = db
  .insert(emails)
  .values({
    ...placeholders("id", "kind", "recipient", "subject", "body", "createdAt"),
    dueAt: placeholders("createdAt").createdAt,
  })
  .prepare();

/**
 * Takes the kind, the recipient's address and how to write the email for the shop's address; keeps it to
 * be sent, or nothing when the shop sends no emails or the address is gone. Call it inside the transaction
 * that makes the news: no email without it, and no news without its email.
 * Source: the owner's wish (emails table).
 */
function queueEmail(kind: EmailKind, recipient: string, compose: (siteUrl: string) => Email): void {
  const siteUrl = emailSiteUrl();
  if (!siteUrl || !recipient) return;
  if (!sqlite.inTransaction) throw new Error("An email belongs into the change's transaction");
  const { subject, body } = compose(siteUrl);
  insert.run({
    id: newId(),
    kind,
    recipient: oneLine(recipient),
    subject: oneLine(subject),
    body,
    createdAt: now(),
  });
  notifyEmailQueued();
}

/** Takes an order just placed, queues its confirmation. Source: as `queueEmail`. */
export function queueOrderPlaced(order: Order): void {
  queueEmail("order", order.email, (siteUrl) => orderPlacedEmail(order, siteUrl));
}

/** Takes an order whose status has just changed, queues the news. Source: as `queueEmail`. */
export function queueOrderStatus(order: Order): void {
  queueEmail("order", order.email, (siteUrl) => orderStatusEmail(order, siteUrl));
}

/** Takes a booking just made, queues its confirmation. Source: as `queueEmail`. */
export function queueEventBooked(event: CateringEvent): void {
  queueEmail("event", event.contactEmail || event.customerEmail, (siteUrl) =>
    eventBookedEmail(event, siteUrl),
  );
}

/** Takes a booking whose status has just changed, queues the news. Source: as `queueEmail`. */
export function queueEventStatus(event: CateringEvent): void {
  queueEmail("event", event.contactEmail || event.customerEmail, (siteUrl) =>
    eventStatusEmail(event, siteUrl),
  );
}

/** Takes whose password is to be chosen anew, queues the email. Its text is written when it is sent, because the link in it is kept nowhere. Source: as `queueEmail`. */
export function queuePasswordReset(user: User): void {
  queueEmail("password_reset", user.email, () => ({ subject: RESET_SUBJECT, body: "" }));
}
