import { db, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { outbox } from "#db/schema/outbox.ts";
import type { User } from "../accounts/user.ts";
import type { CateringEvent } from "../catering/event.ts";
import { now } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { eventBookedLetter, eventStatusLetter } from "./event-letters.ts";
import { type Letter, type LetterKind, oneLine } from "./letter.ts";
import { letterSiteUrl, tellLetterQueued } from "./letter-route.server.ts";
import { orderPlacedLetter, orderStatusLetter } from "./order-letters.ts";
import { RESET_SUBJECT } from "./reset-letter.ts";

const insert = db
  .insert(outbox)
  .values({
    ...placeholders("id", "kind", "recipient", "subject", "body", "createdAt"),
    dueAt: placeholders("createdAt").createdAt,
  })
  .prepare();

/**
 * Takes the kind, the recipient's address and how to write the letter for the shop's address; keeps it to
 * be sent, or nothing when the shop sends no letters or the address is gone. Call it inside the transaction
 * that makes the news: no letter without it, and no news without its letter.
 * Source: the owner's wish (outbox table).
 */
function queueLetter(
  kind: LetterKind,
  recipient: string,
  compose: (siteUrl: string) => Letter,
): void {
  const siteUrl = letterSiteUrl();
  if (!siteUrl || !recipient) return;
  if (!sqlite.inTransaction) throw new Error("A letter belongs into the change's transaction");
  const { subject, body } = compose(siteUrl);
  insert.run({
    id: newId(),
    kind,
    recipient: oneLine(recipient),
    subject: oneLine(subject),
    body,
    createdAt: now(),
  });
  tellLetterQueued();
}

/** Takes an order just placed, queues its confirmation. Source: as `queueLetter`. */
export function queueOrderPlaced(order: Order): void {
  queueLetter("order", order.email, (siteUrl) => orderPlacedLetter(order, siteUrl));
}

/** Takes an order whose status has just changed, queues the news. Source: as `queueLetter`. */
export function queueOrderStatus(order: Order): void {
  queueLetter("order", order.email, (siteUrl) => orderStatusLetter(order, siteUrl));
}

/** Takes a booking just made, queues its confirmation. Source: as `queueLetter`. */
export function queueEventBooked(event: CateringEvent): void {
  queueLetter("event", event.contactEmail || event.customerEmail, (siteUrl) =>
    eventBookedLetter(event, siteUrl),
  );
}

/** Takes a booking whose status has just changed, queues the news. Source: as `queueLetter`. */
export function queueEventStatus(event: CateringEvent): void {
  queueLetter("event", event.contactEmail || event.customerEmail, (siteUrl) =>
    eventStatusLetter(event, siteUrl),
  );
}

/** Takes whose password is to be chosen anew, queues the letter. Its text is written when it is sent, because the link in it is kept nowhere. Source: as `queueLetter`. */
export function queuePasswordReset(user: User): void {
  queueLetter("password_reset", user.email, () => ({ subject: RESET_SUBJECT, body: "" }));
}
