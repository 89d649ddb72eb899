import { m } from "#messages";
import type { FieldError } from "../result.ts";

// Refuses to save a combo that could never be ordered.

type PartSettings = { row: number; name: string; category: string | null; dishes: string[] };

/** A product that is not removed. */
type KnownProduct = { id: string; name: string; kind: "dish" | "combo"; category: string };

/** The path is that of the product form's field. */
export function comboProblem(
  combo: string,
  parts: PartSettings[],
  known: KnownProduct[],
): FieldError | null {
  if (parts.length === 0) {
    return { path: "parts[0].name", msg: m.options_partsRequired({ combo }) };
  }
  for (const { row, name, category, dishes } of parts) {
    const refused = (field: string, msg: string) => ({ path: `parts[${row}].${field}`, msg });
    if (name === "") return refused("name", m.options_partNameRequired());
    const isTaken = parts.some((other) => other.row < row && other.name === name);
    if (isTaken) return refused("name", m.options_alreadyHasAPartCalled({ combo, name }));
    const chosen = known.filter(({ id }) => dishes.includes(id));
    const inner = chosen.find(({ kind }) => kind === "combo");
    if (inner) {
      const msg = m.options_comboInCombo({ name: inner.name, combo });
      return refused("dishes", msg);
    }
    const isFilled = category
      ? known.some((one) => one.kind === "dish" && one.category === category)
      : chosen.length > 0;
    if (isFilled) continue;
    return category
      ? refused("category", m.options_partCategoryEmpty({ name, combo }))
      : refused("dishes", m.options_partDishesRequired({ name, combo }));
  }
  return null;
}
