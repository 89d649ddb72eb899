import { describe, expect, test } from "vitest";
import { type FoodOffer, suitability, suitabilityOfCombo } from "./diet.ts";
import type { Food } from "./food.ts";

const choice = (leavesOut: Food[], contains: Food[] = []) => ({
  leavesOut,
  contains,
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
  groups,
});

describe("a dish suits a diet", () => {
  test("as it is, if nothing that the diet avoids is in it", () => {
    expect(suitability(["jain"], dish(["dairy", "gluten"]))).toBe("as it is");
    expect(suitability(["no-nuts", "no-dairy"], dish(["gluten"]))).toBe("as it is");
  });

  test("on request, if choices leave out whatever the diet avoids", () => {
    expect(suitability(["jain"], dish(["onion", "root"], group(jain)))).toBe("on request");
    const twoGroups = [group(choice(["onion"])), group(choice(["root"]))];
    expect(suitability(["jain"], dish(["onion", "root"], ...twoGroups))).toBe("on request");
  });

  test("not, if something stays in it", () => {
    expect(suitability(["jain"], dish(["onion"]))).toBe("no");
    expect(suitability(["jain", "no-dairy"], dish(["onion", "dairy"], group(jain)))).toBe("no");
    expect(suitability(["no-nuts"], dish(["peanuts"], group(choice(["nuts"]))))).toBe("no");
  });

  test("not, as long as nobody has checked what is in it", () => {
    expect(suitability(["jain"], { ...dish([]), isFoodChecked: false })).toBe("no");
  });

  test("not by a choice that is hidden, sold out, or itself has what the diet avoids", () => {
    for (const unusable of [
      { ...jain, isHidden: true },
      { ...jain, soldOut: true },
      choice(["onion"], ["garlic"]),
    ]) {
      expect(suitability(["jain"], dish(["onion"], group(unusable)))).toBe("no");
    }
  });

  test("by one choice only, where one must be chosen from a group", () => {
    const one = { ...group(choice(["onion"]), choice(["root"])), kind: "one" as const };
    expect(suitability(["jain"], dish(["onion", "root"], one))).toBe("no");
    expect(suitability(["jain"], dish(["root"], one))).toBe("on request");
  });

  test("not, if every choice that must be made has what the diet avoids", () => {
    const creamy = { ...group(choice([], ["dairy"])), isRequired: true };
    expect(suitability(["no-dairy"], dish([], creamy))).toBe("no");
    const either = { ...group(choice([], ["dairy"]), choice([])), isRequired: true };
    expect(suitability(["no-dairy"], dish([], either))).toBe("as it is");
  });
});

test("a combo suits a diet as the least suitable of its dishes does", () => {
  const [free, jainOnRequest, onion] = [dish([]), dish(["root"], group(jain)), dish(["onion"])];
  expect(suitabilityOfCombo(["jain"], [free, free])).toBe("as it is");
  expect(suitabilityOfCombo(["jain"], [free, jainOnRequest])).toBe("on request");
  expect(suitabilityOfCombo(["jain"], [free, jainOnRequest, onion])).toBe("no");
  expect(suitabilityOfCombo(["jain"], [])).toBe("no");
});
