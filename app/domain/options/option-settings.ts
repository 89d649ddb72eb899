import { m } from "#messages";
import type { FieldError } from "../result.ts";
import type { GroupRules, OptionKind } from "./option-group.ts";
import { optionLimits } from "./option-limits.ts";

// Refuses to save settings with which a customer could never order. The messages name dish and
// group.

export type GroupSettings = {
  name: string;
  kind: OptionKind;
  isSize: boolean;
  choices: { name: string; pricePaise: number; isHidden: boolean; isPreselected: boolean }[];
};

const normalized = (name: string) => name.trim().toLocaleLowerCase("en");

function visible({ choices }: GroupSettings) {
  return choices.filter(({ isHidden }) => !isHidden);
}

/** The problem with a group itself, independent of the dishes that use it. */
export function groupProblem(group: GroupSettings): FieldError | null {
  const { name, kind, isSize, choices } = group;
  if (choices.length === 0) {
    return { path: "choices[0].name", msg: m.options_choicesRequired({ name }) };
  }
  if (isSize && kind !== "one") {
    const msg = m.options_sizeIsOneChoice({ name });
    return { path: "kind", msg };
  }
  const names = choices.map((choice) => normalized(choice.name));
  const repeated = names.findIndex((one, index) => names.indexOf(one) !== index);
  if (repeated >= 0) {
    const msg = m.options_choiceNameTaken({
      group: name,
      choice: choices[repeated]?.name ?? "",
    });
    return { path: `choices[${repeated}].name`, msg };
  }
  const free = isSize ? choices.findIndex(({ pricePaise }) => pricePaise <= 0) : -1;
  if (free >= 0) {
    const msg = m.options_sizePriceRequired({ name: choices[free]?.name ?? "" });
    return { path: `choices[${free}].price`, msg };
  }
  const preselected = visible(group).filter(({ isPreselected }) => isPreselected);
  if (kind === "one" && preselected.length > 1) {
    const second = choices.findLastIndex((one) => one.isPreselected && !one.isHidden);
    const msg = m.options_onePreselected({ name });
    return { path: `choices[${second}].isPreselected`, msg };
  }
  return null;
}

/** The default for `max`. */
export function usualMax(group: GroupSettings): number {
  if (group.kind === "one") return 1;
  if (group.kind === "quantities") return 10;
  return Math.min(optionLimits.max, Math.max(1, visible(group).length));
}

/** The problem with a dish's use of a group. The path is that of the rule. */
export function usageProblem(
  dish: string,
  group: GroupSettings,
  { isRequired, min, max, includedFree }: GroupRules,
): FieldError | null {
  const { name, kind, isSize } = group;
  const of = m.options_of({ name, dish });
  const offered = visible(group);
  const most = kind === "quantities" ? max : Math.min(max, kind === "one" ? 1 : offered.length);
  const preselected = offered.filter((choice) => choice.isPreselected).length;
  const problems: [isWrong: boolean, path: string, msg: string][] = [
    [isSize && !isRequired, "isRequired", m.options_sizeMustBeRequired({ of, name })],
    [isRequired && offered.length === 0, "isRequired", m.options_requiredButHidden({ of })],
    [
      max < 1 || max > optionLimits.max,
      "max",
      m.options_maximumOutOfRange({ of, max: optionLimits.max }),
    ],
    [kind === "one" && max > 1, "max", m.options_maximumMustBeOne({ name, dish })],
    [min > max, "min", m.options_minimumAboveMaximum({ of, max })],
    [offered.length > 0 && min > most, "min", m.options_minimumUnreachable({ of, min, most })],
    [isSize && includedFree > 0, "includedFree", m.options_sizeWithoutFree({ of, name })],
    [includedFree > max, "includedFree", m.options_freeAboveMaximum({ of, max })],
    [preselected > max, "max", m.options_tooManyPreselected({ preselected, name, max, dish })],
  ];
  const found = problems.find(([isWrong]) => isWrong);
  return found ? { path: found[1], msg: found[2] } : null;
}

/** `row` is its place in the form, if empty rows come before it. */
type UsedGroup = { group: GroupSettings; rules: GroupRules; row?: number };

/** The problem with a dish's groups in combination. The path is that of the form's field. */
export function dishOptionsProblem(dish: string, used: UsedGroup[]): FieldError | null {
  for (const [index, { group, rules, row = index }] of used.entries()) {
    const wrong = usageProblem(dish, group, rules);
    if (wrong) return { ...wrong, path: `groups[${row}].${wrong.path}` };
    const path = `groups[${row}].group`;
    if (used.findIndex((other) => other.group === group) < index) {
      return { path, msg: m.options_groupTwice({ dish, name: group.name }) };
    }
    const size = used.slice(0, index).find((other) => other.group.isSize)?.group;
    if (group.isSize && size) {
      const msg = m.options_twoSizes({ dish, size: size.name, otherSize: group.name });
      return { path, msg };
    }
  }
  return null;
}
