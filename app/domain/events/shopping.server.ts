import { type Ingredient, ingredientsOf } from "../content/content-schema.ts";
import { contentRows } from "../content/queries.server.ts";
import type { CookedEvent, ShoppingList } from "./kitchen-quantities.ts";
import { menuLabels } from "./price-list.ts";

/** Keyed by the names in the price list. */
function knownAmounts(subject: "cateringPackage" | "cateringDish"): Map<string, Ingredient[]> {
  return new Map(
    contentRows(subject).map(({ fields }) => [
      fields.name ?? "",
      ingredientsOf(fields.ingredients ?? ""),
    ]),
  );
}

/** The amounts that the owner entered per guest of a package and per piece of a dish, added up. */
export function shoppingList(events: readonly CookedEvent[]): ShoppingList {
  const [packages, dishes] = [knownAmounts("cateringPackage"), knownAmounts("cateringDish")];
  const labels = menuLabels();
  const lines = new Map<string, Ingredient>();
  const without = new Set<string>();
  const add = (ingredients: Ingredient[] = [], times: number, label: string) => {
    if (ingredients.length === 0) without.add(label);
    for (const { name, unit, thousandths } of ingredients) {
      const key = `${name} ${unit}`.toLowerCase();
      const sum = (lines.get(key)?.thousandths ?? 0) + thousandths * times;
      lines.set(key, { name, unit, ...lines.get(key), thousandths: sum });
    }
  };
  for (const { guestCount, packages: chosen, customItems } of events) {
    for (const { name } of chosen) add(packages.get(name), guestCount, labels.ofPackage(name));
    for (const { name, quantity } of customItems) {
      add(dishes.get(name), quantity, labels.ofDish(name));
    }
  }
  return { lines: [...lines.values()], without: [...without] };
}
