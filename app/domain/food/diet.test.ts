import { describe, expect, test } from "vitest";
import {
  type Avoided,
  avoidedOn,
  type Diet,
  type FoodOffer,
  suitability,
  suitabilityOfCombo,
} from "./diet.ts";
import type { Food } from "./food.ts";

const choice = (leavesOut: Avoided[], contains: Food[] = []) => ({
  leavesOut,
  contains,
  isVeg: true,
  isHidden: false,
  soldOut: false,
});
const jain = choice(["onion", "garlic", "root"]);
const group = (...choices: ReturnType<typeof choice>[]) => ({
  kind: "several" as const,
  isRequired: false,
  choices,
});
const dish = (contains: Food[], ...groups: FoodOffer["groups"]): FoodOffer => ({
  contains,
  isFoodChecked: true,
  isVeg: true,
  isSpicy: false,
  groups,
});
const suits = (diets: Diet[], offer: FoodOffer) => suitability(avoidedOn(diets), offer);

describe("a dish suits a diet", () => {
  test("as it is, if nothing that the diet avoids is in it", () => {
    expect(suits(["jain"], dish(["dairy", "gluten"]))).toBe("as it is");
    expect(suits(["no-nuts", "no-dairy"], dish(["gluten"]))).toBe("as it is");
  });

  test("on request, if choices leave out whatever the diet avoids", () => {
    expect(suits(["jain"], dish(["onion", "root"], group(jain)))).toBe("on request");
    const twoGroups = [group(choice(["onion"])), group(choice(["root"]))];
    expect(suits(["jain"], dish(["onion", "root"], ...twoGroups))).toBe("on request");
  });

  test("not, if something stays in it", () => {
    expect(suits(["jain"], dish(["onion"]))).toBe("no");
    expect(suits(["jain", "no-dairy"], dish(["onion", "dairy"], group(jain)))).toBe("no");
    expect(suits(["no-nuts"], dish(["peanuts"], group(choice(["nuts"]))))).toBe("no");
  });

  test("vegan only without milk, egg and meat, in its required choices as well", () => {
    expect(suits(["vegan"], dish(["gluten"]))).toBe("as it is");
    expect(suits(["vegan"], dish(["dairy"]))).toBe("no");
    expect(suits(["vegan"], dish(["dairy"], group(choice(["dairy"]))))).toBe("on request");
    expect(suits(["vegan"], { ...dish([]), isVeg: false })).toBe("no");
    const egg = { ...group({ ...choice([]), isVeg: false }), isRequired: true };
    expect(suits(["vegan"], dish([], egg))).toBe("no");
  });

  test("mild if it is not spicy, or if the spice can be left out; checked or not", () => {
    const unchecked = { ...dish([]), isFoodChecked: false };
    expect(suits(["mild"], unchecked)).toBe("as it is");
    expect(suits(["mild"], { ...unchecked, isSpicy: true })).toBe("no");
    const mild = group(choice(["spice"]));
    expect(suits(["mild"], { ...dish([], mild), isSpicy: true })).toBe("on request");
  });

  test("who avoids what the shop does not check only by a choice that leaves it out", () => {
    const noSugar = group(choice(["unchecked:sugar"]));
    expect(suitability(["unchecked:sugar"], dish([]))).toBe("no");
    expect(suitability(["unchecked:sugar"], dish([], noSugar))).toBe("on request");
  });

  test("not, as long as nobody has checked what is in it", () => {
    expect(suits(["jain"], { ...dish([]), isFoodChecked: false })).toBe("no");
  });

  test("not by a choice that is hidden, sold out, or itself has what the diet avoids", () => {
    for (const unusable of [
      { ...jain, isHidden: true },
      { ...jain, soldOut: true },
      choice(["onion"], ["garlic"]),
    ]) {
      expect(suits(["jain"], dish(["onion"], group(unusable)))).toBe("no");
    }
  });

  test("by one choice only, where one must be chosen from a group", () => {
    const one = { ...group(choice(["onion"]), choice(["root"])), kind: "one" as const };
    expect(suits(["jain"], dish(["onion", "root"], one))).toBe("no");
    expect(suits(["jain"], dish(["root"], one))).toBe("on request");
  });

  test("not, if every choice that must be made has what the diet avoids", () => {
    const creamy = { ...group(choice([], ["dairy"])), isRequired: true };
    expect(suits(["no-dairy"], dish([], creamy))).toBe("no");
    const either = { ...group(choice([], ["dairy"]), choice([])), isRequired: true };
    expect(suits(["no-dairy"], dish([], either))).toBe("as it is");
  });
});

test("a combo suits a diet as the least suitable of its dishes does", () => {
  const [free, jainOnRequest, onion] = [dish([]), dish(["root"], group(jain)), dish(["onion"])];
  expect(suitabilityOfCombo(avoidedOn(["jain"]), [free, free])).toBe("as it is");
  expect(suitabilityOfCombo(avoidedOn(["jain"]), [free, jainOnRequest])).toBe("on request");
  expect(suitabilityOfCombo(avoidedOn(["jain"]), [free, jainOnRequest, onion])).toBe("no");
  expect(suitabilityOfCombo(avoidedOn(["jain"]), [])).toBe("no");
});
