import { m } from "#messages";
import type { SavedPart } from "../options/combo-schema.ts";
import { comboProblem } from "../options/combo-settings.ts";
import type { GroupUse } from "../options/group-use-schema.ts";
import type { OptionGroup } from "../options/option-group.ts";
import { optionLimits } from "../options/option-limits.ts";
import { dishOptionsProblem, usualMax } from "../options/option-settings.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { knownSections, sectionNamed } from "../sections/sections.ts";
import { groupsCell, partsCell } from "./offer-cells.ts";

const { partName, partQuantity } = optionLimits;

// The inverse of `groupsCell` and `partsCell`, with the checks of the product form.

function refused(message: string): Problem {
  return problem("validation", message);
}

const MAX_CELL_LENGTH = 2000;
const tooLong = () => refused(m.menu_atMostCharacters({ max: MAX_CELL_LENGTH }));

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function entriesOf(cell: string): string[] {
  const entries = cell.split(";").map((entry) => entry.trim());
  return entries.filter((entry) => entry !== "");
}

type Rules = Pick<GroupUse, "isRequired" | "min" | "max" | "includedFree">;

/** Undefined if one of the words is not a rule. */
function rulesOf(text: string): Rules | undefined {
  const rules: Rules = { isRequired: false, min: 0, includedFree: 0 };
  for (const word of text.split(",").map((rule) => rule.trim().toLowerCase())) {
    const [, least, most, free] =
      /^(?:required|at least (\d{1,2})|up to (\d{1,2})|(\d{1,2}) free)$/.exec(word) ?? [];
    if (word === "required") rules.isRequired = true;
    else if (least) rules.min = Number(least);
    else if (most) rules.max = Number(most);
    else if (free) rules.includedFree = Number(free);
    else if (word !== "") return undefined;
  }
  if (rules.isRequired && rules.min === 0) rules.min = 1;
  return rules;
}

export type OfferCell<Row> = {
  rows: Row[];
  /** The cell in the format of the export. */
  cell: string;
};

export type DishGroups = OfferCell<GroupUse> & { sizePaise: number | null };

export function parseGroupsCell(
  dish: string,
  cell: string,
  known: OptionGroup[],
): Result<DishGroups> {
  if (cell.length > MAX_CELL_LENGTH) return tooLong();
  const rows: GroupUse[] = [];
  const used = [];
  for (const [row, entry] of entriesOf(cell).entries()) {
    const isWhole = known.some((group) => same(group.name, entry));
    const bracket = isWhole || !entry.endsWith(")") ? entry.length : entry.lastIndexOf("(");
    const name = entry.slice(0, Math.max(0, bracket)).trim();
    const [group, ...others] = known.filter((one) => same(one.name, name));
    if (!group) return refused(m.menu_csvOptionsUnknown({ name }));
    if (others.length > 0) {
      return refused(m.menu_csvOptionsAmbiguous({ name }));
    }
    const rules = rulesOf(entry.slice(bracket + 1, -1));
    if (!rules) {
      return refused(m.menu_csvOptionsFormat({ name }));
    }
    rows.push({ ...rules, groupId: group.id, row });
    used.push({ group, rules: { ...rules, max: rules.max ?? usualMax(group) } });
  }
  if (rows.length > optionLimits.groups) {
    return refused(m.options_tooManyGroups({ groups: optionLimits.groups }));
  }
  const wrong = dishOptionsProblem(dish, used);
  if (wrong) return refused(wrong.msg);
  const size = used.find(({ group }) => group.isSize)?.group;
  const prices = (size?.choices ?? [])
    .filter(({ isHidden }) => !isHidden)
    .map(({ pricePaise }) => pricePaise);
  return ok({
    rows,
    cell: groupsCell(used.map(({ group, rules }) => ({ ...group, ...rules }))),
    sizePaise: prices.length > 0 ? Math.min(...prices) : null,
  });
}

export type KnownDish = { id: string; name: string; kind: "dish" | "combo"; category: string };

export function parsePartsCell(
  combo: string,
  cell: string,
  known: KnownDish[],
  former: { id: string; name: string }[],
): Result<OfferCell<SavedPart>> {
  if (cell.length > MAX_CELL_LENGTH) return tooLong();
  const rows: SavedPart[] = [];
  const named = [];
  for (const [row, entry] of entriesOf(cell).entries()) {
    const [, name = "", count = "", offered = "", covered] =
      /^([^:]+):\s*(\d{1,2})\s*[×x]\s*(.+?)(?:\s*\(up to ₹?\s*([\d,.]+)\))?$/i.exec(entry) ?? [];
    const isPart = Number(count) >= 1 && Number(count) <= partQuantity && name.length <= partName;
    if (!offered || !isPart) {
      return refused(m.menu_csvPartFormat({ entry }));
    }
    const [, section] = /^any of (.+)$/i.exec(offered) ?? [];
    const category = section ? sectionNamed(section) : undefined;
    if (section && !category) {
      return refused(
        m.menu_csvCategoryUnknown({
          categories: knownSections()
            .map((one) => one.name)
            .join(", "),
        }),
      );
    }
    const dishes: KnownDish[] = [];
    for (const dishName of category ? [] : offered.split("|").map((one) => one.trim())) {
      const [dish, ...others] = known.filter((one) => same(one.name, dishName));
      if (!dish) return refused(m.menu_csvDishUnknown({ dishName }));
      if (others.length > 0) {
        return refused(m.menu_csvDishAmbiguous({ dishName }));
      }
      dishes.push(dish);
    }
    const part = {
      name: name.trim(),
      quantity: Number(count),
      category: category?.id ?? null,
      coveredPaise: covered ? Math.round(Number(covered.replaceAll(",", "")) * 100) : null,
    };
    const id = former.find((one) => one.name === part.name)?.id;
    rows.push({ ...part, id, row, dishes: dishes.map((dish) => dish.id) });
    named.push({ ...part, dishes: dishes.map((dish) => dish.name).sort() });
  }
  if (rows.length > optionLimits.parts) {
    return refused(m.options_tooManyParts({ parts: optionLimits.parts }));
  }
  const wrong = comboProblem(combo, rows, known);
  return wrong ? refused(wrong.msg) : ok({ rows, cell: partsCell(named) });
}
