import { and, eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { findUser } from "../accounts/queries.server.ts";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { dayInPune, now } from "../clock.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { formatRupees } from "../money.ts";
import type { Order } from "../orders/order.ts";
import { publishOrderEvent } from "../orders/order-events.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { requestedItems } from "../orders/schema.ts";
import { type OrderOrigin, writeOrder } from "../orders/write-order.server.ts";
import { recordPayment } from "../payments/record-payment.server.ts";
import { queueTakenPrints } from "../printing/queue-prints.server.ts";
import type { Quote } from "../quote/quote.ts";
import { adminOnly, type FieldError, ok, type Problem, problem, type Result } from "../result.ts";
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

/** When an order was taken, as its device says: not in the future, and not so long ago that its clock must be wrong. */
function takenAt(said: Date | undefined, at: Date): Date {
  if (!said || said > at || at.getTime() - said.getTime() > MAX_DELAY_MS) return at;
  return said;
}

function refusedAt(path: string, msg: string): Problem {
  return problem("validation", msg, { errors: [{ path, msg }] });
}

/** What is wrong with the amounts that staff entered; null if nothing is. */
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
  return refusedAt("payments", msg);
}

/** The person who took it, if that was somebody else before the device was handed over. */
function takerOf(actor: User, { device }: TakeOrderInput): User {
  const said = device?.takenBy ? findUser(device.takenBy) : undefined;
  return said && actor.origin?.device && may(said, "take orders") ? said : actor;
}

function originOf(actor: User, input: TakeOrderInput, at: Date): OrderOrigin {
  const { channel, deliveryType, requestedFor } = input;
  const day = dayInPune(at);
  const device = actor.origin?.device ?? null;
  const wanted = input.device?.tokenNumber;
  const isOwn = device !== null && wanted && isFreeTokenOf(device, day, wanted);
  const isWalkIn = channel === "counter" && deliveryType === "pickup" && !requestedFor;
  return {
    userId: null,
    channel,
    takenBy: takerOf(actor, input).id,
    deviceId: device?.id ?? null,
    clientOrderId: input.device?.clientOrderId ?? null,
    tokenDay: day,
    token: isOwn ? wanted : nextToken(day),
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

function withInputPaths(refused: Problem): Problem {
  const names: Record<string, string> = { pincode: "deliveryAddress.zipCode" };
  const errors = refused.errors?.map(
    ({ path, msg }): FieldError => ({ path: names[path] ?? path, msg }),
  );
  return { ...refused, errors };
}

function written(actor: User, input: TakeOrderInput): Result<Order> {
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

/** The id of the order that the same request placed first, or null. Problems: `key_reused`. */
function placedBefore(
  actor: User,
  { device }: TakeOrderInput,
  once: IdempotencyKey | null,
): Result<string | null> {
  const deviceId = actor.origin?.device?.id;
  const sent =
    deviceId && device && ofDevice.get({ deviceId, clientOrderId: device.clientOrderId });
  if (sent) return ok(sent.id);
  return once ? resultOfKey(actor.id, "order", once) : ok(null);
}

/**
 * An order at the counter or by phone, with its token and payments. One that a device sends again returns what it placed
 * first. Problems: `forbidden`, those of `writeOrder`, `conflict` (another total than the customer was told), `validation`
 * (more paid than it costs), `unavailable`. See docs/counter.md.
 */
export async function takeOrder(
  actor: User,
  input: TakeOrderInput,
  once: IdempotencyKey | null,
): Promise<Result<Order>> {
  const needsMore =
    (input.discount > 0 && !may(actor, "give discounts")) ||
    (input.overfillReason !== "" && !may(actor, "overfill time slots"));
  if (!may(actor, "take orders") || needsMore) return adminOnly;
  let isNew = false;
  const taken = await groupCommitOrUnavailable(m.counter_theOrderCouldNotBe(), () =>
    write(() => {
      const earlier = placedBefore(actor, input, once);
      if (!earlier.ok) return earlier;
      const first = earlier.value && findOrder(actor, earlier.value);
      if (first) return ok(first);
      const order = written(actor, input);
      isNew = order.ok;
      if (order.ok && once) rememberKey(actor.id, "order", once, order.value.id);
      return order;
    }),
  );
  if (taken.ok && isNew) publishOrderEvent();
  return taken;
}
