import { z } from "zod";
import { m } from "#messages";
import type { DishOptionGroup, SoldOption } from "./option-group.ts";
import type { ChosenOptions } from "./selection.ts";

/** The groups of the starter menu that the API also knows as customizations. Their ids are the same in every shop. */
export const starterGroupIds = {
  spiceLevel: "0192457d-0001-7000-8000-000000000000",
  water: "0192457d-0002-7000-8000-000000000000",
  jain: "0192457d-0003-7000-8000-000000000000",
};

export const starterChoiceIds = {
  mild: "0192457d-0001-7000-8000-000000000001",
  medium: "0192457d-0001-7000-8000-000000000002",
  hot: "0192457d-0001-7000-8000-000000000003",
  sweet: "0192457d-0002-7000-8000-000000000001",
  tangy: "0192457d-0002-7000-8000-000000000002",
  jain: "0192457d-0003-7000-8000-000000000001",
};

/** If a choice is missing, the dish is made as usual. */
export const customizationsInput = z.object({
  spiceLevel: z
    .enum(["mild", "medium", "hot"], { error: () => m.options_chooseMildMediumOrHot() })
    .optional(),
  water: z
    .enum(["sweet", "tangy"], { error: () => m.options_chooseSweetOrTangyWater() })
    .optional(),
  jain: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).optional(),
});
export type Customizations = z.output<typeof customizationsInput>;

/** The customizations that the dish offers; the API ignores the others. */
export function customizationOptions(
  { spiceLevel, water, jain }: Customizations,
  groups: DishOptionGroup[],
): ChosenOptions {
  const wanted = [
    spiceLevel && starterChoiceIds[spiceLevel],
    water && starterChoiceIds[water],
    jain && starterChoiceIds.jain,
  ];
  const offered = groups.flatMap(({ choices }) => choices.filter((choice) => !choice.isHidden));
  const chosen = offered.filter(({ id }) => wanted.includes(id));
  return Object.fromEntries(chosen.map(({ id }) => [id, 1]));
}

export function customizationsOf(options: SoldOption[]): Customizations {
  const has = (choice: keyof typeof starterChoiceIds) =>
    options.some(({ choiceId }) => choiceId === starterChoiceIds[choice]);
  const spiceLevel = (["mild", "medium", "hot"] as const).find(has);
  const water = (["sweet", "tangy"] as const).find(has);
  return {
    ...(spiceLevel && { spiceLevel }),
    ...(water && { water }),
    ...(has("jain") && { jain: true }),
  };
}
