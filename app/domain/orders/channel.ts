import { m } from "#messages";
import type { Order, OrderChannel } from "./order.ts";

export const channelLabels: Record<OrderChannel, string> = {
  web: "Web",
  counter: "Counter",
  phone: "Phone",
};

/** Staff need not ask for a name. */
export function orderedBy({ customerName, channel }: Pick<Order, "customerName" | "channel">) {
  return customerName || (channel === "web" ? "" : "Walk-in");
}

type Handover = Pick<Order, "channel" | "deliveryType">;

/** `Pickup`, `Takeaway`, `Delivery by phone`. */
export function handoverLabel({ channel, deliveryType }: Handover): string {
  if (channel === "counter" && deliveryType === "pickup") return "Takeaway";
  const label = deliveryType === "pickup" ? "Pickup" : "Delivery";
  return channel === "phone" ? m.orders_byPhone({ label }) : label;
}

/** Line by line. Empty for a walk-in, and once the customer's account was deleted. */
export function addressLines({ street, city, state, zipCode }: Order): string[] {
  return street || city || zipCode
    ? [street, city, `${state} ${zipCode}`.trim()].filter(Boolean)
    : [];
}
