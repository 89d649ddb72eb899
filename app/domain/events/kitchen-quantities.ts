import { m } from "#messages";
import type { CateringEvent } from "./event.ts";
import { findPackage } from "./price-list.ts";

/** Quantities are in pieces or plates. */
export type KitchenLine = {
  dish: string;
  /** One plate per guest for each package that contains the dish. */
  fromPackages: number;
  fromItems: number;
  quantity: number;
  instructions: string[];
};

/** Each dish of a package counts once per guest. An unknown package is listed under its own name. */
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
    const dishes = findPackage(name)?.items ?? [{ name: m.catering_package({ name }) }];
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
