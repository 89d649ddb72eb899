import { optionNames } from "../options/describe-choices.ts";
import type { Order, OrderItem, OrderPart } from "./order.ts";

/** A dish for the kitchen to make; each dish of a combo is a separate item. */
export type KitchenItem = {
  id: string;
  productId: string | null;
  name: string;
  quantity: number;
  choices: string[];
  /** The combo that it belongs to. */
  combo: string | null;
  specialInstructions: string;
  madeQuantity: number;
};

export function kitchenItems(item: OrderItem): KitchenItem[] {
  const { name, parts, specialInstructions } = item;
  if (parts.length === 0) return [{ ...kitchenItem(item), combo: null, specialInstructions }];
  return parts.map((part) => ({ ...kitchenItem(part), combo: name, specialInstructions }));
}

function kitchenItem({
  id,
  productId,
  name,
  quantity,
  options,
  madeQuantity,
}: OrderItem | OrderPart) {
  return { id, productId, name, quantity, choices: optionNames(options), madeQuantity };
}

/** Whether everything of an order is made. */
export function isMade({ items }: Pick<Order, "items">): boolean {
  return items
    .flatMap(kitchenItems)
    .every(({ quantity, madeQuantity }) => madeQuantity >= quantity);
}
