import { sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { emails } from "#db/schema/emails.ts";
import { m } from "#messages";
import { isVerifiedEmail } from "../accounts/verified-emails.server.ts";
import { now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { eventBalance } from "../events/event-balance.ts";
import type { EventQuote } from "../events/quote-terms.ts";
import type { ReminderKind } from "../events/reminder.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { localOrder } from "../orders/local-order.ts";
import type { Order } from "../orders/order.ts";
import { eventPayPath } from "../orders/pay-path.server.ts";
import { trackingUrl } from "../orders/tracking-link.server.ts";
import { quotePath } from "../orders/tracking-token.server.ts";
import { notifyQueued } from "../queue-signals.server.ts";
import { shop } from "../shop.ts";
import { type Email, type EmailKind, oneLine } from "./email.ts";
import { emailSiteUrl } from "./email-queue-state.server.ts";
import {
  type EventLinks,
  eventBookedEmail,
  eventKeptEmail,
  eventReminderEmail,
  eventStatusEmail,
  quoteEmail,
} from "./event-emails.ts";
import {
  type OrderLinks,
  orderChangedEmail,
  orderKeptEmail,
  orderPlacedEmail,
  orderStatusEmail,
} from "./order-emails.ts";

/** The email address, and the account that the email is about; null after the account's deletion. */
type Recipient = { userId: string | null; email: string; orderId?: string };

const insert = prepareInsert(emails);

/**
 * Does nothing if the shop sends no emails. Call it inside the transaction of the change, so that neither is stored
 * without the other.
 */
export function queueEmail(
  kind: EmailKind,
  { userId, email, orderId }: Recipient,
  compose: (siteUrl: string) => Email,
): void {
  const siteUrl = emailSiteUrl();
  if (!siteUrl || !email) return;
  if (!sqlite.inTransaction) throw new Error("An email must be queued in its transaction");
  const { subject, body } = compose(siteUrl);
  const at = now();
  insert.run({
    id: newId(),
    kind,
    recipient: oneLine(email),
    userId,
    orderId,
    subject: oneLine(subject),
    body,
    createdAt: at,
    dueAt: at,
  });
  notifyQueued("emails");
}

/** Only a verified address receives text that customers typed. Returns whether this address does. */
function queueNews(
  kind: "order" | "event",
  recipient: Recipient,
  compose: (siteUrl: string) => Email,
): boolean {
  const { userId, email } = recipient;
  if (!userId || !isVerifiedEmail({ userId, email })) return false;
  queueEmail(kind, recipient, compose);
  return true;
}

function queueOrderNews(
  order: Order,
  compose: (order: Order, links: OrderLinks) => Email,
): boolean {
  const { id: orderId, userId, email } = order;
  return queueNews("order", { userId, email, orderId }, (siteUrl) =>
    inLanguage(order.language, () =>
      compose(localOrder(order), { siteUrl, trackingUrl: trackingUrl(order, siteUrl) }),
    ),
  );
}

/**
 * The text is written in the recipient's language at the time of sending, because the key in its
 * link is not stored.
 */
const unwritten = (subject: () => string): Email => ({
  subject: inLanguage("en", () => subject()),
  body: "",
});

export function queueVerification(recipient: Recipient): void {
  queueEmail("verification", recipient, () =>
    unwritten(() => m.emails_verificationSubject(shop.nameAndCity)),
  );
}

/** Asks for verification if the address is not verified. */
export function queueOrderPlaced(order: Order): void {
  const isSent = queueOrderNews(order, orderPlacedEmail);
  if (!isSent) queueVerification(order);
}

export function queueOrderStatus(order: Order): void {
  queueOrderNews(order, orderStatusEmail);
}

export function queueOrderChanged(order: Order): void {
  queueOrderNews(order, orderChangedEmail);
}

export function queueOrderKept(order: Order): void {
  queueOrderNews(order, orderKeptEmail);
}

function eventRecipient({ userId, contactEmail, customerEmail }: CateringEvent): Recipient {
  return { userId, email: contactEmail || customerEmail };
}

function linksOf(event: CateringEvent, siteUrl: string): EventLinks {
  return { siteUrl, payAt: eventPayPath({ ...eventBalance(event), id: event.id }) };
}

/** For a customer without an account, staff typed the address. */
function queueEventNews(
  event: CateringEvent,
  compose: (event: CateringEvent, links: EventLinks) => Email,
): boolean {
  const recipient = eventRecipient(event);
  const write = (siteUrl: string) =>
    inLanguage(event.language, () => compose(event, linksOf(event, siteUrl)));
  if (event.userId) return queueNews("event", recipient, write);
  queueEmail("event", recipient, write);
  return true;
}

/** Asks for verification if the address is not verified. */
export function queueEventBooked(event: CateringEvent): void {
  const isSent = queueEventNews(event, eventBookedEmail);
  if (!isSent) queueVerification(eventRecipient(event));
}

export function queueEventStatus(event: CateringEvent): void {
  queueEventNews(event, eventStatusEmail);
}

/** Returns whether the address may receive it. */
export function queueEventReminder(event: CateringEvent, kind: ReminderKind): boolean {
  if (!emailSiteUrl() || !eventRecipient(event).email) return false;
  const quoteAt = quotePath(event.id);
  return queueEventNews(event, (one, links) =>
    eventReminderEmail(one, kind, { ...links, quoteAt }),
  );
}

export function queueEventKept(event: CateringEvent): void {
  queueEventNews(event, eventKeptEmail);
}

/** Sent to the address for which the quote was requested. */
export function queueQuote(event: CateringEvent, quote: EventQuote): void {
  queueEmail("event", eventRecipient(event), (siteUrl) =>
    inLanguage(event.language, () => quoteEmail(event, quote, siteUrl + quotePath(event.id))),
  );
}

/** Queued for every address, so that the response time reveals nothing; sent only to those with an account. */
export function queuePasswordReset(email: string): void {
  const recipient = { userId: null, email };
  queueEmail("password_reset", recipient, () =>
    unwritten(() => m.emails_passwordResetSubject(shop.nameAndCity)),
  );
}

export function queueInvitation(recipient: Recipient): void {
  queueEmail("invitation", recipient, () =>
    unwritten(() => m.emails_accountSubject(shop.nameAndCity)),
  );
}
