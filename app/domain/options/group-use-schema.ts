import { z } from "zod";
import { m } from "#messages";
import { typedCount } from "./group-schema.ts";
import { optionLimits } from "./option-limits.ts";

const range = { min: 0, max: 99 };

const useRow = z.object({
  /** The group's id; empty in a row that is not used. */
  group: z.string().max(100).optional(),
  isRequired: z.boolean("Must be true or false").default(false),
  min: typedCount("The minimum", range),
  max: typedCount("The maximum", range),
  includedFree: typedCount("Free", range),
});

/** How a dish uses a group; `row` is its place in the form. */
export type GroupUse = {
  groupId: string;
  row: number;
  isRequired: boolean;
  min: number;
  /** Undefined means the usual one of the group. */
  max?: number | undefined;
  includedFree: number;
};

/** Rows without a group are ignored. */
export const groupUseRows = z
  .array(useRow, "Must be a list")
  .max(optionLimits.groups, {
    error: () => m.options_aDishCanHaveAt({ groups: optionLimits.groups }),
  })
  .default([])
  .transform((rows) =>
    rows.flatMap(({ group, min = 0, includedFree = 0, ...rest }, row): GroupUse[] =>
      group ? [{ ...rest, groupId: group, row, min, includedFree }] : [],
    ),
  );
