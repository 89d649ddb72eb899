import type { PaymentMethod } from "#app/domain/ledger/payment.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { DeliveryType } from "#app/domain/terms/delivery-fee.ts";
import { type Demo, MINUTE_MS } from "./demo.ts";
import {
  cancelledHistory,
  deliveredHistory,
  LONGEST_ORDER_MS,
  type OrderHistory,
  type PlacedOrder,
  unfinishedHistory,
} from "./order-history.ts";
import { placedTimes } from "./order-times.ts";

const MIN_UNFINISHED = 8;
const UNFINISHED_SHARE = 0.012;
const OLDEST_UNFINISHED_MINUTES = 47;
const ORDERS_PER_CANCELLED = 14;
const WALK_IN_PERCENT = 15;

export type PlannedOrder = PlacedOrder & { history: OrderHistory };

/** The finished orders, earliest first, then the unfinished ones, oldest first. */
export function* plannedOrders(demo: Demo, count: number): Generator<PlannedOrder> {
  const { random, untilMs } = demo;
  const unfinished = Math.max(MIN_UNFINISHED, Math.round(count * UNFINISHED_SHARE));
  const finished = count - unfinished;
  let index = 0;
  for (const placedMs of placedTimes(random, finished, untilMs - LONGEST_ORDER_MS)) {
    const cancelled = index % ORDERS_PER_CANCELLED === ORDERS_PER_CANCELLED / 2;
    const placed = randomOrder(demo, placedMs, { mayBeWalkIn: !cancelled });
    const history = cancelled ? cancelledHistory(random, placed) : deliveredHistory(random, placed);
    yield { ...placed, history };
    index += 1;
  }
  for (let left = unfinished; left > 0; left -= 1) {
    const age = 2 + ((OLDEST_UNFINISHED_MINUTES - 2) * (left - 1)) / unfinished;
    const placedMs = Math.floor(untilMs - age * MINUTE_MS);
    const reached = reachedAfter(left / unfinished);
    const placed = randomOrder(demo, placedMs, {
      deliveryType: reached === "out_for_delivery" ? "delivery" : undefined,
      mayBeWalkIn: reached === "preparing",
    });
    yield { ...placed, history: unfinishedHistory(placed, reached, untilMs) };
  }
}

/** The newest orders are pending, the oldest are being delivered. */
function reachedAfter(ageShare: number): OrderStatus {
  if (ageShare <= 0.3) return "pending";
  if (ageShare <= 0.5) return "confirmed";
  return ageShare <= 0.75 ? "preparing" : "out_for_delivery";
}

type Kind = { deliveryType?: DeliveryType; mayBeWalkIn: boolean };

function randomOrder(
  { random }: Demo,
  placedMs: number,
  { deliveryType, mayBeWalkIn }: Kind,
): PlacedOrder {
  const isWalkIn = mayBeWalkIn && random.percent(WALK_IN_PERCENT);
  const fromWeb = () => (random.percent(74) ? "delivery" : "pickup");
  return {
    placedMs,
    isWalkIn,
    deliveryType: deliveryType ?? (isWalkIn ? "pickup" : fromWeb()),
    paymentMethod: random.pickWeighted<PaymentMethod>([
      ["upi", 55],
      ["cash", 35],
      ["card", 10],
    ]),
  };
}
