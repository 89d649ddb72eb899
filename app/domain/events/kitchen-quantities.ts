import { m } from "#messages";
import type { Ingredient } from "../content/content-schema.ts";
import type { CateringEvent } from "./event.ts";
import { menuLabels } from "./price-list.ts";

/** Quantities are in pieces or plates. */
export type KitchenLine = {
  dish: string;
  label: string;
  /** One plate per guest for each package that contains the dish. */
  fromPackages: number;
  fromItems: number;
  quantity: number;
  instructions: string[];
};

export type ShoppingList = {
  lines: Ingredient[];
  /** Packages and dishes that have no amounts from the owner or are no longer offered. */
  without: string[];
};

export type CookedEvent = Pick<CateringEvent, "guestCount" | "packages" | "customItems">;

/** Each dish of a package counts once per guest. A package without dishes is listed under its own name. */
export function kitchenQuantities(
  events: readonly CookedEvent[],
  labels = menuLabels(),
): KitchenLine[] {
  const lines = new Map<string, KitchenLine>();
  const lineOf = (dish: string) => {
    const known = lines.get(dish);
    if (known) return known;
    const line = {
      dish,
      label: labels.ofDish(dish),
      fromPackages: 0,
      fromItems: 0,
      quantity: 0,
      instructions: [],
    };
    lines.set(dish, line);
    return line;
  };
  for (const { guestCount, packages, customItems } of events) {
    for (const { name, dishes } of packages) {
      const made = dishes.length > 0 ? dishes : [{ name: m.catering_package({ name }) }];
      for (const dish of made) lineOf(dish.name).fromPackages += guestCount;
    }
    for (const { name, quantity, specialInstructions } of customItems) {
      const line = lineOf(name);
      line.fromItems += quantity;
      if (specialInstructions) line.instructions.push(specialInstructions);
    }
  }
  return [...lines.values()].map((line) => ({
    ...line,
    quantity: line.fromPackages + line.fromItems,
  }));
}
