import { type OptionGroup, optionKindLabels } from "./option-group.ts";

/** A group in the admin's list. `marked` are the ids of choices marked as sold out today. */
export function groupRow(
  { id, name, kind, isSize, choices }: OptionGroup,
  dishes: { name: string }[],
  marked: Set<string>,
) {
  return {
    id,
    name,
    kind: optionKindLabels[kind],
    isSize,
    dishes: dishes.map((dish) => dish.name),
    choices: choices.map((choice) => ({ ...choice, isMarked: marked.has(choice.id) })),
  };
}
export type GroupRow = ReturnType<typeof groupRow>;
