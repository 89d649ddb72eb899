import { expect, test } from "vitest";
import { contradiction } from "./contradiction.ts";
import type { Food } from "./food.ts";

const choice = (name: string, contains: Food[] = [], leavesOut: Food[] = []) => ({
  name,
  contains,
  leavesOut,
});
const jain = choice("Jain", [], ["onion", "garlic", "root"]);
const nutFree = choice("No nuts", [], ["nuts", "peanuts"]);
const garlicChutney = choice("Garlic chutney", ["garlic"]);
const peanutTopping = choice("Peanuts on top", ["peanuts"]);
const mint = choice("Mint chutney");

test.each([
  [[jain, garlicChutney], "Jain", "Garlic chutney", "garlic"],
  [[mint, garlicChutney, jain], "Jain", "Garlic chutney", "garlic"],
  [[nutFree, mint, peanutTopping], "No nuts", "Peanuts on top", "peanuts"],
  [[jain, nutFree, peanutTopping], "No nuts", "Peanuts on top", "peanuts"],
] as const)("%j cannot be had together", (chosen, without, adding, food) => {
  const found = contradiction([...chosen]);
  expect(found).toMatchObject({ without: { name: without }, adding: { name: adding }, food });
});

test.each([
  [[jain, mint]],
  [[nutFree, garlicChutney]],
  [[jain, peanutTopping, mint]],
  [[jain]],
  [[]],
])("%j can be had together", (chosen) => {
  expect(contradiction(chosen)).toBeUndefined();
});
