import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { Order, OrderChannel } from "./order.ts";

export const channelLabels: Record<OrderChannel, string> = translated({
  web: m.day_web,
  counter: m.shared_counter,
  phone: m.orders_phone,
});

/** Orders taken by staff may have no name. */
export function orderedBy({ customerName, channel }: Pick<Order, "customerName" | "channel">) {
  return customerName || (channel === "web" ? "" : m.dashboard_walkIn());
}

type Handover = Pick<Order, "channel" | "deliveryType" | "eatsHere">;

/** `Pickup`, `Eat here`, `Takeaway`, `Delivery by phone`. */
export function handoverLabel({ channel, deliveryType, eatsHere }: Handover): string {
  if (eatsHere) return m.orders_eatHere();
  if (channel === "counter" && deliveryType === "pickup") return m.shell_takeaway();
  const label = deliveryType === "pickup" ? m.shared_pickup() : m.shared_delivery();
  return channel === "phone" ? m.orders_byPhone({ label }) : label;
}

/** Empty for a walk-in, and after the customer's account was deleted. */
export function addressLines({ street, city, state, zipCode }: Order): string[] {
  return street || city || zipCode
    ? [street, city, `${state} ${zipCode}`.trim()].filter(Boolean)
    : [];
}
