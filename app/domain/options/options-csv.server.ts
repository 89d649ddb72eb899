import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { dishesByGroup } from "./group-uses.server.ts";
import { optionKindNames } from "./option-group.ts";
import { listOptionGroups } from "./queries.server.ts";

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/** A line per choice. */
export function exportedOptions(): string[] {
  const uses = dishesByGroup();
  const rows = listOptionGroups().flatMap(({ id, name, kind, isSize, choices }) =>
    choices.map((choice) => [
      name,
      optionKindNames[kind],
      yesOrNo(isSize),
      choice.name,
      choice.pricePaise / 100,
      yesOrNo(choice.isVeg),
      choice.contains.join("; "),
      choice.leavesOut.join("; "),
      yesOrNo(choice.isHidden),
      yesOrNo(choice.isPreselected),
      choice.stock ?? "",
      (uses.get(id) ?? []).map((dish) => dish.name).join("; "),
    ]),
  );
  return [
    csvStart([
      "Options",
      "Kind",
      "Size",
      "Choice",
      "Price",
      "Vegetarian",
      "Contains",
      "Leaves out",
      "Hidden",
      "Preselected",
      "Stock",
      "Dishes",
    ]),
    csvLines(rows),
  ];
}
