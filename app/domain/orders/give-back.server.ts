import { releaseCoupons } from "../coupons/redeem.server.ts";
import { releaseSlot } from "../slots/slot-use.server.ts";
import type { Order } from "./order.ts";
import { returnStock } from "./reserve-stock.server.ts";

/** What an order had taken: its dishes, its coupons and its place in a slot. Call it inside a transaction. */
export function giveBack({ id, items, deliveryType, slotStartsAt, plates }: Order): void {
  returnStock(items);
  releaseCoupons(id);
  if (slotStartsAt) releaseSlot(deliveryType, slotStartsAt, plates);
}
