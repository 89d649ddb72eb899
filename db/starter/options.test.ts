import { expect, test } from "vitest";
import { starterMenu } from "./menu.ts";
import { groupsOfStarterDish, starterGroups } from "./options.ts";

const jain = starterGroups.find(({ name }) => name === "Jain");
const offersJain = ({ id, category }: (typeof starterMenu)[number]) =>
  groupsOfStarterDish(id, category).some(({ group }) => group === jain?.id);
const dishes = starterMenu.filter(({ kind }) => kind !== "combo");

/** What Jain food does not have. */
const ROOTS = /potato|onion|garlic|ginger|beet|carrot|radish|batata|aloo|kanda|sabudana vada/i;
/** What is left out, or replaced by raw banana or chana. */
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
