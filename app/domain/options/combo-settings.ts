import type { SettingsProblem } from "./option-settings.ts";

// A combo that could never be ordered cannot be saved.

type PartSettings = { row: number; name: string; category: string | null; dishes: string[] };

/** A product that is not removed. */
type KnownProduct = { id: string; name: string; kind: "dish" | "combo"; category: string };

/** The path is that of the product form's field. */
export function comboProblem(
  combo: string,
  parts: PartSettings[],
  known: KnownProduct[],
): SettingsProblem | null {
  if (parts.length === 0) {
    return { path: "parts[0].name", msg: `${combo} has no parts. Add at least one.` };
  }
  for (const { row, name, category, dishes } of parts) {
    const refused = (field: string, msg: string) => ({ path: `parts[${row}].${field}`, msg });
    if (name === "") return refused("name", "Enter the name of this part, such as Your chaat");
    const isTaken = parts.some((other) => other.row < row && other.name === name);
    if (isTaken) return refused("name", `${combo} already has a part called ${name}.`);
    const chosen = known.filter(({ id }) => dishes.includes(id));
    const inner = chosen.find(({ kind }) => kind === "combo");
    if (inner) {
      const msg = `${inner.name} is a combo itself and cannot be part of ${combo}. Untick it.`;
      return refused("dishes", msg);
    }
    const isFilled = category
      ? known.some((one) => one.kind === "dish" && one.category === category)
      : chosen.length > 0;
    if (isFilled) continue;
    return category
      ? refused("category", `No dish is in this category. Choose others for ${name} of ${combo}.`)
      : refused("dishes", `Tick the dishes for ${name} of ${combo}, or choose a category.`);
  }
  return null;
}
