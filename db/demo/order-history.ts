import type { PaymentMethod } from "#app/domain/ledger/payment.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { DeliveryType } from "#app/domain/terms/delivery-fee.ts";
import { MINUTE_MS } from "./demo.ts";
import type { Random } from "./random.ts";
import { customerReasons, shopReasons } from "./texts/order-texts.ts";

/** Orders older than this are finished. */
export const LONGEST_ORDER_MS = 60 * MINUTE_MS;

export type OrderChange = {
  kind: "status" | "payment" | "claim" | "refund" | "kept";
  fromValue: string;
  toValue: string;
  reason: string;
  byRole: "owner" | "customer";
  atMs: number;
};

export type OrderHistory = { status: OrderStatus; paidAtMs: number | null; changes: OrderChange[] };

export type PlacedOrder = {
  placedMs: number;
  deliveryType: DeliveryType;
  paymentMethod: PaymentMethod;
  /** Sold at the counter: paid at once, and prepared without waiting. */
  isWalkIn: boolean;
};

type Step = { to: OrderStatus; atMs: number };

function stepsToDelivery(
  random: Random,
  { placedMs, deliveryType, isWalkIn }: PlacedOrder,
): Step[] {
  let atMs = placedMs;
  const afterMinutes = (low: number, high: number) => {
    atMs += Math.floor(random.between(low, high) * MINUTE_MS);
    return atMs;
  };
  const steps: Step[] = [];
  if (isWalkIn) return [{ to: "delivered", atMs: afterMinutes(3, 11) }];
  if (random.percent(30)) steps.push({ to: "confirmed", atMs: afterMinutes(0.5, 3) });
  steps.push({ to: "preparing", atMs: afterMinutes(1, 5) });
  if (deliveryType === "delivery") {
    steps.push({ to: "out_for_delivery", atMs: afterMinutes(8, 15) });
  }
  steps.push({ to: "delivered", atMs: afterMinutes(8, 22) });
  return steps;
}

function historyOf(
  placed: PlacedOrder,
  steps: Step[],
  reason = "",
  byRole: OrderChange["byRole"] = "owner",
): OrderHistory {
  let status: OrderStatus = placed.isWalkIn ? "preparing" : "pending";
  const changes = steps.map(({ to, atMs }): OrderChange => {
    const cancelled = to === "cancelled";
    const change: OrderChange = {
      kind: "status",
      fromValue: status,
      toValue: to,
      reason: cancelled ? reason : "",
      byRole: cancelled ? byRole : "owner",
      atMs,
    };
    status = to;
    return change;
  });
  if (placed.isWalkIn) return { status, paidAtMs: placed.placedMs, changes };
  const last = changes.at(-1);
  const isPaidOnDelivery = last?.toValue === "delivered" && placed.paymentMethod !== "upi";
  return isPaidOnDelivery
    ? withPayment({ status, paidAtMs: null, changes }, last.atMs)
    : { status, paidAtMs: null, changes };
}

function withPayment(history: OrderHistory, atMs: number): OrderHistory {
  const payment: OrderChange = {
    kind: "payment",
    fromValue: "pending",
    toValue: "paid",
    reason: "",
    byRole: "owner",
    atMs,
  };
  const changes = [...history.changes, payment].sort((a, b) => a.atMs - b.atMs);
  return { ...history, paidAtMs: atMs, changes };
}

/** UPI orders are marked paid when the payment arrives, which a few never do. */
export function deliveredHistory(random: Random, placed: PlacedOrder): OrderHistory {
  const history = historyOf(placed, stepsToDelivery(random, placed));
  const isUpiPaid = !placed.isWalkIn && placed.paymentMethod === "upi" && random.percent(96);
  const atMs = placed.placedMs + Math.floor(random.between(1, 9) * MINUTE_MS);
  return isUpiPaid ? withPayment(history, atMs) : history;
}

/** Cancelled by the customer while pending, or by the shop later. */
export function cancelledHistory(random: Random, placed: PlacedOrder): OrderHistory {
  const shortlyAfter = (atMs: number) => atMs + Math.floor(random.between(1, 6) * MINUTE_MS);
  if (random.percent(55)) {
    const step: Step = { to: "cancelled", atMs: shortlyAfter(placed.placedMs) };
    return historyOf(placed, [step], random.pick(customerReasons), "customer");
  }
  const allSteps = stepsToDelivery(random, placed);
  const steps = allSteps.slice(0, random.integer(0, allSteps.length - 1));
  const atMs = shortlyAfter(steps.at(-1)?.atMs ?? placed.placedMs);
  return historyOf(placed, [...steps, { to: "cancelled", atMs }], random.pick(shopReasons));
}

export function unfinishedHistory(
  placed: PlacedOrder,
  reached: OrderStatus,
  untilMs: number,
): OrderHistory {
  const statuses: OrderStatus[] = ["confirmed", "preparing", "out_for_delivery"];
  const steps = placed.isWalkIn ? [] : statuses.slice(0, statuses.indexOf(reached) + 1);
  const ageMs = untilMs - placed.placedMs;
  return historyOf(
    placed,
    steps.map((to, index) => ({
      to,
      atMs: placed.placedMs + Math.floor((ageMs * (index + 1)) / (steps.length + 1)),
    })),
  );
}
