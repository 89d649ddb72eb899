import { and, eq } from "drizzle-orm";
import { db, given, sqlite, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { pushMessages, pushSubscriptions } from "#db/schema/push.ts";
import { m } from "#messages";
import { permissions } from "../access/permissions.ts";
import type { Role, StaffRole } from "../access/roles.ts";
import { HOUR_MS, now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { ownEventsList } from "../events/own-event-list-url.ts";
import type { QuoteAnswer } from "../events/quote-terms.ts";
import type { ReminderKind } from "../events/reminder.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { ownOrdersList } from "../order-lists/order-list-urls.ts";
import type { Order } from "../orders/order.ts";
import { trackingPath } from "../orders/tracking-link.server.ts";
import { quotePath } from "../orders/tracking-token.server.ts";
import { notifyQueued } from "../queue-signals.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { eventReminderPush, type OrderNews, orderPush, type PushMessage } from "./customer-push.ts";
import {
  cancelledEventPush,
  cancelledOrderPush,
  newEventPush,
  newOrderPush,
  quoteAnswerPush,
  testPush,
} from "./staff-push.ts";
import { subscriptionOf } from "./subscriptions.server.ts";

/** After that, a phone that was switched off is no longer notified. */
const EXPIRES_AFTER_MS = 2 * HOUR_MS;

const ofCustomer = db
  .select({ id: pushSubscriptions.id })
  .from(pushSubscriptions)
  .where(and(given(pushSubscriptions.userId), eq(pushSubscriptions.audience, "customer")))
  .prepare();

const ofStaff = db
  .select({ id: pushSubscriptions.id, role: users.role, language: users.language })
  .from(pushSubscriptions)
  .innerJoin(users, eq(users.id, pushSubscriptions.userId))
  .where(eq(pushSubscriptions.audience, "staff"))
  .prepare();

const removeReplaced = db
  .delete(pushMessages)
  .where(given(pushMessages.subscriptionId, pushMessages.tag))
  .prepare();

const insert = prepareInsert(pushMessages);

/** Drops an earlier message with the same tag that has not been sent yet. */
function queuePush(subscriptionIds: string[], message: PushMessage): void {
  if (subscriptionIds.length === 0) return;
  if (!sqlite.inTransaction) throw new Error("A push message must be queued in its transaction");
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + EXPIRES_AFTER_MS);
  for (const subscriptionId of subscriptionIds) {
    removeReplaced.run({ subscriptionId, tag: message.tag });
    insert.run({
      ...message,
      id: newId(),
      subscriptionId,
      createdAt,
      dueAt: createdAt,
      expiresAt,
    });
  }
  notifyQueued("pushes");
}

/**
 * Notifies everybody with one of these roles in their language, on the devices where they asked for
 * it. Call it inside a transaction.
 */
export function queueStaffPush(
  compose: (role: Role) => PushMessage,
  roles: readonly StaffRole[],
): void {
  const told = ofStaff.all().filter(({ role }) => roles.some((one) => one === role));
  for (const { id, role, language } of told) {
    queuePush(
      [id],
      inLanguage(language ?? "en", () => compose(role), { ownTexts: "en" }),
    );
  }
}

/** Notifies an order's customer if they asked for it. Call it inside the transaction of the change. */
export function queueCustomerPush(order: Order, news: OrderNews = "status"): void {
  if (!order.userId) return;
  const told = ofCustomer.all({ userId: order.userId }).map(({ id }) => id);
  if (told.length === 0) return;
  const path = trackingPath(order, "cancel") ?? ownOrdersList.url({ order: order.orderNumber });
  const message = inLanguage(order.language, () => orderPush(order, news, path));
  queuePush(told, message);
}

/** Notifies the customer of a new status, and staff of a cancellation. Call it inside the transaction of the change. */
export function queueOrderStatusPush(order: Order): void {
  queueCustomerPush(order);
  if (order.status === "cancelled") {
    queueStaffPush(() => cancelledOrderPush(order), permissions["read orders"]);
  }
}

export function queueNewOrderPush(order: Order): void {
  queueStaffPush((role) => newOrderPush(order, role), permissions["read orders"]);
}

export function queueNewEventPush(event: CateringEvent): void {
  queueStaffPush(() => newEventPush(event), permissions["run catering"]);
}

export function queueQuoteAnswerPush(event: CateringEvent, answer: QuoteAnswer): void {
  queueStaffPush(() => quoteAnswerPush(event, answer), permissions["run catering"]);
}

export function queueEventStatusPush(event: CateringEvent): void {
  if (event.status !== "cancelled") return;
  queueStaffPush(() => cancelledEventPush(event), permissions["run catering"]);
}

/** Returns whether the customer asked for notifications on any device. Call it inside a transaction. */
export function queueEventReminderPush(event: CateringEvent, kind: ReminderKind): boolean {
  const told = event.userId ? ofCustomer.all({ userId: event.userId }).map(({ id }) => id) : [];
  const paths: Partial<Record<ReminderKind, string>> = {
    quote_unanswered: quotePath(event.id),
    thank_you: "/reviews/new",
  };
  const path = paths[kind] ?? ownEventsList.url({ event: event.eventNumber });
  queuePush(
    told,
    inLanguage(event.language, () => eventReminderPush(event, kind, path)),
  );
  return told.length > 0;
}

/** To the device of this session. Problems: `conflict` (notifications are off there). */
export function queueTestPush(sessionToken: string | null): Result<null> {
  return write(() => {
    const id = subscriptionOf(sessionToken, "staff");
    if (!id) return problem("conflict", m.push_deviceIsOff());
    queuePush([id], testPush(now()));
    return ok(null);
  });
}
