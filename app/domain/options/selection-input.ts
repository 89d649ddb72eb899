import { z } from "zod";
import type { ChosenOptions, Selection } from "./selection.ts";

const MAX_QUANTITY = 99;

const quantity = z.coerce
  .number({ error: "Quantity must be a whole number" })
  .int("Quantity must be a whole number")
  .min(0, "Quantity cannot be negative")
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`);

/** By group: the id of a choice, several of them, or quantities by their ids. */
const options = z
  .record(
    z.string(),
    z.union([z.string(), z.array(z.string()), z.record(z.string(), quantity)]).optional(),
  )
  .default({});

/** The fields `options.GROUP`, `options.GROUP.CHOICE` and `parts.PART[0].product` of a form. */
export const selectionInput = z.object({
  options,
  parts: z
    .record(
      z.string(),
      z.array(z.object({ product: z.string({ error: "Choose a dish" }), options })),
    )
    .default({}),
});
export type SelectionInput = z.output<typeof selectionInput>;

function chosenOptions(groups: SelectionInput["options"]): ChosenOptions {
  const chosen: ChosenOptions = {};
  const add = (id: string, quantity: number) => {
    if (id && quantity > 0) chosen[id] = (chosen[id] ?? 0) + quantity;
  };
  for (const value of Object.values(groups)) {
    if (typeof value === "string") add(value, 1);
    else if (Array.isArray(value)) for (const id of value) add(id, 1);
    else for (const [id, quantity] of Object.entries(value ?? {})) add(id, quantity);
  }
  return chosen;
}

export function selectionOf({ options, parts }: SelectionInput): Selection {
  return {
    options: chosenOptions(options),
    parts: Object.entries(parts).flatMap(([part, dishes]) =>
      dishes.map(({ product, options }) => ({ part, product, options: chosenOptions(options) })),
    ),
  };
}

// Reading a form ignores which group a choice stands under.
const ANY_GROUP = "group";

function optionFields(name: string, options: ChosenOptions): [string, number][] {
  return Object.entries(options).map(([id, quantity]) => [`${name}.${ANY_GROUP}.${id}`, quantity]);
}

/** The fields of a form that `selectionOf` reads as this selection. */
export function selectionFields({ options, parts }: Selection): Record<string, string | number> {
  const counts = new Map<string, number>();
  const ofParts = parts.flatMap(({ part, product, options }): [string, string | number][] => {
    const index = counts.get(part) ?? 0;
    counts.set(part, index + 1);
    const name = `parts.${part}[${index}]`;
    return [[`${name}.product`, product], ...optionFields(`${name}.options`, options)];
  });
  return Object.fromEntries([...optionFields("options", options), ...ofParts]);
}
