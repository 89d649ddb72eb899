import type { DeliveryType } from "#app/domain/orders/delivery-fee.ts";
import type { PaymentMethod } from "#app/domain/orders/order.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { type Demo, MINUTE_MS } from "./demo.ts";
import {
  cancelledLife,
  deliveredLife,
  type Life,
  type LifeStart,
  LONGEST_LIFE_MS,
  unfinishedLife,
} from "./order-life.ts";
import { placedTimes } from "./order-times.ts";

const FEWEST_UNDER_WAY = 8;
const UNDER_WAY = 0.012;
const OLDEST_UNDER_WAY_MINUTES = 47;
const ONE_IN_CANCELLED = 14;

export type PlannedOrder = LifeStart & { life: Life };

/** The month's finished orders, earliest first, then those that are under way at its end. */
export function* plannedOrders(demo: Demo, count: number): Generator<PlannedOrder> {
  const { dice, untilMs } = demo;
  const underWay = Math.max(FEWEST_UNDER_WAY, Math.round(count * UNDER_WAY));
  const finished = count - underWay;
  let place = 0;
  for (const placedMs of placedTimes(dice, finished, untilMs - LONGEST_LIFE_MS)) {
    const start = someStart(demo, placedMs);
    const cancelled = place % ONE_IN_CANCELLED === ONE_IN_CANCELLED / 2;
    yield { ...start, life: cancelled ? cancelledLife(dice, start) : deliveredLife(dice, start) };
    place += 1;
  }
  for (let left = underWay; left > 0; left -= 1) {
    const age = 2 + ((OLDEST_UNDER_WAY_MINUTES - 2) * (left - 1)) / underWay;
    const placedMs = Math.floor(untilMs - age * MINUTE_MS);
    const reached = reachedAfter(left / underWay);
    const start = someStart(
      demo,
      placedMs,
      reached === "out_for_delivery" ? "delivery" : undefined,
    );
    yield { ...start, life: unfinishedLife(start, reached, untilMs) };
  }
}

/** The youngest orders still wait, the oldest are on the road. */
function reachedAfter(ageShare: number): OrderStatus {
  if (ageShare <= 0.3) return "pending";
  if (ageShare <= 0.5) return "confirmed";
  return ageShare <= 0.75 ? "preparing" : "out_for_delivery";
}

function someStart({ dice }: Demo, placedMs: number, deliveryType?: DeliveryType): LifeStart {
  return {
    placedMs,
    deliveryType: deliveryType ?? (dice.percent(74) ? "delivery" : "pickup"),
    paymentMethod: dice.pickWeighted<PaymentMethod>([
      ["upi", 55],
      ["cash", 35],
      ["card", 10],
    ]),
  };
}
