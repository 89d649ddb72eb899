import type { OptionKind } from "./option-group.ts";

/** In English, for files and the log. */
export const optionKindNames: Record<OptionKind, string> = {
  one: "One choice",
  several: "Several choices",
  quantities: "Several, each with a quantity",
};
