import { formatRupees } from "../money.ts";
import type { GroupRules, OptionKind } from "../options/option-group.ts";
import { sectionName } from "../sections/sections.ts";

type UsedGroup = GroupRules & { name: string; kind: OptionKind };

function rulesText({ kind, isRequired, min, max, includedFree }: UsedGroup): string {
  const rules = [
    isRequired && "required",
    min > 1 && `at least ${min}`,
    kind !== "one" && `up to ${max}`,
    includedFree > 0 && `${includedFree} free`,
  ].filter(Boolean);
  return rules.length > 0 ? ` (${rules.join(", ")})` : "";
}

/** Such as `Plate (required); Chutneys (up to 4, 2 free)`. */
export function groupsCell(groups: UsedGroup[]): string {
  return groups.map((group) => group.name + rulesText(group)).join("; ");
}

type Part = {
  name: string;
  quantity: number;
  category: string | null;
  coveredPaise: number | null;
  dishes: string[];
};

function partText({ name, quantity, category, coveredPaise, dishes }: Part): string {
  const offered = category === null ? dishes.join(" | ") : `any of ${sectionName(category)}`;
  const covered = coveredPaise === null ? "" : ` (up to ${formatRupees(coveredPaise)})`;
  return `${name}: ${quantity} × ${offered}${covered}`;
}

/** Such as `Your chaat: 1 × Bhel Puri | Shev Puri; Your drink: 2 × any of Beverages (up to ₹35)`. */
export function partsCell(parts: Part[]): string {
  return parts.map(partText).join("; ");
}
