import { expect, test } from "vitest";
import { type Food, foods } from "#app/domain/food/food.ts";
import { starterMenu } from "./menu.ts";
import { groupsOfStarterDish, starterGroups } from "./options.ts";

const jain = starterGroups.find(({ name }) => name === "Jain");
const offersJain = ({ id, category }: (typeof starterMenu)[number]) =>
  groupsOfStarterDish(id, category).some(({ group }) => group === jain?.id);
const dishes = starterMenu.filter(({ kind }) => kind !== "combo");

/** Ingredients that Jain food never contains. */
const ROOTS = /potato|onion|garlic|ginger|beet|carrot|radish|batata|aloo|kanda|sabudana vada/i;
/** Ingredients that can be left out, or replaced by raw banana or chana. */
const REPLACEABLE = /^(spiced potato|boiled potato|masala potato|onion|ginger)$/i;

test("the Jain option names potato beside onion and garlic", () => {
  expect(jain?.choices.map(({ name }) => name)).toEqual(["Jain (no onion, garlic or potato)"]);
  expect(dishes.filter(offersJain).length).toBeGreaterThan(10);
});

test.each(dishes.filter(offersJain).map((dish) => [dish.name, dish] as const))(
  "%s can be made without a root",
  (name, { ingredients }) => {
    expect(name).not.toMatch(ROOTS);
    const roots = ingredients.filter((ingredient) => ROOTS.test(ingredient));
    expect(roots.filter((ingredient) => !REPLACEABLE.test(ingredient))).toEqual([]);
    expect(ingredients.length - roots.length).toBeGreaterThan(2);
  },
);

test.each([
  "Batata Vada",
  "Samosa Chaat",
  "Vada Pav",
  "Ragda Pattice",
  "Kanda Bhaji",
  "Kanda Pohe",
])("%s is not offered as Jain", (name) => {
  const dish = dishes.find((one) => one.name === name);
  expect(dish && offersJain(dish)).toBe(false);
});

/** Words in ingredients that show which food a dish contains. */
const WORDS: Record<Food, RegExp> = {
  onion: /onion/i,
  garlic: /garlic/i,
  root: /potato|ginger|batata/i,
  dairy: /(?<!coconut )milk|curd|ghee|butter|malai|khoya|ice cream/i,
  nuts: /pistachio|cashew|almond/i,
  peanuts: /peanut/i,
  gluten: /puris?$|papdi|pav$|samosa|wheat flour/i,
  sesame: /sesame/i,
  mustard: /mustard/i,
  soy: /soy/i,
};

test.each(dishes.map((dish) => [dish.name, dish] as const))(
  "%s contains what its ingredients say",
  (_, { ingredients, contains }) => {
    const said = foods.filter((food) => ingredients.some((one) => WORDS[food].test(one)));
    expect(contains).toEqual(expect.arrayContaining(said));
    expect(foods.filter((food) => contains.includes(food))).toEqual(contains);
  },
);

test("the Jain option leaves out onion, garlic and roots, and each note says what takes their place", () => {
  expect(jain?.choices.map(({ leavesOut }) => leavesOut)).toEqual([["onion", "garlic", "root"]]);
  for (const { name, contains, foodNote = "", ...dish } of dishes) {
    const isChanged = ["onion", "garlic", "root"].some((food) => contains.includes(food as Food));
    expect(foodNote.startsWith("Jain:"), name).toBe(
      isChanged && offersJain({ name, contains, ...dish }),
    );
  }
});

test("a dish without water does not ask which", () => {
  const water = starterGroups.find(({ name }) => name === "Water");
  const asking = dishes.filter(({ id, category }) =>
    groupsOfStarterDish(id, category).some(({ group }) => group === water?.id),
  );
  expect(asking.map(({ name }) => name)).toEqual([
    "Classic Pani Puri",
    "Spicy Pani Puri",
    "Goad (Sweet) Pani Puri",
    "Gadi Pani Puri",
  ]);
});
