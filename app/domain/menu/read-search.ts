import type { Avoided, Diet } from "../food/diet.ts";
import { type Food, foodLabels } from "../food/food.ts";
import { searchKey } from "./search-key.ts";

/** The meaning of text typed into the menu's search. */
export type ReadSearch = {
  /** The words to search for, without those that filter; empty if all of them filter. */
  wanted: string;
  diets: Diet[];
  avoided: Avoided[];
  /** The names of everything in `avoided`: foods by their labels, and things that the shop does not check as typed. */
  names: Partial<Record<Avoided, string>>;
  /** The allergens if the search consists of nothing else: dishes containing them must be found, and say so. */
  named: Food[];
};

type Subject = { avoided: Avoided[]; named?: Food };
type Meaning =
  | { is: "subject"; subject: Subject }
  | { is: "diet"; diet: Diet }
  /** "Without": before or after its subject, or either. */
  | { is: "before" | "after" | "either" }
  /** "Less", which matters only before "spicy", and "non", which matters only before a subject. */
  | { is: "little" | "non" }
  /** Words such as "and" and "ke", and words such as "food" that narrow nothing. */
  | { is: "joint" | "empty" };

type Word = { text: string; key: string; meaning: Meaning | undefined };

const meanings: [Meaning, words: string][] = [
  [{ is: "before" }, "no not dont avoid skip except exclude excluding minus zero नो"],
  [{ is: "non" }, "non नॉन"],
  [{ is: "after" }, "free nako naka nahi nahin allergy intolerant shivay शिवाय vagalun वगळून"],
  [{ is: "after" }, "chhodkar छोड़कर sodun सोडून nasleli naslele नसलेला नसलेली नसलेले नसलेल्या"],
  [{ is: "after" }, "नको नका नाही नाहीत नहीं नही मत एलर्जी ॲलर्जी अलर्जी फ्री"],
  [{ is: "either" }, "without bina vina बिना विना बगैर bagair विरहित रहित rahit allergic"],
  [{ is: "little" }, "less kam kami कम कमी"],
  [{ is: "joint" }, "and or aur ani kinva va और आणि या व किंवा तथा nor"],
  [
    { is: "empty" },
    "ke ka ki la che chi cha ko के का की को ला चे ची चा च्या वाला वाली वाले wala wali wale",
  ],
  [
    { is: "empty" },
    "any added extra want have add to i am im please food dish dishes item items something for",
  ],
  [{ is: "empty" }, "khana kuch खाना कुछ पदार्थ काहीतरी जेवण डिश डिशेस चाहिए हवं हवा हवी chahiye"],
  [{ is: "diet", diet: "jain" }, "jain जैन"],
  [{ is: "diet", diet: "vegan" }, "vegan वीगन व्हीगन वेगन विगन"],
  [{ is: "diet", diet: "mild" }, "mild माइल्ड माईल्ड सौम्य"],
  [avoiding("onion"), "onion onions kanda pyaz pyaaz कांदा कांद्या कांदे प्याज ऑनियन"],
  [avoiding("garlic"), "garlic lahsun lehsun lasun lasan लहसुन लसूण लसणा लसुण गार्लिक"],
  [avoiding("root"), "root roots potato potatoes aloo alu batata ginger carrot beetroot adrak"],
  [avoiding("root"), "आलू बटाटा बटाट्या बटाटे अदरक गाजर"],
  [avoiding("dairy", "dairy"), "dairy milk lactose dudh doodh दूध दुधा डेअरी डेयरी"],
  [avoiding("dairy"), "curd yogurt ghee butter cheese paneer cream malai dahi tup toop makhan"],
  [avoiding("dairy"), "दही दह्या घी तूप तुपा पनीर चीज मलाई मक्खन लोणी"],
  [
    { is: "subject", subject: { avoided: ["nuts", "peanuts"], named: "nuts" } },
    "nut nuts मेवा मेवे नट्स",
  ],
  [
    avoiding("nuts", "nuts"),
    "cashew cashews almond almonds pistachio pistachios walnut kaju badam pista",
  ],
  [avoiding("nuts", "nuts"), "काजू बादाम बदाम पिस्ता अखरोट सुकामेवा सुक्यामेव्या"],
  [
    avoiding("peanuts", "peanuts"),
    "peanut peanuts groundnut groundnuts shengdana shengdane singdana",
  ],
  [avoiding("peanuts", "peanuts"), "mungfali moongphali मूंगफली मूँगफली शेंगदाणा शेंगदाणे शेंगदाण्या पीनट"],
  [avoiding("gluten", "gluten"), "gluten wheat gehu gahu गेहूं गेहूँ गहू गव्हा ग्लूटेन ग्लुटेन"],
  [avoiding("gluten"), "maida rava suji sooji semolina bread मैदा मैद्या रवा सूजी ब्रेड"],
  [avoiding("sesame", "sesame"), "sesame til तिल तीळ तिळा"],
  [avoiding("mustard", "mustard"), "mustard mohri sarson मोहरी राई सरसों"],
  [avoiding("soy", "soy"), "soy soya सोया"],
  [avoiding("spice"), "spicy spice hot chilli chili tikhat teekha tikha mirchi"],
  [avoiding("spice"), "तिखट तीखा तीखी तीखे मिरची मिर्च मिर्ची मसालेदार झणझणीत"],
  // Not checked by the shop, but with a word in each language.
  [avoiding("unchecked:sugar"), "sugar cheeni chini shakkar sakhar साखर साखरे चीनी शक्कर शुगर"],
  [avoiding("unchecked:ice"), "ice baraf barf बर्फ बर्फा"],
];

