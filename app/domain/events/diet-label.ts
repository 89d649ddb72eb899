import { m } from "#messages";

const diets = new Map<string, () => string>([
  ["vegetarian", () => m.catering_dietVegetarian()],
  ["vegan", () => m.catering_dietVegan()],
  ["gluten-free", () => m.catering_dietGlutenFree()],
  ["dairy-free", () => m.catering_dietDairyFree()],
  ["nut-free", () => m.catering_dietNutFree()],
  ["halal", () => m.catering_dietHalal()],
  ["jain", () => m.catering_dietJain()],
]);

/** In lower case: `nut-free`. */
export function dietLabel(name: string): string {
  return diets.get(name)?.() ?? name;
}
