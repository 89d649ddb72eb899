import type { KitchenItem } from "../orders/kitchen-items.ts";

export type DietaryMark = "Jain" | "Allergy";

const jainWords = ["jain", "जैन"];
/** As words begin: "allergic", "allergies", "intolerance". */
const allergyStems = [
  "allerg",
  "anaphyla",
  "intoleran",
  "coeliac",
  "celiac",
  "epipen",
  "एलर्जी",
  "ॲलर्जी",
  "अॅलर्जी",
  "अलर्जी",
];
/** Singular; a plural only adds an s. */
const allergens = new Set([
  "allergen",
  "almond",
  "cashew",
  "dairy",
  "gluten",
  "lactose",
  "milk",
  "mustard",
  "nut",
  "peanut",
  "sesame",
  "soy",
  "soya",
  "walnut",
  "wheat",
]);
const isLeftOut = new Set(["no", "without", "avoid", "not"]);
/** "no peanuts", "without any nuts", "no roasted cashew". */
const WORDS_BETWEEN = 2;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

const isAllergen = (word = "") => allergens.has(word) || allergens.has(word.replace(/s$/, ""));

function mentionsAllergy(words: string[]): boolean {
  return words.some((word, index) => {
    if (allergyStems.some((stem) => word.startsWith(stem))) return true;
    if (!isAllergen(word)) return false;
    return (
      words[index + 1] === "free" ||
      words.slice(Math.max(0, index - 1 - WORDS_BETWEEN), index).some((one) => isLeftOut.has(one))
    );
  });
}

/** Marks choices and notes that must not be overlooked. When in doubt, they are marked: the text is shown beside it. */
export function dietaryMarks(texts: string[]): DietaryMark[] {
  const lists = texts.map(wordsOf);
  const isJain = lists.some((words) => words.some((word) => jainWords.includes(word)));
  return [
    ...(isJain ? (["Jain"] as const) : []),
    ...(lists.some(mentionsAllergy) ? (["Allergy"] as const) : []),
  ];
}

export function marksOfItem({ choices, specialInstructions }: KitchenItem): DietaryMark[] {
  return dietaryMarks([...choices, specialInstructions]);
}