function avoiding(avoided: Avoided, named?: Food): Meaning {
  return { is: "subject", subject: { avoided: [avoided], ...(named && { named }) } };
}

const meaningOf = new Map(
  meanings.flatMap(([meaning, words]) =>
    words.split(" ").map((word) => [searchKey(word), meaning] as const),
  ),
);

/** "Sugarfree", "onionless", "कांद्याशिवाय" and "बिनसाखर" as two words. */
function parted(word: string): string[] {
  const [, stem = "", ending = ""] = /^(.{2,})(free|less|शिवाय|विरहित|विना)$/u.exec(word) ?? [];
  if (stem && (ending !== "less" || meaningOf.has(searchKey(stem)))) {
    return [stem, ending === "less" ? "free" : ending];
  }
  const [, rest = ""] = /^(?:बिन|bin)([^ाa].{2,})$/u.exec(word) ?? [];
  return meaningOf.has(searchKey(rest)) ? ["without", rest] : [word];
}

function wordsOf(typed: string): Word[] {
  const plain = typed
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/\bw\/o\b/g, "without");
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words.flatMap(parted).map((text) => {
    const key = searchKey(text);
    return { text, key, meaning: meaningOf.get(key) };
  });
}

const isSpicy = (word: Word | undefined) =>
  word?.meaning?.is === "subject" && word.meaning.subject.avoided.includes("spice");

/** How many words at the start are subjects or connect subjects. */
function subjectsFirst(words: Word[]): number {
  let length = 0;
  for (const [index, { meaning }] of words.entries()) {
    if (meaning?.is === "subject") length = index + 1;
    else if (meaning?.is !== "joint" && meaning?.is !== "empty") break;
  }
  return length;
}

/** The subjects that "without" refers to, and how many words before and after it belong to them. */
function reference(words: Word[], at: number, before: Word[]) {
  const { is } = words[at]?.meaning ?? {};
  const following = words.slice(at + 1);
  const preceding = before.toReversed();
  const [next, last] = [subjectsFirst(following), subjectsFirst(preceding)];
  const none = { refersTo: [] as Word[], back: 0, forth: 0 };
  if (is === "little")
    return isSpicy(following[0]) ? { ...none, refersTo: following.slice(0, 1), forth: 1 } : none;
  if (next > 0 && (is !== "after" || before.length === 0))
    return { ...none, refersTo: following.slice(0, next), forth: next };
  if (is === "non") return none;
  if (is !== "before" && last > 0)
    return { ...none, refersTo: preceding.slice(0, last), back: last };
  const [word] = is === "after" ? preceding : following;
  if (!word || word.meaning) return none;
  return { refersTo: [word], back: is === "after" ? 1 : 0, forth: is === "after" ? 0 : 1 };
}

/** Reads "jain", "no onion", "बिना प्याज" and "साखर नको" as filters, and the other words as search text. */
export function readSearch(typed: string): ReadSearch {
  const words = wordsOf(typed);
  const avoided: Avoided[] = [];
  const names: ReadSearch["names"] = {};
  const diets: Diet[] = [];
  const rest: Word[] = [];

  function avoid({ text, key, meaning }: Word): void {
    if (meaning?.is !== "subject" && meaning) return;
    for (const one of meaning?.subject.avoided ?? [`unchecked:${key}` as const]) {
      if (one === "spice") diets.push("mild");
      else avoided.push(one);
      names[one] = foodLabels[one as Food] ?? text;
    }
  }

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const { meaning } = word;
    if (meaning?.is === "diet") diets.push(meaning.diet);
    else if (meaning && ["before", "after", "either", "little", "non"].includes(meaning.is)) {
      const { refersTo, back, forth } = reference(words, at, rest);
      refersTo.forEach(avoid);
      rest.splice(rest.length - back, back);
      at += forth;
      if (refersTo.length === 0) rest.push(word);
    } else rest.push(word);
  }

  const isFilter = diets.length > 0 || avoided.length > 0;
  const found = rest.filter(({ meaning }) => meaning?.is !== "joint" && meaning?.is !== "empty");
  const named = found.map(({ meaning }) =>
    meaning?.is === "subject" ? meaning.subject.named : undefined,
  );
  const isNamed = named.every((food) => food !== undefined);
  return {
    wanted: isFilter ? found.map(({ text }) => text).join(" ") : typed,
    diets: [...new Set(diets)],
    avoided: [...new Set(avoided)],
    names,
    named: isNamed ? [...new Set(named)] : [],
  };
}
