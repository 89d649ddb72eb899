import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { servingTime } from "../availability/serving-time.server.ts";
import { now } from "../clock.ts";
import { discountTotalPaise } from "../coupons/discount.ts";
import { redeemCoupons } from "../coupons/redeem.server.ts";
import { updateReadiness } from "../kitchen/mark-ready.server.ts";
import { withOwnTexts } from "../language/in-language.server.ts";
import { openingAt } from "../opening-hours.ts";
import { isAtTheStall } from "../orders/channel.ts";
import { configureItems, quoteLine } from "../orders/configure-items.server.ts";
import { MAX_ORDER_LINES, tooManyLines } from "../orders/line-limits.ts";
import type { Order } from "../orders/order.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { changeReasons, DISH_RAN_OUT } from "../orders/reasons.ts";
import {
  leaveOutOfStock,
  releaseReservations,
  reserveStock,
} from "../orders/reserve-stock.server.ts";
import { isFinal, orderStatusLabel, whyNotChangeable } from "../orders/status.ts";
import { insertConfigured, refusal } from "../orders/write-order.server.ts";
import { updateBalance } from "../payments/record-payment.server.ts";
import { pick } from "../pick.ts";
import type { Quote } from "../quote/quote.ts";
import { quoteChange } from "../quote/quote-order.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { StaffTerms } from "../slots/promise.ts";
import { takeSlot } from "../slots/slot-use.server.ts";
import type { ChangedOrder } from "./change-summary.ts";
import {
  type OrderLine,
  offHoursProblem,
  quoteLinesOf,
  reserveLines,
  takenAway,
  writeLine,
} from "./order-lines.server.ts";
import type { RequestedChange } from "./schema.ts";

/** Staff may change an order until it is delivered or cancelled; for its customer, `whyNotChangeable` decides. */
export function changeProblem(
  actor: User,
  order: Pick<Order, "status" | "userId" | "channel">,
): Problem | null {
  if (isFinal(order.status)) {
    const label = orderStatusLabel(order.status).toLowerCase();
    return problem("final_status", m.orders_orderIsFinal({ label }));
  }
  if (may(actor, "change orders")) return null;
  if (order.userId !== actor.id) return adminOnly;
  const why = whyNotChangeable(order);
  return why === null ? null : problem("conflict", why);
}

/** Undefined for a customer. */
function staffTerms(actor: User, order: Order, change: RequestedChange): StaffTerms | undefined {
  if (!may(actor, "change orders")) return undefined;
  const givenByStaff = order.discounts.filter(({ couponId }) => couponId === null);
  return {
    isWalkIn: isAtTheStall(order.channel) && change.deliveryType === "pickup",
    eatsHere: change.eatsHere,
    overfills: change.overfillReason !== "",
    discountPaise: discountTotalPaise(givenByStaff),
  };
}

/** The requested time, and as `kept` the current promise if neither time nor delivery type changes. */
function requestedTime(order: Order, { deliveryType, requestedFor }: RequestedChange) {
  const { dueAt, promisedAt, promisedUntil, slotStartsAt, plates } = order;
  const present = promisedUntil && promisedAt;
  const isSame =
    requestedFor === "unchanged" || (present && requestedFor?.getTime() === present.getTime());
  const promise = { dueAt, promisedAt, promisedUntil, slotStartsAt, plates };
  return {
    requestedFor: requestedFor === "unchanged" ? present : requestedFor,
    kept: isSame && deliveryType === order.deliveryType ? promise : undefined,
  };
}

/** While the shop takes no orders, customers cannot change an order for soon either. */
function closedProblem(
  staff: StaffTerms | undefined,
  { kept, requestedFor }: ReturnType<typeof requestedTime>,
  at: Date,
): Problem | null {
  const opening = openingAt(at, shopSettings());
  if (staff || !kept || opening.takesOrders) return null;
  return requestedFor && opening.state === "paused" ? null : problem("conflict", opening.sentence);
}

