import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { Food, FoodFacts } from "./food.ts";

export const diets = [
  "jain",
  "no-onion-garlic",
  "vegan",
  "no-nuts",
  "no-dairy",
  "no-gluten",
  "mild",
] as const;
export type Diet = (typeof diets)[number];

/**
 * Something that the shop does not check, such as sugar, by its key: the only remedy is a choice
 * that leaves it out.
 */
type Unchecked = `unchecked:${string}`;
export type Avoided = Food | "meat" | "spice" | Unchecked;

const avoidedBy: Record<Diet, Avoided[]> = {
  jain: ["onion", "garlic", "root"],
  "no-onion-garlic": ["onion", "garlic"],
  vegan: ["meat", "dairy"],
  "no-nuts": ["nuts", "peanuts"],
  "no-dairy": ["dairy"],
  "no-gluten": ["gluten"],
  mild: ["spice"],
};

export function avoidedOn(chosen: readonly Diet[]): Avoided[] {
  return [...new Set(chosen.flatMap((diet) => avoidedBy[diet]))];
}

export const dietLabels: Record<Diet, string> = translated({
  jain: m.menu_dietJain,
  "no-onion-garlic": m.menu_dietNoOnionGarlic,
  vegan: m.menu_dietVegan,
  "no-nuts": m.menu_dietNoNuts,
  "no-dairy": m.menu_dietNoDairy,
  "no-gluten": m.menu_dietNoGluten,
  mild: m.menu_dietMild,
});

/** For a dish that suits the diet with the right choices. */
export const onRequestLabels: Record<Diet, string> = translated({
  jain: m.menu_canBeJain,
  "no-onion-garlic": m.menu_canBeWithoutOnionGarlic,
  vegan: m.menu_canBeVegan,
  "no-nuts": m.menu_canBeWithoutNuts,
  "no-dairy": m.menu_canBeWithoutDairy,
  "no-gluten": m.menu_canBeWithoutGluten,
  mild: m.menu_canBeMild,
});

type Choice = {
  contains: Food[];
  leavesOut: Avoided[];
  isVeg: boolean;
  isHidden: boolean;
  soldOut: boolean;
};
type Group = { kind: "one" | "several" | "quantities"; isRequired: boolean; choices: Choice[] };

export type FoodOffer = FoodFacts & { isVeg: boolean; isSpicy: boolean; groups: Group[] };

/** How a dish suits a customer: as it is, with choices that leave something out, or not at all. */
export type Suitability = "as it is" | "on request" | "no";

/** Every dish may contain foods that the shop does not check. */
function isIn({ contains, isVeg, isSpicy }: FoodOffer, avoided: Avoided): boolean {
  if (avoided === "meat") return !isVeg;
  if (avoided === "spice") return isSpicy;
  return avoided.startsWith("unchecked:") || contains.some((food) => food === avoided);
}

/** How a dish suits somebody who avoids all of these. */
export function suitability(avoided: readonly Avoided[], dish: FoodOffer): Suitability {
  const isFoodAvoided = avoided.some((one) => one !== "meat" && one !== "spice");
  // Unchecked does not mean free of it.
  if (isFoodAvoided && !dish.isFoodChecked) return "no";
  const present = avoided.filter((one) => isIn(dish, one));
  const suiting = dish.groups.map((group) => ({
    ...group,
    choices: group.choices.filter(
      ({ isHidden, soldOut, isVeg, contains }) =>
        !isHidden &&
        !soldOut &&
        (isVeg || !avoided.includes("meat")) &&
        !contains.some((food) => avoided.includes(food)),
    ),
  }));
  if (suiting.some(({ isRequired, choices }) => isRequired && choices.length === 0)) return "no";
  const left = suiting.reduce(leftInBy, present);
  if (left.length > 0) return "no";
  return present.length > 0 ? "on request" : "as it is";
}

/** Which of these remain when a customer chooses against them in a group. */
function leftInBy(present: Avoided[], { kind, choices }: Group): Avoided[] {
  const withoutEach = choices.map(({ leavesOut }) =>
    present.filter((one) => !leavesOut.includes(one)),
  );
  if (kind !== "one") {
    return present.filter((one) => withoutEach.every((left) => left.includes(one)));
  }
  return withoutEach.reduce((best, left) => (left.length < best.length ? left : best), present);
}

const order: Suitability[] = ["as it is", "on request", "no"];

/** A combo is only as suitable as its least suitable dish. */
export function suitabilityOfCombo(avoided: readonly Avoided[], dishes: FoodOffer[]): Suitability {
  const each = dishes.map((dish) => order.indexOf(suitability(avoided, dish)));
  return order[Math.max(...each)] ?? "no";
}
