import { problem } from "../result.ts";
import type { GroupRules, OptionKind } from "./option-group.ts";
import { optionLimits } from "./option-limits.ts";

// Settings with which a customer could never order cannot be saved. The messages name dish and group.

export type GroupSettings = {
  name: string;
  kind: OptionKind;
  isSize: boolean;
  choices: { name: string; pricePaise: number; isHidden: boolean; isPreselected: boolean }[];
};

/** What is wrong, and with which field. */
export type SettingsProblem = { path: string; msg: string };

export function settingsRefused(found: SettingsProblem) {
  return problem("validation", found.msg, { errors: [found] });
}

const normalized = (name: string) => name.trim().toLocaleLowerCase("en");

function visible({ choices }: GroupSettings) {
  return choices.filter(({ isHidden }) => !isHidden);
}

/** What is wrong with a group, whatever dish uses it. */
export function groupProblem(group: GroupSettings): SettingsProblem | null {
  const { name, kind, isSize, choices } = group;
  if (choices.length === 0) {
    return { path: "choices[0].name", msg: `${name} has no choices. Add at least one.` };
  }
  if (isSize && kind !== "one") {
    const msg = `${name} is a size, and a dish has one size. Choose the kind “One choice”.`;
    return { path: "kind", msg };
  }
  const names = choices.map((choice) => normalized(choice.name));
  const repeated = names.findIndex((one, index) => names.indexOf(one) !== index);
  if (repeated >= 0) {
    const msg = `${name} already has a choice called ${choices[repeated]?.name}. Use another name.`;
    return { path: `choices[${repeated}].name`, msg };
  }
  const free = isSize ? choices.findIndex(({ pricePaise }) => pricePaise <= 0) : -1;
  if (free >= 0) {
    const msg = `Enter the price of ${choices[free]?.name}: a size costs what the dish costs.`;
    return { path: `choices[${free}].price`, msg };
  }
  const preselected = visible(group).filter(({ isPreselected }) => isPreselected);
  if (kind === "one" && preselected.length > 1) {
    const second = choices.findLastIndex((one) => one.isPreselected && !one.isHidden);
    const msg = `Only one choice of ${name} can be preselected. Untick the others.`;
    return { path: `choices[${second}].isPreselected`, msg };
  }
  return null;
}

/** `max` unless the owner says otherwise. */
export function usualMax(group: GroupSettings): number {
  if (group.kind === "one") return 1;
  if (group.kind === "quantities") return 10;
  return Math.min(optionLimits.max, Math.max(1, visible(group).length));
}

/** What is wrong with how a dish uses a group. The path is that of the rule. */
export function usageProblem(
  dish: string,
  group: GroupSettings,
  { isRequired, min, max, includedFree }: GroupRules,
): SettingsProblem | null {
  const { name, kind, isSize } = group;
  const of = `${name} of ${dish}`;
  const offered = visible(group);
  const most = kind === "quantities" ? max : Math.min(max, kind === "one" ? 1 : offered.length);
  const preselected = offered.filter((choice) => choice.isPreselected).length;
  const problems: [isWrong: boolean, path: string, msg: string][] = [
    [
      isSize && !isRequired,
      "isRequired",
      `${of} must be required, because ${name} is a size. Tick “Required”.`,
    ],
    [
      isRequired && offered.length === 0,
      "isRequired",
      `${of} is required, but all its choices are hidden. Show one, or do not require it.`,
    ],
    [
      max < 1 || max > optionLimits.max,
      "max",
      `The maximum for ${of} must be 1 to ${optionLimits.max}.`,
    ],
    [
      kind === "one" && max > 1,
      "max",
      `Only one of ${name} can be chosen for ${dish}. Set the maximum to 1.`,
    ],
    [min > max, "min", `The minimum for ${of} is above the maximum. Lower it to ${max} or less.`],
    [
      offered.length > 0 && min > most,
      "min",
      `The minimum for ${of} is ${min}, but only ${most} can be chosen. Lower it.`,
    ],
    [
      isSize && includedFree > 0,
      "includedFree",
      `${of} cannot include free ones, because ${name} is a size. Set “Free” to 0.`,
    ],
    [
      includedFree > max,
      "includedFree",
      `${of} includes more free ones than can be chosen. Lower “Free” to ${max} or less.`,
    ],
    [
      preselected > max,
      "max",
      `${preselected} choices of ${name} are preselected, but only ${max} can be chosen for ${dish}. Raise the maximum, or preselect fewer.`,
    ],
  ];
  const found = problems.find(([isWrong]) => isWrong);
  return found ? { path: found[1], msg: found[2] } : null;
}

/** `row` is its place in the form, if empty rows come before it. */
type UsedGroup = { group: GroupSettings; rules: GroupRules; row?: number };

/** What is wrong with the groups of a dish together. The path is that of the form's field. */
export function dishOptionsProblem(dish: string, used: UsedGroup[]): SettingsProblem | null {
  for (const [index, { group, rules, row = index }] of used.entries()) {
    const wrong = usageProblem(dish, group, rules);
    if (wrong) return { ...wrong, path: `groups[${row}].${wrong.path}` };
    const path = `groups[${row}].group`;
    if (used.findIndex((other) => other.group === group) < index) {
      return { path, msg: `${dish} already has ${group.name}. Remove one of the two.` };
    }
    const size = used.slice(0, index).find((other) => other.group.isSize)?.group;
    if (group.isSize && size) {
      const msg = `${dish} has two sizes, ${size.name} and ${group.name}. Remove one of them.`;
      return { path, msg };
    }
  }
  return null;
}
