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

/** How a guest wants a dish; what is left out is the cook's usual way. Source: the customer's cart, spec 1 §3 Cart item. */
export const customizationsInput = z.object({
  spiceLevel: z.enum(["mild", "medium", "hot"], { error: "Choose mild, medium or hot" }).optional(),
  water: z.enum(["sweet", "tangy"], { error: "Choose sweet or tangy water" }).optional(),
  jain: z.boolean({ error: "Must be true or false" }).optional(),
});
export type Customizations = z.output<typeof customizationsInput>;

/** Takes a category, returns which choices its dishes offer: drinks and sweets come as they are. Source: spec 1 §3 Cart item. */
export function choicesOf(category: string) {
  const savoury = category === "pani-puri" || category === "chaat" || category === "snacks";
  return { spiceLevel: savoury, water: category === "pani-puri", jain: savoury };
}

/**
 * Takes customizations and the dish's category, returns them as the text that is stored and compared:
 * one key order, nothing the dish does not offer, `{}` when nothing was chosen. Source: spec 1 §4 Cart.
 */
export function canonicalCustomizations(wanted: Customizations, category: string): string {
  const offered = choicesOf(category);
  return JSON.stringify({
    spiceLevel: offered.spiceLevel ? wanted.spiceLevel : undefined,
    water: offered.water ? wanted.water : undefined,
    jain: offered.jain && wanted.jain ? true : undefined,
  });
}

/** Takes stored customizations, returns them as an object. Source: spec 1 §3 Cart item. */
export function readCustomizations(stored: string): Customizations {
  return customizationsInput.parse(JSON.parse(stored));
}

/** Takes customizations, returns the words for guest and kitchen, e.g. `["Hot", "Jain (no onion, no garlic)"]`. */
export function describeCustomizations(chosen: Customizations): string[] {
  const words: string[] = [];
  const spice = spiceLevels.find((level) => level.value === chosen.spiceLevel);
  const water = waters.find((kind) => kind.value === chosen.water);
  if (spice) words.push(`${spice.label} spice`);
  if (water) words.push(water.label);
  if (chosen.jain) words.push("Jain (no onion, no garlic)");
  return words;
}
