import { describe, expect, test } from "vitest";
import { starterMenu } from "#db/starter/menu.ts";
import { meanings, readSearch, spelling } from "./read-search.ts";
import { searchKey } from "./search-key.ts";

test.each([
  ["spelling", spelling],
  ["sound of a longer word", (word: string) => searchKey(word).replace(/^.{0,4}$/, word)],
])("no %s has two meanings", (_, keyOf) => {
  const told = new Map<string, string>();
  for (const [meaning, words] of meanings) {
    for (const word of words.split(" ")) {
      const [key, meant] = [keyOf(word), JSON.stringify(meaning)];
      expect(`${word} ${told.get(key) ?? meant}`).toBe(`${word} ${meant}`);
      told.set(key, meant);
    }
  }
});

/** Words of the menu that say nothing in a search, either. */
const meant = new Set(["and", "with", "ke", "ka", "का"]);

const dishWords = starterMenu
  .flatMap(({ name, nameDevanagari, otherNames, ingredients }) =>
    [name, nameDevanagari, otherNames, ...ingredients]
      .join(" ")
      .toLowerCase()
      .split(/[\s,()-]+/),
  )
  .concat(["chai", "चाय", "चहा", "fry", "tikki", "tikka", "matha", "anda", "carrot", "gajar"])
  .filter((word) => word && !meant.has(word));

test.each([...new Set(dishWords)])("the dish word %s filters nothing and is kept", (word) => {
  expect(readSearch(word)).toMatchObject({ wanted: word, avoided: [], diets: [] });
  expect(readSearch(`${word} without mustard`)).not.toMatchObject({ wanted: "" });
});

const unchecked = (word: string) => `unchecked:${searchKey(word)}` as const;
const plain = { avoided: [], diets: [] };

test.each<[typed: string, Partial<ReturnType<typeof readSearch>>]>([
  ["no carrot", { wanted: "", avoided: ["root"] }],
  ["chai without milk", { wanted: "chai", avoided: ["dairy"] }],
  ["no garlic chai", { wanted: "chai", avoided: ["garlic"] }],
  ["दूध नको चहा", { wanted: "चहा", avoided: ["dairy"] }],
  ["bhel without onion with peanuts", { wanted: "bhel peanuts", avoided: ["onion"] }],
  ["बिनकांद्याची भेळ", { wanted: "भेळ", avoided: ["onion"] }],
  ["no ice cream", { avoided: [unchecked("ice cream")] }],
  ["no ice", { avoided: ["unchecked:ice"] }],
  ["no chilli", { avoided: ["unchecked:chilli"], diets: [] }],
  ["मिरची नको", { avoided: ["unchecked:chilli"], diets: [] }],
  ["kam mirchi", { avoided: [], diets: ["mild"] }],
  ["teekha kam bhel", { wanted: "bhel", avoided: [], diets: ["mild"] }],
  ["jain nahi", { wanted: "jain nahi", ...plain }],
  ["non jain pani puri", { wanted: "pani puri", ...plain }],
  ["non veg", { wanted: "non veg", ...plain }],
  ["non veg no onion", { wanted: "non veg", avoided: ["onion"] }],
  ["peanut butter", { wanted: "peanut butter", named: ["dairy", "peanuts"], whole: [], ...plain }],
  ["ड्राय फ्रूट नको", { wanted: "", avoided: ["nuts"] }],
  ["no veg", { wanted: "no veg", ...plain }],
  ["veg pulao", { wanted: "pulao", avoided: ["meat"], diets: [] }],
  ["no tomato", { wanted: "", avoided: [unchecked("tomato")] }],
  ["tomato mat dalo", { wanted: "", avoided: [unchecked("tomato")] }],
  ["no tomato and onion", { wanted: "", avoided: [unchecked("tomato"), "onion"] }],
  ["no coconut milk", { wanted: "", avoided: [unchecked("coconut"), "dairy"] }],
  ["no onion and mint chai", { wanted: "chai", avoided: ["onion", unchecked("mint")] }],
  ["mint ani kanda nako", { wanted: "", avoided: ["onion", unchecked("mint")] }],
  ["bhel and chai without onion", { wanted: "bhel chai", avoided: ["onion"] }],
  ["no onion and jain bhel", { wanted: "bhel", avoided: ["onion"], diets: ["jain"] }],
  ["token no", { wanted: "token no", ...plain }],
  ["shengadaane nako", { wanted: "", avoided: ["peanuts"] }],
  ["less sugar", { wanted: "less sugar", ...plain }],
])("%s is read as %j", (typed, expected) => {
  expect(readSearch(typed)).toMatchObject(expected);
});

describe("words that only connect are never taken for contents", () => {
  test.each([
    ...["I don't eat", "peanut se allergy", "kanda ghalu naka", "pyaz mat dalo", "can not eat"],
    ...["प्याज मत डालना", "कांदा न घालता", "onion nahi hona chahiye", "शेंगदाण्याची ॲलर्जी"],
  ])("%s", (typed) => {
    const { avoided } = readSearch(typed);
    expect(avoided.filter((one) => one.startsWith("unchecked:"))).toEqual([]);
  });
});
