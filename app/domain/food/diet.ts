import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { type Food, type FoodFacts, foods } from "./food.ts";

export const diets = ["jain", "no-onion-garlic", "no-nuts", "no-dairy", "no-gluten"] as const;
export type Diet = (typeof diets)[number];

const avoidedBy: Record<Diet, Food[]> = {
  jain: ["onion", "garlic", "root"],
  "no-onion-garlic": ["onion", "garlic"],
  "no-nuts": ["nuts", "peanuts"],
  "no-dairy": ["dairy"],
  "no-gluten": ["gluten"],
};

export const dietLabels: Record<Diet, string> = translated({
  jain: m.menu_dietJain,
  "no-onion-garlic": m.menu_dietNoOnionGarlic,
  "no-nuts": m.menu_dietNoNuts,
  "no-dairy": m.menu_dietNoDairy,
  "no-gluten": m.menu_dietNoGluten,
});

/** For a dish that somebody on the diet can have with the right choices. */
export const onRequestLabels: Record<Diet, string> = translated({
  jain: m.menu_canBeJain,
  "no-onion-garlic": m.menu_canBeWithoutOnionGarlic,
  "no-nuts": m.menu_canBeWithoutNuts,
  "no-dairy": m.menu_canBeWithoutDairy,
  "no-gluten": m.menu_canBeWithoutGluten,
});

type Choice = { contains: Food[]; leavesOut: Food[]; isHidden: boolean; soldOut: boolean };
type Group = { kind: "one" | "several" | "quantities"; isRequired: boolean; choices: Choice[] };

export type FoodOffer = FoodFacts & { groups: Group[] };

/** How a dish suits a diet: as it is, with choices that leave something out, or not. */
export type Suitability = "as it is" | "on request" | "no";

/** A dish that nobody has checked suits none. */
export function suitability(
  wanted: readonly Diet[],
  { contains, isFoodChecked, groups }: FoodOffer,
): Suitability {
  if (!isFoodChecked) return "no";
  const avoided = foods.filter((food) => wanted.some((diet) => avoidedBy[diet].includes(food)));
  const present = avoided.filter((food) => contains.includes(food));
  const suiting = groups.map((group) => ({
    ...group,
    choices: group.choices.filter(
      ({ isHidden, soldOut, contains: added }) =>
        !isHidden && !soldOut && !added.some((food) => avoided.includes(food)),
    ),
  }));
  if (suiting.some(({ isRequired, choices }) => isRequired && choices.length === 0)) return "no";
  const left = suiting.reduce(leftInBy, present);
  if (left.length > 0) return "no";
  return present.length > 0 ? "on request" : "as it is";
}

/** What is left of these foods when a customer chooses against them in a group. */
function leftInBy(present: Food[], { kind, choices }: Group): Food[] {
  const withoutEach = choices.map(({ leavesOut }) =>
    present.filter((food) => !leavesOut.includes(food)),
  );
  if (kind !== "one") {
    return present.filter((food) => withoutEach.every((left) => left.includes(food)));
  }
  return withoutEach.reduce((best, left) => (left.length < best.length ? left : best), present);
}

const order: Suitability[] = ["as it is", "on request", "no"];

/** A combo suits a diet as the least suitable of its dishes does. */
export function suitabilityOfCombo(wanted: readonly Diet[], dishes: FoodOffer[]): Suitability {
  const each = dishes.map((dish) => order.indexOf(suitability(wanted, dish)));
  return order[Math.max(...each)] ?? "no";
}
