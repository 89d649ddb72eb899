import { z } from "zod";

/** Quantities by the id of the choice. */
export type ChosenOptions = Record<string, number>;

/** A dish chosen for a part of a combo. */
export type ChosenPart = { part: string; product: string; options: ChosenOptions };

/** A customer's choices for a dish, unchecked. `parts` is empty unless it is a combo. */
export type Selection = { options: ChosenOptions; parts: ChosenPart[] };

export const noSelection: Selection = { options: {}, parts: [] };

/** A dish without any choices, in `serializeSelection`'s form. */
export const PLAIN = "{}";

function sortedOptions(options: ChosenOptions): ChosenOptions | undefined {
  const chosen = Object.entries(options).filter(([, quantity]) => quantity > 0);
  if (chosen.length === 0) return undefined;
  return Object.fromEntries(chosen.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** For storing and comparing: equal for equal selections, regardless of the order of the choices. */
export function serializeSelection({ options, parts }: Selection): string {
  const sortedParts = parts
    .map(({ part, product, options }) => ({ part, product, options: sortedOptions(options) }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return JSON.stringify({
    options: sortedOptions(options),
    parts: sortedParts.length > 0 ? sortedParts : undefined,
  });
}

const chosenOptions = z.record(z.string(), z.number()).default({});
const storedSelection = z.object({
  options: chosenOptions,
  parts: z
    .array(z.object({ part: z.string(), product: z.string(), options: chosenOptions }))
    .default([]),
});

export function readSelection(stored: string): Selection {
  return storedSelection.parse(JSON.parse(stored));
}
