import { latinDigits } from "../digits.ts";

const devanagari: Record<string, string> = {
  ...{ अ: "a", आ: "a", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ऍ: "a", ए: "e", ऐ: "ai" },
  ...{ ऑ: "o", ओ: "o", औ: "au", ॲ: "a" },
  ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "ch", ज: "j", झ: "j", ञ: "n" },
  ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
  ...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ल: "l", व: "v" },
  ...{ श: "s", ष: "s", स: "s", ह: "h", ळ: "l" },
  ...{ "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "ृ": "ri", "ॅ": "a", "े": "e", "ै": "ai" },
  ...{ "ॉ": "o", "ो": "o", "ौ": "au", "ं": "n", "ँ": "n", "्": "" },
};

/** A consonant without a vowel sign is followed by an "a", except at the end of a word. */
function toLatin(word: string): string {
  return word
    .replace(/[क-ह](?=[अ-हंँ])/g, "$&ा")
    .replace(/[ऀ-ॿ]/g, (letter) => devanagari[letter] ?? letter);
}

/** Replaces spellings that sound alike with a single one, in this order. */
const spellings: [RegExp, string][] = [
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!c?h)|q/g, "k"],
  [/ph/g, "f"],
  [/([bcdgjklmnrstvz])h+/g, "$1"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/oo|ou/g, "u"],
  [/ee|ie|ey/g, "i"],
  // pyaz and piaz, bhajiya and bhajya, but chai and चाय.
  [/(?:iy?|y)(?=[aeou])/g, "Y"],
  [/y/g, "i"],
  [/ao/g, "av"],
  [/([a-z])\1+/g, "$1"],
  [/n(?=[bp])/g, "m"],
  // The plural of a word that ends in "a", or a silent letter.
  [/(?<=[^aeiou])e$/, ""],
  // Spoken in one word but not in another: ragada and ragda.
  [/a/g, ""],
];

/** The words of a text by sound: identical for Devanagari, Latin and all common spellings. */
export function searchKeys(text: string): string[] {
  const marksAndJoiners = /[\u0300-\u036f\u093c\u200c\u200d]/g;
  const plain = latinDigits(text.toLowerCase().normalize("NFD").replace(marksAndJoiners, ""));
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words
    .map((word) =>
      spellings.reduce((key, [sound, one]) => key.replace(sound, one), toLatin(word)).toLowerCase(),
    )
    .filter(Boolean);
}

/** Independent of how the words are joined or split. */
export function searchKey(text: string): string {
  return searchKeys(text).join("");
}
