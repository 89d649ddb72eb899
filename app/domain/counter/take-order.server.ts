import { and, eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { findUser } from "../accounts/queries.server.ts";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { requestedItems, withInputPaths } from "../checkout/schema.ts";
import { dayInPune, now } from "../clock.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { formatRupees } from "../money.ts";
import type { Order } from "../orders/order.ts";
import { publishOrderEvent } from "../orders/order-events.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { type OrderOrigin, writeOrder } from "../orders/write-order.server.ts";
import { recordPayment } from "../payments/record-payment.server.ts";
import { queueTakenPrints } from "../printing/queue-prints.server.ts";
import type { Quote } from "../quote/quote.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import { groupCommitOrUnavailable } from "../storage.server.ts";
import type { TakeOrderInput } from "./schema.ts";
import { isFreeTokenOf, nextToken } from "./tokens.server.ts";

const ofDevice = db
  .select({ id: orders.id })
  .from(orders)
  .where(
    and(
      eq(orders.deviceId, sql.placeholder("deviceId")),
      eq(orders.clientOrderId, sql.placeholder("clientOrderId")),
    ),
  )
  .prepare();

const MAX_DELAY_MS = 7 * 86_400_000;

/** The time that the device sent, unless it is in the future or so long ago that its clock must be wrong. */
function takenAt(sent: Date | undefined, at: Date): Date {
  if (!sent || sent > at || at.getTime() - sent.getTime() > MAX_DELAY_MS) return at;
  return sent;
}

/** Checks the amounts that staff entered. */
function amountProblem(
  { payments, device }: TakeOrderInput,
  { totalPaise }: Quote,
): Problem | null {
  const total = formatRupees(totalPaise);
  if (device?.total !== undefined && device.total !== totalPaise) {
    const told = formatRupees(device.total);
    return problem("conflict", m.counter_theOrderCostsNowAnd({ total, told }));
  }
  const paidPaise = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (paidPaise <= totalPaise) return null;
  const msg = m.counter_thePaymentsAddUpTo({ paid: formatRupees(paidPaise), total });
  return fieldProblem("payments", msg);
}

/** Whoever used the device when the order was taken, which may have been handed over since. */
function takerOf(actor: User, { device }: TakeOrderInput): User {
  const taker = device?.takenBy ? findUser(device.takenBy) : undefined;
  return taker && actor.origin?.device && may(taker, "take orders") ? taker : actor;
}

function originOf(actor: User, input: TakeOrderInput, at: Date): OrderOrigin {
  const { channel, deliveryType, requestedFor } = input;
  const day = dayInPune(at);
  const device = actor.origin?.device ?? null;
  const ownToken = input.device?.tokenNumber;
  const isFree = device !== null && ownToken && isFreeTokenOf(device, day, ownToken);
  const isWalkIn = channel === "counter" && deliveryType === "pickup" && !requestedFor;
  return {
    userId: null,
    channel,
    takenBy: takerOf(actor, input).id,
    deviceId: device?.id ?? null,
    clientOrderId: input.device?.clientOrderId ?? null,
    tokenDay: day,
    token: isFree ? ownToken : nextToken(day),
    status: isWalkIn ? "preparing" : "confirmed",
    isPaidNow: input.payments.length > 0,
  };
}

function auditGrants(actor: User, order: Order, input: TakeOrderInput): void {
  const { discount, discountReason, overfillReason } = input;
  const subject = { id: order.id, name: order.orderNumber };
  if (discount > 0) {
    const after = { discountPaise: discount, reason: discountReason };
    recordAudit(actor, { action: "order.discounted", subject, before: null, after });
  }
  if (overfillReason) {
    const after = { reason: overfillReason };
    recordAudit(actor, { action: "order.overfilled", subject, before: null, after });
  }
}

/** Call it inside a transaction. Problems: see `takeOrder`. */
function writeTakenOrder(actor: User, input: TakeOrderInput): Result<Order> {
  const at = takenAt(input.device?.takenAt, now());
  const { deliveryAddress, coupon: code, requestedFor, discount, overfillReason } = input;
  const { street, city, zipCode } = deliveryAddress;
  const { customerName, phone, deliveryType, deliveryInstructions, notes, paymentMethod } = input;
  const contact = { customerName, email: "", phone, street, city, zipCode };
  const details = { ...contact, deliveryType, deliveryInstructions, notes, paymentMethod };
  const origin = originOf(actor, input, at);
  const staff = {
    isWalkIn: origin.status === "preparing",
    overfills: overfillReason !== "",
    discountPaise: discount,
  };
  const wishes = { requestedFor, code, tipPaise: 0, staff };
  const placed = writeOrder(origin, requestedItems(input.items), details, wishes, at, (quote) =>
    amountProblem(input, quote),
  );
  if (!placed.ok) return withInputPaths(placed);
  for (const { method, amount: amountPaise } of input.payments) {
    const order = findOrder(actor, placed.value.orderId);
    if (!order) break;
    recordPayment(actor, order, { kind: "payment", method, amountPaise, reason: "" }, at);
  }
  const order = findOrder(actor, placed.value.orderId);
  if (!order) throw new Error("An order just written could not be read");
  auditGrants(actor, order, input);
  queueTakenPrints(order);
  return ok(order);
}

/** The id of the order that an earlier copy of this request placed, or null. Problems: `key_reused`. */
function placedBefore(
  actor: User,
  { device }: TakeOrderInput,
  once: IdempotencyKey | null,
): Result<string | null> {
  const deviceId = actor.origin?.device?.id;
  const sent =
    deviceId && device && ofDevice.get({ deviceId, clientOrderId: device.clientOrderId });
  if (sent) return ok(sent.id);
  return resultOfKey(actor.id, "order", once);
}

/**
 * Takes an order at the counter or by phone, with its token and payments. A device that sends an order again gets the first
 * one. Problems: `forbidden`, those of `writeOrder`, `conflict` (not the total that the customer was told), `validation`
 * (more was paid than the order costs), `unavailable`. See docs/counter.md.
 */
export async function takeOrder(
  actor: User,
  input: TakeOrderInput,
  once: IdempotencyKey | null,
): Promise<Result<Order>> {
  const isForbidden =
    !may(actor, "take orders") ||
    (input.discount > 0 && !may(actor, "give discounts")) ||
    (input.overfillReason !== "" && !may(actor, "overfill time slots"));
  if (isForbidden) return adminOnly;
  let isNew = false;
  const taken = await groupCommitOrUnavailable(m.counter_theOrderCouldNotBe(), () =>
    write(() => {
      const earlier = placedBefore(actor, input, once);
      if (!earlier.ok) return earlier;
      const first = earlier.value && findOrder(actor, earlier.value);
      if (first) return ok(first);
      const order = writeTakenOrder(actor, input);
      isNew = order.ok;
      if (order.ok) rememberKey(actor.id, "order", once, order.value.id);
      return order;
    }),
  );
  if (taken.ok && isNew) publishOrderEvent();
  return taken;
}
