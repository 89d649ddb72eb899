import type { Food } from "./food.ts";

type Chosen = { name: string; contains: Food[]; leavesOut: Food[] };

/**
 * Two choices of a dish that contradict each other, such as Jain and garlic chutney, and the food
 * that one leaves out and the other contains.
 */
export function contradiction<Choice extends Chosen>(
  chosen: Choice[],
): { without: Choice; adding: Choice; food: Food } | undefined {
  for (const without of chosen) {
    for (const adding of chosen) {
      const food = adding.contains.find((one) => without.leavesOut.includes(one));
      if (food && adding !== without) return { without, adding, food };
    }
  }
  return undefined;
}
