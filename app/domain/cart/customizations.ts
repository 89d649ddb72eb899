import { z } from "zod";

export const spiceLevels = [
  { value: "mild", label: "Mild" },
  { value: "medium", label: "Medium" },
  { value: "hot", label: "Hot" },
] as const;

export const waters = [
  { value: "sweet", label: "Sweet water" },
  { value: "tangy", label: "Tangy water" },
] as const;

/** A missing choice means the dish's usual preparation. */
export const customizationsInput = z.object({
  spiceLevel: z.enum(["mild", "medium", "hot"], { error: "Choose mild, medium or hot" }).optional(),
  water: z.enum(["sweet", "tangy"], { error: "Choose sweet or tangy water" }).optional(),
  jain: z.boolean({ error: "Must be true or false" }).optional(),
});
export type Customizations = z.output<typeof customizationsInput>;

/** Which choices the dishes of a category offer. */
export function choicesOf(category: string) {
  const savoury = category === "pani-puri" || category === "chaat" || category === "snacks";
  return { spiceLevel: savoury, water: category === "pani-puri", jain: savoury };
}

/** As stored and compared: fixed key order, only choices the category offers, `{}` when nothing was chosen. */
export function canonicalCustomizations(wanted: Customizations, category: string): string {
  const offered = choicesOf(category);
  return JSON.stringify({
    spiceLevel: offered.spiceLevel ? wanted.spiceLevel : undefined,
    water: offered.water ? wanted.water : undefined,
    jain: offered.jain && wanted.jain ? true : undefined,
  });
}

export function readCustomizations(stored: string): Customizations {
  return customizationsInput.parse(JSON.parse(stored));
}

/** For customer and kitchen, e.g. `["Hot spice", "Jain (no onion, no garlic)"]`. */
export function describeCustomizations(chosen: Customizations): string[] {
  const choices: string[] = [];
  const spice = spiceLevels.find((level) => level.value === chosen.spiceLevel);
  const water = waters.find((kind) => kind.value === chosen.water);
  if (spice) choices.push(`${spice.label} spice`);
  if (water) choices.push(water.label);
  if (chosen.jain) choices.push("Jain (no onion, no garlic)");
  return choices;
}
