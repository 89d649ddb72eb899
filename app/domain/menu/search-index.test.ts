import { describe, expect, test } from "vitest";
import { dishSearch, type SearchedDish, searchRanks } from "./search-index.ts";
import { similarWords } from "./spelling.ts";

function dish(id: string, texts: Partial<SearchedDish>): SearchedDish {
  return { id, names: [id], otherNames: [], texts: [], ...texts };
}

const { ranks, similarRanks } = dishSearch([
  dish("name", { names: ["Pani Puri"] }),
  dish("nameDevanagari", { names: ["X", "पाणी पुरी"] }),
  dish("startOfName", { names: ["Paani Poori Kit"] }),
  dish("wordsOfName", { names: ["Spicy Panipuri"] }),
  dish("otherName", { otherNames: ["golgappa", "pani puree"] }),
  dish("wordsOfOtherName", { otherNames: ["golgappa", "meethi panipuri"] }),
  dish("wordsOfSeveralNames", { names: ["Imli Vada"], otherNames: ["tamarind bonda"] }),
  dish("wordsAnywhere", { names: ["Dahi Vada"], texts: ["With chatni.", "Jeera"] }),
  dish("partOfName", { names: ["Pani Purika"] }),
  dish("partWithinName", { names: ["Mini Pani Purika"] }),
  dish("partOfOtherName", { otherNames: ["panipurika"] }),
  dish("unlike", {
    names: ["Puran Poli"],
    otherNames: ["dahi puri", "companipuri"],
  }),
]);

describe.each(["pani puri", "PANIPURI", "पाणीपुरी", "पानी पूरी"])("a search for %s", (typed) => {
  test("finds dishes that sound so, and says how well they match", () => {
    expect(Object.fromEntries(ranks(typed))).toEqual({
      name: searchRanks.name,
      nameDevanagari: searchRanks.name,
      startOfName: searchRanks.startOfName,
      wordsOfName: searchRanks.wordsOfName,
      otherName: searchRanks.otherName,
      wordsOfOtherName: searchRanks.wordsOfOtherName,
      partOfName: searchRanks.partOfName,
      partWithinName: searchRanks.partOfName,
      partOfOtherName: searchRanks.partOfOtherName,
    });
  });
});

test("a better match has a lower rank", () => {
  const inOrder = Object.values(searchRanks);

  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  expect(new Set(inOrder).size).toBe(inOrder.length);
});

test("words are found in any order and in several texts of a dish", () => {
  expect([...ranks("जीरा चटनी vada")]).toEqual([["wordsAnywhere", searchRanks.wordsAnywhere]]);
});

test("words of several names of a dish are better than words of its other texts", () => {
  expect([...ranks("tamarind wada")]).toEqual([
    ["wordsOfSeveralNames", searchRanks.wordsOfSeveralNames],
  ]);
});

test.each(["", "🌶️", "a", "zebra"])("%j finds nothing", (typed) => {
  expect(ranks(typed).size).toBe(0);
});

test("one wrong letter finds the names that are meant", () => {
  expect([...similarRanks("golgoppa").keys()]).toEqual(["otherName", "wordsOfOtherName"]);
});

test("a wrong letter in a short word finds nothing", () => {
  expect(similarRanks("pano").size).toBe(0);
});

const known = ["bhel", "jalebi", "misal", "pani", "papdi", "puri", "पुरी"];

test.each([
  ["bhle", "swapped letters", ["bhel"]],
  ["jaleby", "a wrong letter", ["jalebi"]],
  ["Jlebi", "a missing letter", ["jalebi"]],
  ["missal", "a doubled letter", ["misal"]],
  ["parni", "a letter too many", ["pani"]],
  ["jaelb", "the beginning of a word", ["jalebi"]],
  ["पूरी", "a wrong vowel sign", ["पुरी"]],
  ["pari", "several words", ["pani", "puri"]],
  ["jaleb", "the correct beginning of a word", []],
  ["jlaeby", "two mistakes", []],
  ["bel", "a short word without a letter", ["bhel"]],
  ["ber", "another short word", []],
  ["be", "two letters", []],
  ["vani", "a short word that begins differently", []],
])("%s, %s, may mean %j", (typed, _, meant) => {
  expect(similarWords(typed, known)).toEqual(meant);
});
