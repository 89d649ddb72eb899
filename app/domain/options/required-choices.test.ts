import { expect, test } from "vitest";
import type { Choice, DishOptionGroup } from "./option-group.ts";
import { missingChoices, withFreeChoices } from "./required-choices.ts";

const choice = (id: string, pricePaise = 0): Choice => ({
  ...{ id, name: id, pricePaise, isVeg: true, contains: [], leavesOut: [] },
  ...{ isHidden: false, isPreselected: false, soldOut: false, stock: null },
});

function group(choices: Choice[], rules: Partial<DishOptionGroup> = {}): DishOptionGroup {
  const kinds = { kind: "one", isSize: false } as const;
  const counts = { isRequired: true, min: 1, max: 1, includedFree: 0 };
  return { id: "g", name: "g", ...kinds, ...counts, choices, ...rules };
}

const nothing = { options: {}, parts: [] };
const [mild, hot, large] = [choice("mild"), choice("hot"), choice("large", 2000)];

test.each([
  ["one that is free", [large, mild, hot], {}, { mild: 1 }, 0],
  ["the only one that there is", [large], {}, { large: 1 }, 0],
  ["none that costs more", [large, choice("huge", 3000)], {}, {}, 1],
  ["no size", [mild, hot], { isSize: true }, {}, 1],
  ["none that is sold out", [{ ...mild, soldOut: true }, hot, large], {}, { hot: 1 }, 0],
  ["none of what can be left out", [mild, hot], { isRequired: false }, {}, 0],
  ["as many as are required", [mild, hot], { min: 2, max: 2 }, { mild: 1, hot: 1 }, 0],
])("a tap at the counter chooses %s", (_, choices, rules, options, missing) => {
  const offer = { groups: [group(choices, rules)], parts: [] };

  const selection = withFreeChoices(offer, nothing);

  expect(selection.options).toEqual(options);
  expect(missingChoices(offer, selection)).toBe(missing);
});

test("what was chosen already stays", () => {
  const offer = { groups: [group([mild, hot])], parts: [] };
  expect(withFreeChoices(offer, { options: { hot: 1 }, parts: [] }).options).toEqual({ hot: 1 });
});
