import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { verifiedEmails } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { billBuyers } from "#db/schema/bills.ts";
import { posts } from "#db/schema/blog.ts";
import { couponRedemptions } from "#db/schema/coupons.ts";
import { emails } from "#db/schema/emails.ts";
import { eventChanges, eventItems, eventQuotes, events } from "#db/schema/events.ts";
import { contactMessages, newsletterSubscribers } from "#db/schema/messages.ts";
import { orderChanges, orderItems, orders } from "#db/schema/orders.ts";
import { reviews } from "#db/schema/reviews.ts";
import type { User } from "../access/user.ts";
import { FORMER_CUSTOMER } from "../accounts/former-customer.ts";
import { shop } from "../shop.ts";

const id = sql.placeholder("id");
// Messages with a different address may be a stranger's.
const ownEmails = db
  .select({ email: verifiedEmails.email })
  .from(verifiedEmails)
  .where(eq(verifiedEmails.userId, id));
const ownOrders = sql`(select ${orders.id} from ${orders} where ${eq(orders.userId, id)})`;
const ownEvents = sql`(select ${events.id} from ${events} where ${eq(events.userId, id)})`;

// Accounting needs to know what was bought, when and for how much; names, addresses and free text
// are erased.
const steps = [
  db.delete(emails).where(inArray(emails.recipient, ownEmails)).prepare(),
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
      phoneDigits: "",
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
  // Issued bills keep the company that they name.
  db
    .delete(billBuyers)
    .where(sql`${billBuyers.id} in ${ownOrders} or ${billBuyers.id} in ${ownEvents}`)
    .prepare(),
  db.update(couponRedemptions).set({ phone: "" }).where(eq(couponRedemptions.userId, id)).prepare(),
  // The accepted terms are stored in the booking.
  db.delete(eventQuotes).where(sql`${eventQuotes.eventId} in ${ownEvents}`).prepare(),
  db
    .update(eventItems)
    .set({ specialInstructions: "" })
    .where(sql`${eventItems.eventId} in ${ownEvents}`)
    .prepare(),
  db
    .update(eventChanges)
    .set({ reason: "" })
    .where(
      and(
        sql`${eventChanges.eventId} in ${ownEvents}`,
        inArray(eventChanges.kind, ["status", "quote"]),
      ),
    )
    .prepare(),
  db
    .update(events)
    .set({
      // Names of events often contain names of people, such as "Mira turns five".
      eventName: "Event of a former customer",
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
      checklist: [],
      cancellationReason: "",
    })
    .where(eq(events.userId, id))
    .prepare(),
  db.update(reviews).set({ customerName: FORMER_CUSTOMER }).where(eq(reviews.userId, id)).prepare(),
  db
    .update(posts)
    .set({
      authorName: sql`${sql.placeholder("shopName")}`,
      authorEmail: sql`${sql.placeholder("shopEmail")}`,
    })
    .where(eq(posts.authorId, id))
    .prepare(),
  db
    .update(auditLog)
    .set({ subjectName: sql`${id}` })
    .where(and(eq(auditLog.subjectKind, "customer"), eq(auditLog.subjectId, id)))
    .prepare(),
  // Messages sent while signed in are deleted with the account.
  db.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, ownEmails)).prepare(),
  db.delete(contactMessages).where(inArray(contactMessages.email, ownEmails)).prepare(),
];

/** Call it inside the transaction that deletes the account, before the deletion. */
export function erasePersonalData(person: User): void {
  const values = { id: person.id, shopName: shop.name, shopEmail: shop.email };
  for (const step of steps) step.run(values);
}
