import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { setStock } from "../menu/change-product.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { adminOnly, type FieldError, ok, problem, type Result } from "../result.ts";
import type { DayStock } from "./schema.ts";

const nothingChosen = () => problem("validation", m.prep_dishesRequired());

/**
 * Sets the stock of the chosen dishes, all or none. Returns how many. Problems: `forbidden`,
 * `validation` (none is chosen), `not_found`, `conflict` (something was sold since the page was
 * shown).
 */
export function setDayStock(actor: User, { rows }: DayStock): Result<number> {
  if (!may(actor, "plan the day")) return adminOnly;
  return write(() => {
    const changed: FieldError[] = [];
    const chosen = rows.flatMap((row, index) => (row.isChosen ? [{ ...row, index }] : []));
    for (const { dish, stock, shown, index } of chosen) {
      const before = findDish(dish, actor)?.stock;
      if (before !== undefined && before !== shown) {
        const msg = m.prep_stockChangedCheck({ before });
        changed.push({ path: `rows[${index}].stock`, msg });
      }
      const saved = setStock(actor, dish, stock);
      if (!saved.ok) return saved;
    }
    if (chosen.length === 0) return nothingChosen();
    if (changed.length > 0) {
      return problem("conflict", m.prep_stockChanged(), { errors: changed });
    }
    return ok(chosen.length);
  });
}
