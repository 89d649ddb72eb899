import { plainNumber } from "../digits.ts";
import type { ChosenOptions, ChosenPart, Selection } from "./selection.ts";

/** The value for the dish of a further portion that is like the part's first one, including its options. */
export const LIKE_FIRST = "same";

function chosenOptions(groups: unknown): ChosenOptions {
  const chosen: ChosenOptions = {};
  const add = (id: unknown, quantity: number) => {
    if (typeof id === "string" && id && quantity > 0) chosen[id] = (chosen[id] ?? 0) + quantity;
  };
  for (const value of Object.values(Object(groups))) {
    if (typeof value === "string") add(value, 1);
    else if (Array.isArray(value)) for (const id of value) add(id, 1);
    else for (const [id, quantity] of Object.entries(Object(value))) add(id, plainNumber(quantity));
  }
  return chosen;
}

/** Reads form fields nested by name (see `selectionInput`); the result need not be valid. */
export function sentSelection(sent: unknown): Selection {
  const { options, parts } = Object(sent);
  return {
    options: chosenOptions(options),
    parts: Object.entries(Object(parts)).flatMap(([part, portions]) =>
      // `Array.from` keeps the place of a portion without fields.
      Array.from(Array.isArray(portions) ? portions : [], (portion): ChosenPart => {
        const { product, options } = Object(portion);
        const isText = typeof product === "string";
        return { part, product: isText ? product : "", options: chosenOptions(options) };
      }),
    ),
  };
}

/** Replaces `LIKE_FIRST` with the dish and the options of the first portion. */
export function withEachPortion({ options, parts }: Selection): Selection {
  const first = (part: string) => parts.find((portion) => portion.part === part);
  return {
    options,
    parts: parts.map((portion) =>
      portion.product === LIKE_FIRST ? (first(portion.part) ?? portion) : portion,
    ),
  };
}

export function selectionOf(sent: unknown): Selection {
  return withEachPortion(sentSelection(sent));
}

/** For a form: replaces portions equal to the first one with `LIKE_FIRST`; the first one is the most frequent. */
export function withoutRepetition({ options, parts }: Selection): Selection {
  const key = (portion: ChosenPart) => JSON.stringify(portion);
  const count = (portion: ChosenPart) => parts.filter((one) => key(one) === key(portion)).length;
  const sorted = parts.toSorted((a, b) => count(b) - count(a));
  return {
    options,
    parts: sorted.map((portion, index) => {
      const first = sorted.findIndex(({ part }) => part === portion.part);
      const isRepeated =
        index > first && sorted.findIndex((one) => key(one) === key(portion)) === first;
      return isRepeated ? { ...portion, product: LIKE_FIRST, options: {} } : portion;
    }),
  };
}

// Reading a form ignores the group that contains a choice.
const ANY_GROUP = "group";

function optionFields(name: string, options: ChosenOptions): [string, number][] {
  return Object.entries(options).map(([id, quantity]) => [`${name}.${ANY_GROUP}.${id}`, quantity]);
}

/** The form fields that `selectionOf` reads as this selection. */
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
