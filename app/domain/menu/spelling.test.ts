import { expect, test } from "vitest";
import { similarWords } from "./spelling.ts";

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
