import { localOptions } from "../options/option-group.ts";
import { localDiscounts } from "../quote/amounts.ts";
import type { Order, OrderItem, OrderPart } from "./order.ts";

function localPart(part: OrderPart): OrderPart {
  const { name, partName } = part.local ?? part;
  return { ...part, name, partName, options: localOptions(part.options) };
}

function localItem(item: OrderItem): OrderItem {
  const { name, description } = item.local ?? item;
  const { options, parts } = item;
  return {
    ...item,
    name,
    description,
    options: localOptions(options),
    parts: parts.map(localPart),
  };
}

/**
 * An order as its customer saw it, with dishes, options and offers in the customer's language.
 * Staff read the English names.
 */
export function localOrder(order: Order): Order {
  const { discounts, items } = order;
  return { ...order, discounts: localDiscounts(discounts), items: items.map(localItem) };
}
