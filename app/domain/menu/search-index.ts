import { searchKeys } from "./search-key.ts";
import { similarWords } from "./spelling.ts";

/** The texts by which a dish can be found, in all languages. */
export type SearchedDish = {
  id: string;
  names: string[];
  otherNames: string[];
  /** The description and the ingredients. */
  texts: string[];
};

/** How well a dish matches; the best match has the lowest number. */
export const searchRanks = {
  name: 0,
  startOfName: 1,
  wordsOfName: 2,
  otherName: 3,
  wordsOfOtherName: 4,
  wordsOfSeveralNames: 5,
  wordsAnywhere: 6,
  partOfName: 7,
  partOfOtherName: 8,
  none: 9,
} as const;

/** The joined keys of the text's words, and the positions at which words begin and end. */
type Text = { key: string; bounds: number[] };

type IndexedDish = {
  id: string;
  names: Text[];
  otherNames: Text[];
  wordsOfNames: Set<string>;
  words: Set<string>;
};

function indexedText(text: string): Text {
  const bounds = [0];
  const words = searchKeys(text);
  for (const word of words) bounds.push((bounds.at(-1) ?? 0) + word.length);
  return { key: words.join(""), bounds };
}

function indexedDish(dish: SearchedDish): IndexedDish {
  const { id, names, otherNames, texts } = dish;
  return {
    id,
    names: names.map(indexedText),
    otherNames: otherNames.map(indexedText),
    wordsOfNames: new Set([...names, ...otherNames].flatMap(searchKeys)),
    words: new Set([...names, ...otherNames, ...texts].flatMap(searchKeys)),
  };
}

function rankInText({ key, bounds }: Text, wanted: string, isName: boolean): number {
  if (!key.includes(wanted)) return searchRanks.none;
  const starts = bounds.filter((start) => key.startsWith(wanted, start));
  const whole = starts.find((start) => bounds.includes(start + wanted.length));
  if (starts.length === 0) return searchRanks.none;
  if (whole === undefined) return isName ? searchRanks.partOfName : searchRanks.partOfOtherName;
  if (key === wanted) return isName ? searchRanks.name : searchRanks.otherName;
  if (!isName) return searchRanks.wordsOfOtherName;
  return whole === 0 ? searchRanks.startOfName : searchRanks.wordsOfName;
}

function rankOf({ names, otherNames, wordsOfNames, words }: IndexedDish, wanted: string[]): number {
  const joined = wanted.join("");
  return Math.min(
    ...names.map((text) => rankInText(text, joined, true)),
    ...otherNames.map((text) => rankInText(text, joined, false)),
    wanted.every((word) => wordsOfNames.has(word))
      ? searchRanks.wordsOfSeveralNames
      : searchRanks.none,
    wanted.every((word) => words.has(word)) ? searchRanks.wordsAnywhere : searchRanks.none,
  );
}

/** Keys have few vowels, so changing one letter of a shorter key gives another word. */
const MIN_SIMILAR_LENGTH = 5;

/** Finds dishes by the sound of their words; see `searchKeys`. */
export function dishSearch(dishes: SearchedDish[]) {
  const index = dishes.map(indexedDish);
  const texts = index.flatMap(({ names, otherNames }) => [...names, ...otherNames]);

  /** The ranks (see `searchRanks`) of matching dishes by id. */
  function ranksOf(wanted: string[]): Map<string, number> {
    if (wanted.length === 0) return new Map();
    const all = index.map((dish) => [dish.id, rankOf(dish, wanted)] as const);
    return new Map(all.filter(([, rank]) => rank < searchRanks.none));
  }

  return {
    ranks: (typed: string) => ranksOf(searchKeys(typed)),

    /** Matches as if one letter of the search were different. */
    similarRanks(typed: string): Map<string, number> {
      const wanted = searchKeys(typed).join("");
      if (wanted.length < MIN_SIMILAR_LENGTH) return new Map();
      const known = texts.flatMap(({ key, bounds }) => bounds.map((start) => key.slice(start)));
      const meant = new Set(similarWords(wanted, known));
      return new Map([...meant].flatMap((key) => [...ranksOf([key])]));
    },
  };
}
