import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { productOptionGroups } from "#db/schema/options.ts";
import { m } from "#messages";
import { fieldProblem, ok, type Result } from "../result.ts";
import type { GroupUse } from "./group-use-schema.ts";
import { dishOptionsProblem, usualMax } from "./option-settings.ts";
import { listOptionGroups } from "./queries.server.ts";
import { setSizePrices } from "./size-price.server.ts";

/** Call it inside the transaction that writes the dish. Problems: `validation` at the field. */
export function saveDishOptions(
  dish: { id: string; name: string },
  uses: GroupUse[],
): Result<null> {
  const groups = listOptionGroups();
  const used = uses.flatMap(({ groupId, row, isRequired, min, max, includedFree }) => {
    const group = groups.find(({ id }) => id === groupId);
    if (!group) return [];
    return [{ row, group, rules: { isRequired, min, max: max ?? usualMax(group), includedFree } }];
  });
  const missing = uses.find(({ row }) => !used.some((one) => one.row === row));
  if (missing) {
    return fieldProblem(`groups[${missing.row}].group`, m.options_groupsGoneChooseOthers());
  }
  const wrong = dishOptionsProblem(dish.name, used);
  if (wrong) return fieldProblem(wrong.path, wrong.msg);
  db.delete(productOptionGroups).where(eq(productOptionGroups.productId, dish.id)).run();
  const rows = used.map(({ group, rules }, position) => ({
    ...rules,
    productId: dish.id,
    groupId: group.id,
    position,
  }));
  if (rows.length > 0) db.insert(productOptionGroups).values(rows).run();
  setSizePrices([dish.id]);
  return ok(null);
}
