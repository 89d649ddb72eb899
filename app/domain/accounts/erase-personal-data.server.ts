import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { posts } from "#db/schema/blog.ts";
import { emails } from "#db/schema/emails.ts";
import { eventChanges, eventItems, events } from "#db/schema/events.ts";
import { contactMessages, newsletterSubscribers } from "#db/schema/messages.ts";
import { orderChanges, orderItems, orders } from "#db/schema/orders.ts";
import { reviews } from "#db/schema/reviews.ts";
import { shop } from "../shop.ts";
import { FORMER_CUSTOMER } from "./former-customer.ts";
import type { User } from "./user.ts";

const id = sql.placeholder("id");
const email = sql.placeholder("email");
const ownOrders = sql`(select ${orders.id} from ${orders} where ${eq(orders.userId, id)})`;
const ownEvents = sql`(select ${events.id} from ${events} where ${eq(events.userId, id)})`;

// Accounting needs what was bought, when and for how much; names, addresses and free text are erased.
const steps = [
  // First, while orders and events still have the email addresses.
  db.delete(emails).where(eq(emails.recipient, email)).prepare(),
  db
    .delete(emails)
    .where(
      sql`${emails.recipient} in (select ${orders.email} from ${orders} where ${eq(orders.userId, id)})`,
    )
    .prepare(),
  db
    .delete(emails)
    .where(
      sql`${emails.recipient} in (select ${events.contactEmail} from ${events} where ${eq(events.userId, id)})`,
    )
    .prepare(),
  db
    .update(orderItems)
    .set({ specialInstructions: "" })
    .where(sql`${orderItems.orderId} in ${ownOrders}`)
    .prepare(),
  db
    .update(orderChanges)
    .set({ reason: "" })
    .where(sql`${orderChanges.orderId} in ${ownOrders}`)
    .prepare(),
  db
    .update(orders)
    .set({
      customerName: FORMER_CUSTOMER,
      email: "",
      phone: "",
      street: "",
      city: "",
      state: "",
      zipCode: "",
      deliveryInstructions: "",
      notes: "",
      cancellationReason: "",
    })
    .where(eq(orders.userId, id))
    .prepare(),
  db
    .update(eventItems)
    .set({ specialInstructions: "" })
    .where(sql`${eventItems.eventId} in ${ownEvents}`)
    .prepare(),
  db
    .update(eventChanges)
    .set({ reason: "" })
    .where(and(sql`${eventChanges.eventId} in ${ownEvents}`, eq(eventChanges.kind, "status")))
    .prepare(),
  db
    .update(events)
    .set({
      // Names of events often contain names of people, such as "Mira turns five".
      eventName: `Event of a ${FORMER_CUSTOMER.toLowerCase()}`,
      customerName: FORMER_CUSTOMER,
      customerEmail: "",
      street: "",
      city: "",
      state: "",
      zipCode: "",
      landmark: "",
      setupRequirements: "",
      dietaryRequirements: [],
      specialRequests: "",
      contactName: FORMER_CUSTOMER,
      contactPhone: "",
      contactEmail: "",
      alternateName: "",
      alternatePhone: "",
      notes: "",
      cancellationReason: "",
    })
    .where(eq(events.userId, id))
    .prepare(),
  db.update(reviews).set({ customerName: FORMER_CUSTOMER }).where(eq(reviews.userId, id)).prepare(),
  db
    .update(posts)
    .set({ authorName: shop.name, authorEmail: shop.email })
    .where(eq(posts.authorId, id))
    .prepare(),
  db
    .update(auditLog)
    .set({ subjectName: sql`${id}` })
    .where(and(eq(auditLog.subjectKind, "customer"), eq(auditLog.subjectId, id)))
    .prepare(),
  db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)).prepare(),
  db.delete(contactMessages).where(eq(contactMessages.email, email)).prepare(),
];

/** Call it inside the transaction that deletes the account, before the deletion. */
export function erasePersonalData(person: User): void {
  for (const step of steps) step.run({ id: person.id, email: person.email });
}
