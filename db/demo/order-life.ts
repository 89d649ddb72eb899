import type { DeliveryType } from "#app/domain/orders/delivery-fee.ts";
import type { PaymentMethod } from "#app/domain/orders/order.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { MINUTE_MS } from "./demo.ts";
import type { Dice } from "./dice.ts";
import { customerReasons, shopReasons } from "./order-texts.ts";

/** The oldest order still under way; every earlier one has come to its end. */
export const LONGEST_LIFE_MS = 60 * MINUTE_MS;

export type LifeChange = {
  kind: "status" | "payment";
  fromValue: string;
  toValue: string;
  reason: string;
  byRole: "admin" | "customer";
  atMs: number;
};

export type Life = { status: OrderStatus; paidAtMs: number | null; changes: LifeChange[] };

export type LifeStart = {
  placedMs: number;
  deliveryType: DeliveryType;
  paymentMethod: PaymentMethod;
};

type Step = { to: OrderStatus; atMs: number };

/** The way to the customer, each step with its likely time in the kitchen and on the road. */
function wholeWay(dice: Dice, { placedMs, deliveryType }: LifeStart): Step[] {
  let atMs = placedMs;
  const after = (low: number, high: number) => {
    atMs += Math.floor(dice.between(low, high) * MINUTE_MS);
    return atMs;
  };
  const steps: Step[] = [];
  if (dice.percent(30)) steps.push({ to: "confirmed", atMs: after(0.5, 3) });
  steps.push({ to: "preparing", atMs: after(1, 5) });
  if (deliveryType === "delivery") steps.push({ to: "out_for_delivery", atMs: after(8, 15) });
  steps.push({ to: "delivered", atMs: after(8, 22) });
  return steps;
}

function told(
  start: LifeStart,
  steps: Step[],
  reason = "",
  byRole: LifeChange["byRole"] = "admin",
): Life {
  let status: OrderStatus = "pending";
  const changes = steps.map(({ to, atMs }): LifeChange => {
    const cancelled = to === "cancelled";
    const change: LifeChange = {
      kind: "status",
      fromValue: status,
      toValue: to,
      reason: cancelled ? reason : "",
      byRole: cancelled ? byRole : "admin",
      atMs,
    };
    status = to;
    return change;
  });
  const last = changes.at(-1);
  const settled = last?.toValue === "delivered" && start.paymentMethod !== "upi";
  return settled
    ? withPayment({ status, paidAtMs: null, changes }, last.atMs)
    : { status, paidAtMs: null, changes };
}

function withPayment(life: Life, atMs: number): Life {
  const payment: LifeChange = {
    kind: "payment",
    fromValue: "pending",
    toValue: "paid",
    reason: "",
    byRole: "admin",
    atMs,
  };
  const changes = [...life.changes, payment].sort((a, b) => a.atMs - b.atMs);
  return { ...life, paidAtMs: atMs, changes };
}

/** Returns an order that reached its customer; UPI is marked paid when the money is seen, seldom never. */
export function deliveredLife(dice: Dice, start: LifeStart): Life {
  const life = told(start, wholeWay(dice, start));
  const seen = start.paymentMethod === "upi" && dice.percent(96);
  const atMs = start.placedMs + Math.floor(dice.between(1, 9) * MINUTE_MS);
  return seen ? withPayment(life, atMs) : life;
}

/** Returns an order that was cancelled: by its customer while pending, or by the shop on the way. */
export function cancelledLife(dice: Dice, start: LifeStart): Life {
  const afterwards = (atMs: number) => atMs + Math.floor(dice.between(1, 6) * MINUTE_MS);
  if (dice.percent(55)) {
    const step: Step = { to: "cancelled", atMs: afterwards(start.placedMs) };
    return told(start, [step], dice.pick(customerReasons), "customer");
  }
  const way = wholeWay(dice, start);
  const steps = way.slice(0, dice.whole(0, way.length - 1));
  const atMs = afterwards(steps.at(-1)?.atMs ?? start.placedMs);
  return told(start, [...steps, { to: "cancelled", atMs }], dice.pick(shopReasons));
}

export function unfinishedLife(start: LifeStart, reached: OrderStatus, untilMs: number): Life {
  const way: OrderStatus[] = ["confirmed", "preparing", "out_for_delivery"];
  const steps = way.slice(0, way.indexOf(reached) + 1);
  const ageMs = untilMs - start.placedMs;
  return told(
    start,
    steps.map((to, place) => ({
      to,
      atMs: start.placedMs + Math.floor((ageMs * (place + 1)) / (steps.length + 1)),
    })),
  );
}
