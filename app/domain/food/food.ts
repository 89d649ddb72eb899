import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** Foods that customers avoid for religion, health or taste. A root is potato, ginger, beetroot and the like. */
export const foods = [
  "onion",
  "garlic",
  "root",
  "dairy",
  "nuts",
  "peanuts",
  "gluten",
  "sesame",
  "mustard",
  "soy",
] as const;
export type Food = (typeof foods)[number];

export const foodLabels: Record<Food, string> = translated({
  onion: m.menu_onion,
  garlic: m.menu_garlic,
  root: m.menu_root,
  dairy: m.menu_dairy,
  nuts: m.menu_nuts,
  peanuts: m.menu_peanuts,
  gluten: m.menu_gluten,
  sesame: m.menu_sesame,
  mustard: m.menu_mustard,
  soy: m.menu_soy,
});

/** Such as "onion, garlic". */
export function foodNames(named: Food[]): string {
  return named.map((food) => foodLabels[food]).join(", ");
}

export type FoodFacts = {
  contains: Food[];
  /** Whether somebody has gone through all foods: those missing from `contains` are not in the dish. */
  isFoodChecked: boolean;
};

/** A combo contains everything that any of its possible dishes contains. */
export function unitedFacts(dishes: FoodFacts[]): FoodFacts {
  return {
    contains: foods.filter((food) => dishes.some(({ contains }) => contains.includes(food))),
    isFoodChecked: dishes.length > 0 && dishes.every(({ isFoodChecked }) => isFoodChecked),
  };
}
