import { optionNames } from "../options/describe-choices.ts";
import type { OrderItem } from "./order.ts";

/** What the kitchen makes, dish by dish: those of a combo by themselves. */
export type KitchenItem = {
  id: string;
  name: string;
  quantity: number;
  choices: string[];
  /** The combo that it belongs to. */
  combo: string | null;
  specialInstructions: string;
};

export function kitchenItems(item: OrderItem): KitchenItem[] {
  const { id, name, quantity, options, parts, specialInstructions } = item;
  if (parts.length === 0) {
    return [
      { id, name, quantity, choices: optionNames(options), combo: null, specialInstructions },
    ];
  }
  return parts.map((part) => ({
    id: part.id,
    name: part.name,
    quantity: part.quantity,
    choices: optionNames(part.options),
    combo: name,
    specialInstructions,
  }));
}
