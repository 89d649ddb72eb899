import { expect, test } from "vitest";
import type { GroupRules } from "./option-group.ts";
import {
  dishOptionsProblem,
  type GroupSettings,
  groupProblem,
  usageProblem,
  usualMax,
} from "./option-settings.ts";

const choice = (name: string, more: Partial<GroupSettings["choices"][number]> = {}) => ({
  name,
  pricePaise: 500,
  isHidden: false,
  isPreselected: false,
  ...more,
});

const chutneys: GroupSettings = {
  name: "Chutneys",
  kind: "several",
  isSize: false,
  choices: ["Mint", "Tamarind", "Garlic", "Peanut"].map((name) => choice(name)),
};
const plate: GroupSettings = { ...chutneys, name: "Plate", kind: "one", isSize: true };
const water: GroupSettings = { ...chutneys, name: "Water", kind: "one" };
const extras: GroupSettings = { ...chutneys, name: "Extras", kind: "quantities" };
const hidden = (group: GroupSettings) => ({
  ...group,
  choices: group.choices.map((one) => ({ ...one, isHidden: true })),
});
const preselected = (group: GroupSettings, count: number) => ({
  ...group,
  choices: group.choices.map((one, index) => ({ ...one, isPreselected: index < count })),
});

test("a group that can be used has no problem", () => {
  for (const group of [chutneys, plate, water, extras, preselected(chutneys, 4)]) {
    expect(groupProblem(group)).toBeNull();
  }
});

test.each<[Partial<GroupSettings>, string, string]>([
  [{ choices: [] }, "choices[0].name", "Chutneys has no choices. Add at least one."],
  [{ isSize: true }, "kind", "Choose the kind “One choice”"],
  [
    { choices: [choice("Mint"), choice("Garlic"), choice(" mint ")] },
    "choices[2].name",
    "Chutneys already has a choice called  mint . Use another name.",
  ],
  [
    { kind: "one", isSize: true, choices: [choice("Half"), choice("Full", { pricePaise: 0 })] },
    "choices[1].price",
    "Enter the price of Full",
  ],
  [
    { kind: "one", choices: preselected(chutneys, 2).choices },
    "choices[1].isPreselected",
    "Only one choice of Chutneys can be preselected",
  ],
])("a group with %j is refused at %s", (change, path, message) => {
  const found = groupProblem({ ...chutneys, ...change });
  expect(found).toMatchObject({ path, msg: expect.stringContaining(message) });
});

const rules = (more: Partial<GroupRules> = {}): GroupRules => ({
  isRequired: false,
  min: 0,
  max: 4,
  includedFree: 0,
  ...more,
});
const one = (more: Partial<GroupRules> = {}) => rules({ max: 1, ...more });

test.each<[GroupSettings, GroupRules]>([
  [chutneys, rules()],
  [chutneys, rules({ isRequired: true, min: 4, includedFree: 4 })],
  [extras, rules({ isRequired: true, min: 20, max: 20, includedFree: 20 })],
  [plate, one({ isRequired: true, min: 1 })],
  [plate, one({ isRequired: true })],
  [hidden(chutneys), rules({ min: 2 })],
  [preselected(chutneys, 2), rules({ max: 2 })],
])("%j can be used with %j", (group, used) => {
  expect(usageProblem("Bhel", group, used)).toBeNull();
});

test.each<[string, GroupSettings, GroupRules, string]>([
  ["a size that is not required", plate, one(), "isRequired"],
  [
    "a required group of hidden choices",
    hidden(chutneys),
    rules({ isRequired: true }),
    "isRequired",
  ],
  ["no maximum", chutneys, rules({ max: 0 }), "max"],
  ["a maximum above 20", extras, rules({ max: 21 }), "max"],
  ["two of one choice", water, rules({ max: 2 }), "max"],
  ["a minimum above the maximum", extras, rules({ min: 5 }), "min"],
  ["a minimum above the choices", chutneys, rules({ min: 5, max: 9 }), "min"],
  ["a free size", plate, one({ isRequired: true, includedFree: 1 }), "includedFree"],
  ["more free than the maximum", chutneys, rules({ includedFree: 5 }), "includedFree"],
  ["more preselected than the maximum", preselected(chutneys, 3), rules({ max: 2 }), "max"],
])("%s is refused with a message that names dish and group", (_, group, used, path) => {
  const found = usageProblem("Bhel", group, used);
  expect(found?.path).toBe(path);
  expect(found?.msg).toContain("Bhel");
  expect(found?.msg).toContain(group.name);
});

test("a dish has each group once, and one size", () => {
  const size = { group: plate, rules: one({ isRequired: true }) };
  const other = { group: { ...plate, name: "Pieces" }, rules: one({ isRequired: true }) };
  const used = { group: chutneys, rules: rules() };

  expect(dishOptionsProblem("Bhel", [size, used])).toBeNull();
  expect(dishOptionsProblem("Bhel", [used, size, used])).toEqual({
    path: "groups[2].group",
    msg: "Bhel already has Chutneys. Remove one of the two.",
  });
  expect(dishOptionsProblem("Bhel", [size, used, other])).toEqual({
    path: "groups[2].group",
    msg: "Bhel has two sizes, Plate and Pieces. Remove one of them.",
  });
  const wrong = { group: chutneys, rules: rules({ min: 9 }) };
  expect(dishOptionsProblem("Bhel", [used, wrong])?.path).toBe("groups[1].min");
});

test.each([
  [water, 1],
  [chutneys, 4],
  [extras, 10],
  [hidden(chutneys), 1],
])("the usual maximum of %j is %i", (group, max) => {
  expect(usualMax(group)).toBe(max);
});
