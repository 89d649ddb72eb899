import { write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { redeemCoupons } from "../coupons/redeem.server.ts";
import { queueOrderChanged } from "../emails/queue-customer-emails.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { withOwnTexts } from "../language/in-language.server.ts";
import { servingTime } from "../menu/serving-time.server.ts";
import { openingAt } from "../opening-hours.ts";
import { updateBalance } from "../payments/record-payment.server.ts";
import { freeAdjustment } from "../payments/upi-adjustment.server.ts";
import { queueChangePrints } from "../printing/queue-prints.server.ts";
import { queueCustomerPush } from "../push/queue-push.server.ts";
import type { Quote, StaffTerms } from "../quote/quote.ts";
import { quoteChange } from "../quote/quote-order.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { takeSlot } from "../slots/slot-use.server.ts";
import { may } from "../staff/permissions.ts";
import { changeReasons } from "./change-reasons.ts";
import type { WantedOrder } from "./change-schema.ts";
import { configureItems, quoteLine } from "./configure-items.server.ts";
import { giveBack } from "./give-back.server.ts";
import {
  type KeptLine,
  offHoursProblem,
  quotedLines,
  takeKeptLines,
  writeKeptLine,
} from "./kept-lines.server.ts";
import { settleReadiness } from "./mark-ready.server.ts";
import type { Order } from "./order.ts";
import { recordChange } from "./order-changes.server.ts";
import { differenceOf, differenceText } from "./order-difference.ts";
import { publishOrderEvent } from "./order-events.server.ts";
import { findOrder } from "./queries.server.ts";
import { reserveStock } from "./reserve-stock.server.ts";
import { isFinal, orderStatusLabel } from "./status.ts";
import { insertConfigured, refusal } from "./write-order.server.ts";

const setContents = prepareUpdate(orders, [
  "deliveryType",
  "street",
  "city",
  "zipCode",
  "deliveryInstructions",
  "notes",
  "subtotalPaise",
  "discounts",
  "discountPaise",
  "deliveryFeePaise",
  "packingPaise",
  "taxPaise",
  "roundingPaise",
  "upiAdjustmentPaise",
  "totalPaise",
  "zoneName",
  "dueAt",
  "promisedAt",
  "promisedUntil",
  "slotStartsAt",
  "plates",
  "delayMinutes",
  "changedAt",
]);

function refused(path: string, msg: string): Problem {
  return problem("validation", msg, { errors: [{ path, msg }] });
}

/** Null if the actor may change the order now: staff until it is delivered or cancelled, its customer while it is pending. */
export function whyNotChangeable(
  actor: User,
  { status, userId }: Pick<Order, "status" | "userId">,
): Problem | null {
  const label = orderStatusLabel(status).toLowerCase();
  if (isFinal(status)) {
    return problem("final_status", m.orders_thisOrderIsAndCan({ label }));
  }
  if (may(actor, "change orders")) return null;
  if (userId !== actor.id) return adminOnly;
  if (status === "pending") return null;
  const tooLate = m.orders_thisOrderIsAlreadyAnd({ label });
  return problem("conflict", tooLate);
}

/** What staff may grant; undefined for a customer. */
function staffTerms(actor: User, order: Order, wanted: WantedOrder): StaffTerms | undefined {
  if (!may(actor, "change orders")) return undefined;
  const given = order.discounts.filter(({ couponId }) => couponId === null);
  return {
    isWalkIn: order.channel === "counter" && wanted.deliveryType === "pickup",
    overfills: wanted.overfillReason !== "",
    discountPaise: given.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  };
}

/** The time to be promised anew, or what was promised if neither time nor delivery type change. */
function wantedTime(order: Order, { deliveryType, requestedFor: wanted }: WantedOrder) {
  const { dueAt, promisedAt, promisedUntil, slotStartsAt, plates } = order;
  const chosen = promisedUntil && promisedAt;
  const isSame = wanted === "unchanged" || (chosen && wanted?.getTime() === chosen.getTime());
  const kept = { dueAt, promisedAt, promisedUntil, slotStartsAt, plates };
  return {
    requestedFor: wanted === "unchanged" ? chosen : wanted,
    kept: isSame && deliveryType === order.deliveryType ? kept : undefined,
  };
}

/** While the shop takes no orders, a customer can change none that is to be made soon, either. */
function closedProblem(
  staff: StaffTerms | undefined,
  { kept, requestedFor }: ReturnType<typeof wantedTime>,
  at: Date,
): Problem | null {
  const opening = openingAt(at, shopSettings());
  if (staff || !kept || opening.takesOrders) return null;
  return requestedFor && opening.state === "paused" ? null : problem("conflict", opening.sentence);
}

/** An order that was asked for a few paise more still is: other ones if another order asks for the same by now. */
function adjustmentOf(order: Order, { totalPaise }: Quote): number {
  const { id, upiAdjustmentPaise, paidPaise, waivedPaise } = order;
  if (upiAdjustmentPaise === 0 || totalPaise === order.totalPaise - upiAdjustmentPaise) {
    return upiAdjustmentPaise;
  }
  return freeAdjustment(totalPaise - paidPaise - waivedPaise, id);
}

function writeContents(
  order: Order,
  wanted: WantedOrder,
  quote: Quote,
  staff: StaffTerms | undefined,
  delayMinutes: number,
  at: Date,
): void {
  const { street, city, zipCode, deliveryType, deliveryInstructions, notes } = wanted;
  const { promise, plates, zoneName } = quote;
  if (!promise) throw new Error("A quote without problems must promise a time");
  const { slot, dueAt, promisedAt, promisedUntil } = promise;
  if (slot && !takeSlot(deliveryType, slot, plates, staff !== undefined)) {
    throw new Error("A slot with room was full in the same transaction");
  }
  const upiAdjustmentPaise = adjustmentOf(order, quote);
  setContents.run(order.id, {
    ...{ deliveryType, street, city, zipCode, deliveryInstructions, notes, plates },
    subtotalPaise: quote.subtotalPaise,
    discounts: quote.discounts,
    discountPaise: quote.discounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    deliveryFeePaise: quote.deliveryFeePaise,
    packingPaise: quote.packingPaise,
    taxPaise: quote.taxPaise,
    roundingPaise: quote.roundingPaise,
    upiAdjustmentPaise,
    totalPaise: quote.totalPaise + upiAdjustmentPaise,
    zoneName: zoneName ?? "",
    dueAt,
    promisedAt,
    promisedUntil,
    slotStartsAt: slot?.startsAt ?? null,
    delayMinutes,
    changedAt: at,
  });
}

/** What happened to the code that was typed for the order; empty if it still saves something. */
function lostCoupon({ discounts }: Order, quote: Quote): string {
  const code = discounts.find((had) => had.code !== null)?.code;
  if (!code || quote.discounts.some((now) => now.code === code)) return "";
  const why = quote.problems.find(({ field }) => field === "coupon")?.message ?? quote.note;
  return m.orders_theCouponFallsAway({ why });
}

export type ChangedOrder = { before: Order; after: Order; couponNote: string };

const emptied = () => m.orders_anOrderNeedsAtLeast();

/**
 * Gives back what the order had and takes what is wanted, all or nothing. Call it inside a transaction. Problems:
 * `not_found`, those of `whyNotChangeable`, `configureItems` and the quote, `conflict` (changed meanwhile), `validation`.
 */
function rewrite(
  actor: User,
  orderId: string,
  wanted: WantedOrder,
  expectedVersion: number,
  at: Date,
): Result<ChangedOrder> {
  const order = findOrder(actor, orderId);
  if (!order) return problem("not_found", m.shared_orderNotFound());
  // What is added has the names that its customer reads, whoever adds it.
  return withOwnTexts(order.language, () =>
    rewriteOrder(actor, order, wanted, expectedVersion, at),
  );
}

function rewriteOrder(
  actor: User,
  order: Order,
  wanted: WantedOrder,
  expectedVersion: number,
  at: Date,
): Result<ChangedOrder> {
  const fixed = whyNotChangeable(actor, order);
  if (fixed) return fixed;
  if (order.updatedAt.getTime() !== expectedVersion) {
    const stale = m.orders_thisOrderWasChangedMeanwhile();
    return problem("conflict", stale);
  }
  const staff = staffTerms(actor, order, wanted);
  const all = order.items.map(
    (item): KeptLine => ({ item, quantity: wanted.lines[item.id] ?? item.quantity }),
  );
  const kept = all.filter(({ quantity }) => quantity > 0);
  if (kept.length + wanted.added.length === 0) return problem("validation", emptied());
  const time = wantedTime(order, wanted);
  const closed = closedProblem(staff, time, at);
  if (closed) return closed;

  giveBack(order);
  const serving = servingTime(time.requestedFor);
  const unavailable =
    (time.kept ? null : offHoursProblem(kept, serving)) ?? takeKeptLines(kept, serving);
  if (unavailable) return unavailable;
  const { items: added, problems } = configureItems(wanted.added, serving);
  if (problems[0]) return problems[0];
  reserveStock(added);

  const { deliveryType, zipCode: pincode } = wanted;
  const lines = [...quotedLines(kept), ...added.map(quoteLine)];
  const quote = quoteChange({ ...time, lines, deliveryType, pincode, staff }, order, at);
  // A coupon that no longer applies prevents nothing: it is gone from the amounts.
  const serious = quote.problems.filter(({ field }) => field !== "coupon");
  const refusedQuote = refusal({ ...quote, problems: serious });
  if (refusedQuote) return refusedQuote;

  // A new promise is made for when the kitchen can keep it.
  const delayMinutes = time.kept ? order.delayMinutes : 0;
  writeContents(order, wanted, quote, staff, delayMinutes, at);
  const { lineDiscountsPaise: shares } = quote;
  for (const line of all) writeKeptLine(line, shares[kept.indexOf(line)] ?? 0);
  for (const [index, item] of added.entries()) {
    insertConfigured(order.id, item, shares[kept.length + index] ?? 0);
  }
  redeemCoupons(order.id, quote.discounts, order, order.createdAt);
  updateBalance(order.id, at);
  const after = settleReadiness(actor, order.id, at);
  return ok({ before: order, after, couponNote: lostCoupon(order, quote) });
}

/** Later than the order's version, which must change even if the clock stands still. */
function changedAt(actor: User, orderId: string): Date {
  const before = findOrder(actor, orderId)?.updatedAt.getTime() ?? 0;
  return new Date(Math.max(now().getTime(), before + 1));
}

/** What the change would make of the order; nothing is stored. Problems: as `changeOrder`. */
export function previewChange(
  actor: User,
  orderId: string,
  wanted: WantedOrder,
  expectedVersion: number,
): Result<ChangedOrder> {
  let outcome: Result<ChangedOrder> | undefined;
  write(() => {
    const at = changedAt(actor, orderId);
    outcome = rewrite(actor, orderId, wanted, expectedVersion, at);
    return problem("conflict", "A preview is rolled back");
  });
  if (!outcome) throw new Error("A preview was not computed");
  return outcome;
}

function recordOrderChange(
  actor: User,
  { before, after }: ChangedOrder,
  { reason, overfillReason }: WantedOrder,
  at: Date,
): Problem | null {
  const difference = differenceOf(before, after);
  const { items, fromValue, toValue } = difference;
  if (items.length === 0 && fromValue === toValue) {
    return problem("validation", m.orders_nothingIsChangedYet());
  }
  const change = { ...difference, kind: "order", reason: changeReasons.stored(reason) } as const;
  const changeId = recordChange(actor, before, change, at);
  queueChangePrints(after, changeId);
  const subject = { id: after.id, name: after.orderNumber };
  const fields = ({ totalPaise, deliveryType, promisedAt }: Order) => ({
    totalPaise,
    deliveryType,
    promisedAt,
  });
  recordAudit(actor, {
    action: "order.changed",
    subject,
    before: fields(before),
    after: { ...fields(after), dishes: items.map(differenceText) },
  });
  if (overfillReason) {
    const granted = { reason: overfillReason };
    recordAudit(actor, { action: "order.overfilled", subject, before: null, after: granted });
  }
  return null;
}

/**
 * Changes dishes, time, address or delivery type of an order that is not finished, with everything that follows from it.
 * `expectedVersion` is the order's `updatedAt` that the change was made for. Problems: those of `rewrite`, `forbidden`,
 * `validation` (no reason, or nothing changed). See docs/ordering.md.
 */
export function changeOrder(
  actor: User,
  orderId: string,
  wanted: WantedOrder,
  expectedVersion: number,
  once: IdempotencyKey | null = null,
): Result<ChangedOrder> {
  const isStaffChange = may(actor, "change orders");
  if (wanted.overfillReason && !may(actor, "overfill time slots")) return adminOnly;
  const changed = write((): Result<ChangedOrder> => {
    const earlier = once ? resultOfKey(actor.id, "change", once) : ok(null);
    if (!earlier.ok) return earlier;
    const done = earlier.value && findOrder(actor, earlier.value);
    if (done) return ok({ before: done, after: done, couponNote: "" });
    const at = changedAt(actor, orderId);
    const rewritten = rewrite(actor, orderId, wanted, expectedVersion, at);
    if (!rewritten.ok) return rewritten;
    if (isStaffChange && !wanted.reason) return refused("reason", m.orders_sayWhyTheOrderIs());
    const unchanged = recordOrderChange(actor, rewritten.value, wanted, at);
    if (unchanged) return unchanged;
    if (once) rememberKey(actor.id, "change", once, orderId);
    // With its entry in the history.
    const after = findOrder(actor, orderId) ?? rewritten.value.after;
    queueOrderChanged(after);
    queueCustomerPush(after, "changed");
    return ok({ ...rewritten.value, after });
  });
  if (changed.ok) publishOrderEvent();
  return changed;
}
