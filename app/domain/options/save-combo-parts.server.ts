import { and, eq, isNull, notInArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { comboPartDishes, comboParts } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { fieldProblem, ok, type Result } from "../result.ts";
import type { SavedPart } from "./combo-schema.ts";
import { comboProblem } from "./combo-settings.ts";

/** Call it inside the transaction that writes the combo. Problems: `validation` at the part's field. */
export function saveComboParts(
  combo: { id: string; name: string },
  parts: SavedPart[],
): Result<null> {
  const { id, name, kind, category } = products;
  const known = db
    .select({ id, name, kind, category })
    .from(products)
    .where(isNull(products.deletedAt))
    .all();
  const wrong = comboProblem(combo.name, parts, known);
  if (wrong) return fieldProblem(wrong.path, wrong.msg);
  const ofCombo = eq(comboParts.productId, combo.id);
  const former = new Set(
    db
      .select({ id: comboParts.id })
      .from(comboParts)
      .where(ofCombo)
      .all()
      .map((part) => part.id),
  );
  const rows = parts.map(({ row: _, dishes, ...part }, position) => ({
    part: {
      ...part,
      id: part.id && former.has(part.id) ? part.id : newId(),
      productId: combo.id,
      position,
    },
    dishes: known.filter((dish) => dishes.includes(dish.id)).map((dish) => dish.id),
  }));
  const ids = rows.map(({ part }) => part.id);
  db.delete(comboParts)
    .where(and(ofCombo, notInArray(comboParts.id, ids)))
    .run();
  for (const { part, dishes } of rows) {
    db.insert(comboParts)
      .values(part)
      .onConflictDoUpdate({ target: comboParts.id, set: part })
      .run();
    db.delete(comboPartDishes).where(eq(comboPartDishes.partId, part.id)).run();
    const chosen = dishes.map((productId) => ({ partId: part.id, productId }));
    if (chosen.length > 0) db.insert(comboPartDishes).values(chosen).run();
  }
  return ok(null);
}
