import { z } from "zod";
import { m } from "#messages";
import { typedCount } from "./group-schema.ts";
import { optionLimits } from "./option-limits.ts";

const range = { min: 0, max: 99 };

const useRow = z.object({
  /** The group's id; empty in a row that is not used. */
  group: z.string().max(100).optional(),
  isRequired: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false),
  min: typedCount(() => m.options_theMinimum(), range),
  max: typedCount(() => m.options_theMaximum(), range),
  includedFree: typedCount(() => m.shared_free(), range),
});

/** Undefined means the group's default. */
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
  .array(useRow, { error: () => m.shared_mustBeAList() })
  .max(optionLimits.groups, {
    error: () => m.options_tooManyGroups({ groups: optionLimits.groups }),
  })
  .default([])
  .transform((rows) =>
    rows.flatMap(({ group, min = 0, includedFree = 0, ...rest }, row): GroupUse[] =>
      group ? [{ ...rest, groupId: group, row, min, includedFree }] : [],
    ),
  );
