import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { Order, OrderChannel } from "./order.ts";

export const channelLabels: Record<OrderChannel, string> = translated({
  web: m.day_web,
  counter: m.shared_counter,
  phone: m.orders_phone,
  self: m.orders_selfOrder,
});

/** Whether the customer waits where the order was placed. */
export function isAtTheStall(channel: OrderChannel): boolean {
  return channel === "counter" || channel === "self";
}

/** Orders taken by staff may have no name. */
export function orderedBy({ customerName, channel }: Pick<Order, "customerName" | "channel">) {
  return customerName || (channel === "web" ? "" : m.dashboard_walkIn());
}

type Handover = Pick<Order, "channel" | "deliveryType" | "eatsHere" | "tableNumber">;

/** `Pickup`, `Eat here`, `Table 12`, `Takeaway`, `Delivery by phone`. */
export function handoverLabel({ channel, deliveryType, eatsHere, tableNumber }: Handover): string {
  if (eatsHere) return tableNumber ? m.orders_table({ tableNumber }) : m.orders_eatHere();
  if (isAtTheStall(channel) && deliveryType === "pickup") return m.shell_takeaway();
  const label = deliveryType === "pickup" ? m.shared_pickup() : m.shared_delivery();
  return channel === "phone" ? m.orders_byPhone({ label }) : label;
}

/** Empty for a walk-in, and after the customer's account was deleted. */
export function addressLines({ street, city, state, zipCode }: Order): string[] {
  return street || city || zipCode
    ? [street, city, `${state} ${zipCode}`.trim()].filter(Boolean)
    : [];
}
