import { db, given, write } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import { wasSignedInOn } from "../accounts/sign-in-log.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { requestedItems, withInputPaths } from "../checkout/schema.ts";
import { dayInIndia, now } from "../clock.ts";
import { tellOfTakenOrder } from "../fulfilment/order-reactions.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { formatRupees } from "../money.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordApproval, recordChange } from "../orders/order-history.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { discountReasons } from "../orders/reasons.ts";
import { isFreeTokenOf } from "../orders/tokens.server.ts";
import { type OrderOrigin, writeOrder } from "../orders/write-order.server.ts";
import { recordPayment } from "../payments/record-payment.server.ts";
import type { Quote } from "../quote/quote.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { approvedBy } from "../staff/approval.server.ts";
import { orUnavailable } from "../storage.server.ts";
import { limitProblem, staffLimitPaise } from "../terms/staff-limit.ts";
import { pricingTime } from "./device-menu.server.ts";
import { recordSale } from "./record-sale.server.ts";
import { saleDifferences } from "./sale-differences.server.ts";
import type { TakeOrderInput } from "./schema.ts";

const ofSale = db
  .select({ id: orders.id })
  .from(orders)
  .where(given(orders.clientOrderId))
  .prepare();

const MAX_DELAY_DAYS = 3;
const MAX_DELAY_MS = MAX_DELAY_DAYS * 86_400_000;

/**
 * The time that a shop device sent, unless it is in the future or so long ago that the clock must
 * be wrong. Other browsers send orders at once.
 */
function takenAt(actor: User, { device }: TakeOrderInput, at: Date): Date {
  const sent = actor.origin?.device && device?.takenAt;
  if (!sent || sent > at || at.getTime() - sent.getTime() > MAX_DELAY_MS) return at;
  return sent;
}

/** Whether somebody may report an offline sale. */
function offlineSaleProblem(actor: User, { device }: TakeOrderInput): Problem | null {
  if (!device?.soldOffline) return null;
  // Not a conflict: the queue sends it again once the browser is registered.
  if (!actor.origin?.device) return problem("forbidden", m.counter_notShopDevice());
  if (now().getTime() - device.takenAt.getTime() <= MAX_DELAY_MS) return null;
  return fieldProblem("device.takenAt", m.counter_saleTooOld({ days: MAX_DELAY_DAYS }));
}

function tooMuchPaid({ payments }: TakeOrderInput, totalPaise: number): Problem | null {
  const paidPaise = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (paidPaise <= totalPaise) return null;
  const [paid, total] = [formatRupees(paidPaise), formatRupees(totalPaise)];
  return fieldProblem("payments", m.counter_paymentsTooHigh({ paid, total }));
}

/** Checks the amounts that staff entered. */
function amountProblem(input: TakeOrderInput, { totalPaise }: Quote): Problem | null {
  const told = input.device?.total;
  if (told === undefined || told === totalPaise) return tooMuchPaid(input, totalPaise);
  const [now, before] = [formatRupees(totalPaise), formatRupees(told)];
  return problem("conflict", m.counter_priceChanged({ total: now, told: before }));
}

/**
 * The person who was signed in on the device when the order was taken, because the device may have
 * changed hands since.
 */
function takerOf(actor: User, { device: sent }: TakeOrderInput, at: Date): User {
  const device = actor.origin?.device;
  const claimed = sent?.takenBy ? findUser(sent.takenBy) : undefined;
  if (!device || !claimed || !may(claimed, "take orders")) return actor;
  return wasSignedInOn(device.id, claimed.id, at) ? claimed : actor;
}

function originOf(actor: User, input: TakeOrderInput, at: Date): OrderOrigin {
  const { channel, deliveryType, eatsHere, requestedFor } = input;
  const device = actor.origin?.device ?? null;
  const ownToken = input.device?.tokenNumber;
  const isFree = device && ownToken && isFreeTokenOf(device, dayInIndia(at), ownToken);
  const isWalkIn = channel === "counter" && deliveryType === "pickup" && !requestedFor;
  return {
    userId: null,
    channel,
    eatsHere,
    takenBy: takerOf(actor, input, at).id,
    sentBy: actor.id,
    deviceId: device?.id ?? null,
    clientOrderId: input.device?.clientOrderId ?? null,
    givenToken: isFree ? ownToken : undefined,
    status: isWalkIn ? "preparing" : "confirmed",
  };
}

function auditTaken(actor: User, order: Order, input: TakeOrderInput): void {
  const { discount, discountReason, overfillReason, device } = input;
  const subject = { id: order.id, name: order.orderNumber };
  if (device?.takenBy && device.takenBy !== actor.id) {
    const claimed = findUser(device.takenBy)?.name ?? device.takenBy;
    const after = { claimedTaker: claimed, takenBy: order.takenByName, takenAt: device.takenAt };
    recordAudit(actor, { action: "order.sent_for_another", subject, before: null, after });
  }
  if (discount > 0) {
    const after = { discountPaise: discount, reason: discountReasons.stored(discountReason) };
    recordAudit(actor, { action: "order.discounted", subject, before: null, after });
  }
  if (overfillReason) {
    const after = { reason: overfillReason };
    recordAudit(actor, { action: "order.overfilled", subject, before: null, after });
  }
}

