import type { Food } from "#app/domain/food/food.ts";

type StarterChoice = {
  name: string;
  pricePaise?: number;
  contains?: Food[];
  leavesOut?: Food[];
};

/** Prices are in paise. */
type StarterGroup = {
  id: string;
  name: string;
  kind: "one" | "several" | "quantities";
  isSize?: true;
  choices: (StarterChoice & { id: string })[];
};

/** How a dish uses a group. */
type StarterGroupUse = {
  group: string;
  isRequired?: true;
  min?: number;
  max: number;
  includedFree?: number;
};

/** Ids are fixed, so that a choice has the same id in every shop: add new ones at the end. */
function group(
  number: number,
  name: string,
  kind: StarterGroup["kind"] | "size",
  choices: StarterChoice[],
): StarterGroup {
  const idOf = (choice: number) => `0192457d-000${number}-7000-8000-00000000000${choice}`;
  return {
    id: idOf(0),
    name,
    ...(kind === "size" ? { kind: "one", isSize: true } : { kind }),
    choices: choices.map((choice, index) => ({ id: idOf(index + 1), ...choice })),
  };
}

const spiceLevel = group(1, "Spice level", "one", [
  { name: "Mild spice" },
  { name: "Medium spice" },
  { name: "Hot spice" },
]);

const water = group(2, "Water", "one", [{ name: "Sweet water" }, { name: "Tangy water" }]);

const jain = group(3, "Jain", "several", [
  { name: "Jain (no onion, garlic or potato)", leavesOut: ["onion", "garlic", "root"] },
]);

const puris = group(4, "Puris", "size", [
  { name: "3 puris", pricePaise: 4000 },
  { name: "6 puris", pricePaise: 7500 },
]);

const plate = group(5, "Plate", "size", [
  { name: "Half plate", pricePaise: 3500 },
  { name: "Full plate", pricePaise: 6500 },
]);

const pieces = group(6, "Pieces", "size", [
  { name: "2 pieces", pricePaise: 4000 },
  { name: "4 pieces", pricePaise: 7500 },
]);

const chutneys = group(7, "Chutneys", "several", [
  { name: "Mint chutney", pricePaise: 500 },
  { name: "Tamarind chutney", pricePaise: 500 },
  { name: "Garlic chutney", pricePaise: 500, contains: ["garlic"] },
  { name: "Peanut chutney", pricePaise: 800, contains: ["peanuts"] },
]);

const extras = group(8, "Extras", "quantities", [
  { name: "Extra shev", pricePaise: 1000 },
  { name: "Extra curd", pricePaise: 1500, contains: ["dairy"] },
  { name: "Extra puris", pricePaise: 2000, contains: ["gluten"] },
]);

const sugar = group(9, "Sugar", "several", [{ name: "No sugar" }]);

export const starterGroups = [
  spiceLevel,
  water,
  jain,
  puris,
  plate,
  pieces,
  chutneys,
  extras,
  sugar,
];

const spiceAndJain: StarterGroupUse[] = [
  { group: spiceLevel.id, max: 1 },
  { group: jain.id, max: 1 },
];

/** The groups that every dish of a category offers. */
export const groupsOfCategory: Record<string, StarterGroupUse[]> = {
  "pani-puri": [
    { group: spiceLevel.id, max: 1 },
    { group: water.id, max: 1 },
    { group: jain.id, max: 1 },
  ],
  chaat: spiceAndJain,
  snacks: spiceAndJain,
};