function writeContents(
  order: Order,
  change: RequestedChange,
  quote: Quote,
  staff: StaffTerms | undefined,
  delayMinutes: number,
  at: Date,
): void {
  const { street, city, zipCode, deliveryType, deliveryInstructions, notes } = change;
  const { promise, plates, zoneName } = quote;
  if (!promise) throw new Error("A quote without problems must promise a time");
  const { slot, dueAt, promisedAt, promisedUntil } = promise;
  if (slot && !takeSlot(deliveryType, slot, plates, staff !== undefined)) {
    throw new Error("A slot with room was full in the same transaction");
  }
  // Old orders may include a few extra paise that tell their payments apart.
  const { upiAdjustmentPaise } = order;
  updateRow(orders, order.id, {
    ...{ deliveryType, street, city, zipCode, deliveryInstructions, notes, plates },
    eatsHere: staff?.eatsHere ?? false,
    subtotalPaise: quote.subtotalPaise,
    discounts: quote.discounts,
    discountPaise: discountTotalPaise(quote.discounts),
    ...pick(quote, ["deliveryFeePaise", "packingPaise", "taxPaise", "roundingPaise"]),
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

/** Why the order's coupon code no longer applies; empty if it does. */
function couponNote({ discounts }: Order, quote: Quote): string {
  const code = discounts.find((discount) => discount.code !== null)?.code;
  if (!code || quote.discounts.some((discount) => discount.code === code)) return "";
  const why = quote.problems.find(({ field }) => field === "coupon")?.message ?? quote.note;
  return m.orders_couponDropped({ why });
}

/**
 * Releases the order's reservations and writes it again, all or nothing. Call it inside a
 * transaction. Problems: `not_found`, those of `changeProblem`, `configureItems` and the quote,
 * `conflict` (changed in the meantime), `validation`.
 */
export function rewriteOrder(
  actor: User,
  orderId: string,
  change: RequestedChange,
  expectedVersion: number,
): Result<ChangedOrder> {
  const order = findOrder(actor, orderId);
  if (!order) return orderNotFound;
  // Added dishes are named in the customer's language, no matter who adds them.
  return withOwnTexts(order.language, () => rewrite(actor, order, change, expectedVersion));
}

function rewrite(
  actor: User,
  order: Order,
  change: RequestedChange,
  expectedVersion: number,
): Result<ChangedOrder> {
  const unchangeable = changeProblem(actor, order);
  if (unchangeable) return unchangeable;
  const version = order.updatedAt.getTime();
  if (version !== expectedVersion) {
    return problem("conflict", m.orders_changedMeanwhile());
  }
  // The version must change even if the clock does not move.
  const at = new Date(Math.max(now().getTime(), version + 1));
  const staff = staffTerms(actor, order, change);
  const lines = order.items.map(
    (item): OrderLine => ({ item, quantity: change.lines[item.id] ?? item.quantity }),
  );
  const kept = lines.filter(({ quantity }) => quantity > 0);
  if (kept.length + change.added.length === 0) {
    return problem("validation", m.orders_changeNeedsDish());
  }
  if (kept.length + change.added.length > MAX_ORDER_LINES) {
    return problem("validation", tooManyLines());
  }
  const time = requestedTime(order, change);
  const closed = closedProblem(staff, time, at);
  if (closed) return closed;

  if (changeReasons.stored(change.reason) === DISH_RAN_OUT) {
    leaveOutOfStock(order.id, lines.map(takenAway));
  }
  releaseReservations(order);
  const serving = servingTime(time.requestedFor);
  const unavailable =
    (time.kept ? null : offHoursProblem(kept, serving)) ?? reserveLines(order.id, kept, serving);
  if (unavailable) return unavailable;
  const { items: added, problems } = configureItems(change.added, serving);
  if (problems[0]) return problems[0];
  reserveStock(added);

  const { deliveryType, zipCode: pincode } = change;
  const quoteLines = [...quoteLinesOf(kept), ...added.map(quoteLine)];
  const quote = quoteChange(
    { ...time, lines: quoteLines, deliveryType, pincode, staff },
    order,
    at,
  );
  // A coupon that no longer applies does not prevent the change; the amounts simply leave it out.
  const serious = quote.problems.filter(({ field }) => field !== "coupon");
  const refused = refusal({ ...quote, problems: serious });
  if (refused) return refused;

  // A new promise already includes any delay.
  const delayMinutes = time.kept ? order.delayMinutes : 0;
  writeContents(order, change, quote, staff, delayMinutes, at);
  const { lineDiscountsPaise: shares } = quote;
  for (const line of lines) writeLine(line, shares[kept.indexOf(line)] ?? 0);
  for (const [index, item] of added.entries()) {
    insertConfigured(order.id, item, shares[kept.length + index] ?? 0);
  }
  redeemCoupons(order.id, quote.discounts, order, order.createdAt);
  updateBalance(order.id, at);
  const after = updateReadiness(actor, order.id, at);
  return ok({ before: order, after, couponNote: couponNote(order, quote) });
}
