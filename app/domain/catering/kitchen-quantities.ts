import type { CateringEvent } from "./event.ts";
import { findPackage } from "./price-list.ts";

/** What the kitchen makes of one dish, in pieces or plates. */
export type KitchenLine = {
  dish: string;
  /** One plate a guest of every package that holds it. */
  fromPackages: number;
  fromItems: number;
  quantity: number;
  /** The customer's own words to this dish. */
  instructions: string[];
};

/**
 * Takes what was booked, returns how much of each dish the kitchen makes, summed over packages (each dish
 * once a guest) and custom items. A package that the shop does not know stands as itself.
 * Source: the owner's need for a kitchen sheet; spec 2 §9 Package contents.
 */
export function kitchenQuantities(
  event: Pick<CateringEvent, "guestCount" | "packages" | "customItems">,
): KitchenLine[] {
  const lines = new Map<string, KitchenLine>();
  const lineOf = (dish: string) => {
    const known = lines.get(dish);
    if (known) return known;
    const line = { dish, fromPackages: 0, fromItems: 0, quantity: 0, instructions: [] };
    lines.set(dish, line);
    return line;
  };
  for (const { name } of event.packages) {
    const dishes = findPackage(name)?.items ?? [{ name: `Package “${name}”` }];
    for (const dish of dishes) lineOf(dish.name).fromPackages += event.guestCount;
  }
  for (const { name, quantity, specialInstructions } of event.customItems) {
    const line = lineOf(name);
    line.fromItems += quantity;
    if (specialInstructions) line.instructions.push(specialInstructions);
  }
  return [...lines.values()].map((line) => ({
    ...line,
    quantity: line.fromPackages + line.fromItems,
  }));
}