/**
 * Informs the owner: in the order's history, in the audit log and, if the shop would not have made
 * this sale, in the list.
 */
function recordOfflineSale(actor: User, order: Order, differences: string, sentAt: Date): void {
  const toValue = String(order.totalPaise);
  const change = { kind: "sold_offline", fromValue: "", toValue, reason: differences } as const;
  recordChange(actor, order, change, sentAt);
}

/** Call it inside a transaction. Problems: see `takeOrder`. */
function writeTakenOrder(actor: User, input: TakeOrderInput, approver: User | null): Result<Order> {
  const sentAt = now();
  const at = takenAt(actor, input, sentAt);
  const { deliveryAddress, coupon: code, requestedFor, discount, overfillReason } = input;
  const { street, city, zipCode } = deliveryAddress;
  const { customerName, phone, deliveryType, deliveryInstructions, notes, paymentMethod } = input;
  const contact = { customerName, email: "", phone, street, city, zipCode };
  const details = { ...contact, deliveryType, deliveryInstructions, notes, paymentMethod };
  const origin = originOf(actor, input, at);
  const staff = {
    isWalkIn: origin.status === "preparing",
    eatsHere: input.eatsHere,
    overfills: overfillReason !== "",
    discountPaise: discount,
  };
  const wishes = { requestedFor, code, tipPaise: 0, staff };
  const items = requestedItems(input.items);
  const sale = input.device?.soldOffline;
  const totalPaise = input.device?.total ?? 0;
  const sold = { ...wishes, items, deliveryType, phone, pincode: zipCode };
  const limitPaise = () =>
    staffLimitPaise(takerOf(actor, input, at), "give discounts", shopSettings().charges);
  const differences = sale && saleDifferences(sold, sale, totalPaise, at, limitPaise());
  const pricedAt = pricingTime(actor.origin?.device ?? null, at, sentAt);
  const placed = sale
    ? (tooMuchPaid(input, totalPaise) ?? recordSale(origin, items, details, input, sale, at))
    : writeOrder(origin, items, details, { ...wishes, pricedAt }, at, (quote) =>
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
  if (differences !== undefined) recordOfflineSale(actor, order, differences, sentAt);
  auditTaken(actor, order, input);
  if (approver) recordApproval(actor, order, "discount", approver, sentAt);
  tellOfTakenOrder(order);
  return ok(order);
}

/** The order that an earlier copy of this request placed, if there is one. Problems: `key_reused`. */
function placedBefore(
  actor: User,
  { device }: TakeOrderInput,
  once: IdempotencyKey | null,
): Result<Order> | undefined {
  const sent = device && ofSale.get({ clientOrderId: device.clientOrderId });
  const earlier = sent ? ok(sent.id) : resultOfKey(actor.id, "order", once);
  if (!earlier.ok) return earlier;
  const order = earlier.value && findOrder(actor, earlier.value);
  return order ? ok(order) : undefined;
}

/**
 * The person who approved a higher discount than the actor may give. A sale that has already
 * happened needs no approval.
 */
async function approverOf(actor: User, input: TakeOrderInput): Promise<Result<User | null>> {
  if (input.device?.soldOffline) return ok(null);
  const { charges } = shopSettings();
  const beyond = limitProblem(actor, "give discounts", input.discount, charges);
  return approvedBy(actor, "give discounts", beyond, input);
}

/**
 * Takes an order at the counter or by phone, with its token and payments. Sending a sale again
 * returns the first order, whichever device or person sends it. Problems: `forbidden`, those of
 * `approvedBy` and `writeOrder`, `conflict` (not the total that the customer was told),
 * `validation` (more was paid than the order costs), `unavailable`. A sale that a device made
 * offline has already happened, so it is recorded as charged unless it is too old. See
 * docs/counter.md.
 */
export async function takeOrder(
  actor: User,
  input: TakeOrderInput,
  once: IdempotencyKey | null,
): Promise<Result<Order>> {
  const isForbidden =
    !may(actor, "take orders") ||
    (input.overfillReason !== "" && !may(actor, "overfill time slots"));
  if (isForbidden) return adminOnly;
  // This comes first, because a manager's PIN is not stored for a second try, and limits may have
  // changed since the first.
  const earlier = placedBefore(actor, input, once);
  if (earlier) return earlier;
  const refused = offlineSaleProblem(actor, input);
  if (refused) return refused;
  const approved = await approverOf(actor, input);
  if (!approved.ok) return approved;
  let isNew = false;
  const taken = orUnavailable(m.counter_orderNotSaved(), () =>
    write(() => {
      const meanwhile = placedBefore(actor, input, once);
      if (meanwhile) return meanwhile;
      const order = writeTakenOrder(actor, input, approved.value);
      isNew = order.ok;
      if (order.ok) rememberKey(actor.id, "order", once, order.value.id);
      return order;
    }),
  );
  if (taken.ok && isNew) publishOrderEvent();
  return taken;
}