/** Made of potato, onion or garlic, for which there is no substitute. Jain food contains no roots at all. */
const NEVER_JAIN = new Set([
  "0192457c-1220-7afe-8749-f2d5ed52a616", // Ragda Pattice
  "0192457c-1608-7b22-95c1-8f54bf086ae9", // Samosa Chaat
  "0192457c-1dd8-7fc3-afb2-12562fcbbafe", // Vada Pav
  "0192457c-21c0-7074-b1c0-cf3c68cdeeb2", // Misal Pav
  "0192457c-25a8-794e-81e9-6a89e04a6899", // Pav Bhaji
  "0192457c-2990-70c1-b5ea-985b0d196d6d", // Dabeli
  "0192457c-2d78-7c36-821a-720a05d5d99f", // Kanda Bhaji
  "0192457c-3160-7b55-a3bc-d4f82b3470d7", // Batata Vada
  "0192457c-3548-7c19-a548-809ad873a693", // Sabudana Vada
  "0192457c-3d18-7c09-ae79-29dc66822a4c", // Kanda Pohe
]);

/** Dishes of the category "Pani puri" that come without water. */
const WITHOUT_WATER = new Set([
  "0192457b-eb10-7d53-88fc-a610d6d94397", // Dahi Puri
  "0192457b-f2e0-7737-898c-9eaa33fc3df0", // Masala Puri
  "0192457b-f6c8-7163-893e-fcbde3dc519a", // Ragda Puri
  "0192457b-fab0-7c6d-9771-562abcdbbd26", // Ghari Pani Puri Kit, with a bottle of each
  "0192457d-1003-7000-8000-000000000000", // Dahi Puri Bites
]);

/** The first group of dishes in several sizes. */
export const groupsOfDish: Record<string, StarterGroupUse[]> = {
  "0192457d-1001-7000-8000-000000000000": [{ group: puris.id, isRequired: true, min: 1, max: 1 }],
  "0192457d-1002-7000-8000-000000000000": [
    { group: plate.id, isRequired: true, min: 1, max: 1 },
    { group: chutneys.id, max: 4, includedFree: 2 },
    { group: extras.id, max: 5 },
  ],
  "0192457d-1003-7000-8000-000000000000": [{ group: pieces.id, isRequired: true, min: 1, max: 1 }],
  // Masala Chai
  "0192457c-44e8-7ad6-b512-f00dc712a70b": [{ group: sugar.id, max: 1 }],
};

type StarterPart = {
  id: string;
  name: string;
  quantity: number;
  category?: string;
  coveredPaise?: number;
  dishes?: string[];
};

function partsOf(combo: string, parts: Omit<StarterPart, "id">[]) {
  const withIds = parts.map((part, index) => ({
    id: `${combo.slice(0, -1)}${index + 1}`,
    ...part,
  }));
  return [combo, withIds] as const;
}

export const partsOfCombo: Record<string, StarterPart[]> = Object.fromEntries([
  partsOf("0192457d-2001-7000-8000-000000000000", [
    { name: "Pani puri", quantity: 1, dishes: ["0192457b-e340-7266-9f07-3b4d967778dc"] },
    { name: "Dahi puri", quantity: 1, dishes: ["0192457d-1003-7000-8000-000000000000"] },
  ]),
  partsOf("0192457d-2002-7000-8000-000000000000", [
    { name: "Pani puri", quantity: 5, dishes: ["0192457d-1001-7000-8000-000000000000"] },
    { name: "Bhel", quantity: 2, dishes: ["0192457d-1002-7000-8000-000000000000"] },
  ]),
  partsOf("0192457d-2003-7000-8000-000000000000", [
    { name: "Pani puri", quantity: 1, dishes: ["0192457b-e728-7af2-9f7d-f4013416e52f"] },
    { name: "Snack", quantity: 1, dishes: ["0192457c-1dd8-7fc3-afb2-12562fcbbafe"] },
    { name: "Your drink", quantity: 1, category: "beverages", coveredPaise: 3500 },
  ]),
]);

/** The option groups of a dish, in their order. */
export function groupsOfStarterDish(id: string, category: string): StarterGroupUse[] {
  const uses = [...(groupsOfDish[id] ?? []), ...(groupsOfCategory[category] ?? [])];
  return uses.filter(
    ({ group }) =>
      !(group === jain.id && NEVER_JAIN.has(id)) && !(group === water.id && WITHOUT_WATER.has(id)),
  );
}
