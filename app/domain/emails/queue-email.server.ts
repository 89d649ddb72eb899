import { db, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { emails } from "#db/schema/emails.ts";
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
 * Does nothing if the shop sends no emails or the recipient is empty. Call it inside the transaction of
 * the change, so that neither is stored without the other.
 */
function queueEmail(kind: EmailKind, recipient: string, compose: (siteUrl: string) => Email): void {
  const siteUrl = emailSiteUrl();
  if (!siteUrl || !recipient) return;
  if (!sqlite.inTransaction) throw new Error("An email must be queued in its transaction");
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

export function queueOrderPlaced(order: Order): void {
  queueEmail("order", order.email, (siteUrl) => orderPlacedEmail(order, siteUrl));
}

export function queueOrderStatus(order: Order): void {
  queueEmail("order", order.email, (siteUrl) => orderStatusEmail(order, siteUrl));
}

export function queueEventBooked(event: CateringEvent): void {
  queueEmail("event", event.contactEmail || event.customerEmail, (siteUrl) =>
    eventBookedEmail(event, siteUrl),
  );
}

export function queueEventStatus(event: CateringEvent): void {
  queueEmail("event", event.contactEmail || event.customerEmail, (siteUrl) =>
    eventStatusEmail(event, siteUrl),
  );
}

/**
 * The body is written when the email is sent, because the key in its link is not stored. Nothing is sent to an address
 * without an account.
 */
export function queuePasswordReset(email: string): void {
  queueEmail("password_reset", email, () => ({ subject: RESET_SUBJECT, body: "" }));
}
