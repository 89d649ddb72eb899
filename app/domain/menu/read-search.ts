import type { Avoided, Diet } from "../food/diet.ts";
import { type Food, foodLabels, foods } from "../food/food.ts";
import { searchKey } from "./search-key.ts";

/** The meaning of text typed into the menu's search. */
export type ReadSearch = {
  /** The words to search for, without those that filter; empty if all of them filter. */
  wanted: string;
  diets: Diet[];
  avoided: Avoided[];
  /** The names of everything in `avoided`: foods by their labels, and things that the shop does not check as typed. */
  names: Partial<Record<Avoided, string>>;
  /** The foods that the search consists of, such as milk for "ghee"; dishes that contain them must say so. */
  named: Food[];
  /** The same foods if they are named as a whole, such as milk for "milk": every dish that contains them must be found. */
  whole: Food[];
};

type Subject = { is: "subject"; avoided: Avoided[]; isWhole: boolean };
type Meaning =
  | Subject
  | { is: "diet"; diet: Diet | "veg" }
  /** "Without": before or after a subject, or either. */
  | { is: "before" | "after" | "either" }
  /** "Na" in "pyaz na dalo", which means nothing after a word that is not a subject. */
  | { is: "na" }
  /** "Less", which matters only beside "spicy", and "non", which matters only before a subject. */
  | { is: "little" | "non" }
  /** "And" and "ke", words such as "food" that narrow nothing, and "with", which ends the list of things to avoid. */
  | { is: "joint" | "empty" | "with" };

type Word = { text: string; meaning: Meaning | undefined };

/** Matched by spelling, because short words have short keys: "fry" would match "free", and "anda" would match "and". */
export const meanings: [Meaning, words: string][] = [
  [
    { is: "before" },
    "no not dont doesnt cant cannot wont never avoid skip except exclude excluding",
  ],
  [{ is: "before" }, "minus zero neither नो"],
  [{ is: "non" }, "non नॉन"],
  [
    { is: "after" },
    "free nako naka nahi nahin nahee nai mat allergy allergies intolerant intolerance",
  ],
  [
    { is: "after" },
    "shivay vagalun chhodkar chodkar sodun nasleli naslele naslela फ्री एलर्जी ॲलर्जी",
  ],
  [{ is: "after" }, "शिवाय वगळून छोड़कर सोडून नसलेला नसलेली नसलेले नसलेल्या नको नका नाही नाहीत"],
  [{ is: "after" }, "नहीं नही मत अलर्जी अॅलर्जी"],
  [{ is: "na" }, "na न"],
  [{ is: "either" }, "without withot witout withou bina vina bagair rahit virahit allergic"],
  [{ is: "either" }, "बिना विना बगैर विरहित रहित"],
  [{ is: "little" }, "less kam kami कम कमी"],
  [{ is: "joint" }, "and or nor aur ani kinva va ya tatha और आणि या व किंवा तथा"],
  [{ is: "with" }, "with contains contain containing has having but lekin लेकिन मगर पण परंतु"],
  [{ is: "empty" }, "ke ka ki la che chi cha chya ko se me mein wala wali wale vala vali vale"],
  [{ is: "empty" }, "के का की को से में ला चे ची चा च्या वाला वाली वाले"],
  [
    { is: "empty" },
    "any a the of in to for i im am is it my we add added adding put extra want need",
  ],
  [{ is: "empty" }, "have eat eating like can do please pls food dish dishes item items something"],
  [{ is: "empty" }, "product products made make very so much pure shudh shuddh"],
  [
    { is: "empty" },
    "khana kha khata khati khate kuch disease hai hain hoon hu mujhe mala ahe aahe hona hava",
  ],
  [{ is: "empty" }, "chahiye chahie dalo dalna dale dalen ghalu ghala ghalta ghalun kara karo"],
  [{ is: "empty" }, "jyada zyada jada bahut bahot jasta jast khup khoop"],
  [{ is: "empty" }, "खाना खाता खाती खाते कुछ है हैं हूं हूँ मुझे होना चाहिए चाहिये डालो डालना डालें डाले"],
  [{ is: "empty" }, "पदार्थ काहीतरी जेवण डिश डिशेस मला आहे हवं हवा हवी हवे घालू घाला घालता घालून करा करो"],
  [{ is: "empty" }, "ज्यादा बहुत जास्त खूप शुद्ध"],
  [{ is: "diet", diet: "jain" }, "jain जैन"],
  [{ is: "diet", diet: "vegan" }, "vegan वीगन व्हीगन वेगन विगन"],
  [{ is: "diet", diet: "mild" }, "mild माइल्ड माईल्ड सौम्य"],
  [{ is: "diet", diet: "veg" }, "veg veggie vegetarian shakahari शाकाहारी वेज व्हेज"],
  [whole("onion"), "onion onions kanda kande kandya pyaz pyaj piyaz piaz"],
  [whole("onion"), "कांदा कांद्या कांदे कान्दा प्याज प्याज़ ऑनियन"],
  [whole("garlic"), "garlic lahsun lehsun lahsoon lehsoon lasun lasoon lasan lasna"],
  [whole("garlic"), "लहसुन लसूण लसणा लसुण गार्लिक"],
  [whole("root"), "root roots"],
  [
    part("root"),
    "potato potatoes aloo alu batata batate ginger carrot carrots gajar beetroot adrak",
  ],
  [part("root"), "आलू बटाटा बटाट्या बटाटे अदरक आलं आले गाजर"],
  [whole("dairy"), "dairy milk lactose dudh doodh dood दूध दुधा डेअरी डेयरी"],
  [
    part("dairy"),
    "curd yogurt yoghurt ghee ghi butter cheese paneer panir cream malai dahi tup toop",
  ],
  [part("dairy"), "makhan loni दही दह्या घी तूप तुपा पनीर चीज मलाई मक्खन लोणी"],
  [whole("nuts", "peanuts"), "nut nuts mewa meva मेवा मेवे नट्स"],
  [whole("nuts"), "cashew cashews cashewnut cashewnuts almond almonds pistachio pistachios walnut"],
  [whole("nuts"), "walnuts kaju badam pista akhrot sukamewa sukameva dryfruit dryfruits"],
  [whole("nuts"), "काजू बादाम बदाम पिस्ता अखरोट सुकामेवा सुक्यामेव्या"],
  [whole("peanuts"), "peanut peanuts groundnut groundnuts shengdana shengdane shengdanya singdana"],
  [whole("peanuts"), "mungfali mungphali moongfali moongphali moongfalli mumfali"],
  [whole("peanuts"), "मूंगफली मूँगफली मुंगफली शेंगदाणा शेंगदाणे शेंगदाण्या पीनट"],
  [whole("gluten"), "gluten wheat gehu gehun gahu गेहूं गेहूँ गहू गव्हा ग्लूटेन ग्लुटेन"],
  [part("gluten"), "maida rava rawa suji sooji semolina bread मैदा मैद्या रवा सूजी ब्रेड"],
  [whole("sesame"), "sesame til तिल तीळ तिळा"],
  [whole("mustard"), "mustard mohri rai sarson मोहरी राई सरसों"],
  [whole("soy"), "soy soya सोया"],
  [part("meat"), "meat chicken mutton fish egg eggs anda ande nonveg"],
  [part("meat"), "मांस चिकन मटन मटण मछली मासे अंडा अंडे अंडी अंड्या"],
  [part("spice"), "spicy spice hot tikhat teekha tikha teekhi tikhi"],
  [part("spice"), "तिखट तीखा तीखी तीखे मसालेदार झणझणीत"],
  // Not checked by the shop, but with a word in each language.
  [part("unchecked:chilli"), "chilli chillies chilly chili chilies mirchi mirch mirachi"],
  [part("unchecked:chilli"), "मिरची मिरच्या मिर्च मिर्ची"],
  [part("unchecked:sugar"), "sugar cheeni chini shakkar sakhar साखर साखरे चीनी शक्कर शुगर"],
  [part("unchecked:ice"), "ice baraf barf बर्फ बर्फा"],
  [part(`unchecked:${searchKey("tomato")}`), "tomato tomatoes tamatar टमाटर टोमॅटो"],
];

function whole(...avoided: Food[]): Subject {
  return { is: "subject", avoided, isWhole: true };
}

function part(avoided: Avoided): Subject {
  return { is: "subject", avoided: [avoided], isWhole: false };
}

/** "Pyaaz" and "pyaz" are the same, "too" and "to", and "ज़" and "ज". */
export function spelling(word: string): string {
  const plain = word.normalize("NFD").replace(/[\u0300-\u036f\u093c]/g, "");
  return plain.replace(/([a-z])\1+/g, "$1");
}

function byWord(keyOf: (word: string) => string): Map<string, Meaning> {
  return new Map(
    meanings.flatMap(([meaning, words]) => words.split(" ").map((word) => [keyOf(word), meaning])),
  );
}

const bySpelling = byWord(spelling);
const bySound = byWord(searchKey);

/** Shorter words share their keys with other words. */
const MIN_SOUND_LENGTH = 5;

function meaningOf(word: string): Meaning | undefined {
  const sound = searchKey(word);
  const heard = sound.length >= MIN_SOUND_LENGTH ? bySound.get(sound) : undefined;
  return bySpelling.get(spelling(word)) ?? (heard?.is === "subject" ? heard : undefined);
}

const isKnown = (word: string) => meaningOf(word) !== undefined;

/** "Sugarfree", "onionless", "कांद्याशिवाय", "कांद्याची", "बिनसाखर": as two words. */
function parted(word: string): string[] {
  if (isKnown(word)) return [word];
  if (/^coeliac$|^celiac$/.test(word)) return ["gluten", "free"];
  const [, without, rest = ""] = /^(बिन|bin)(.{2,})$/u.exec(word) ?? [];
  if (without && isKnown(parted(rest)[0] ?? "")) return ["without", ...parted(rest)];
  const endings = /^(.{2,})(free|less|shivay|शिवाय|विरहित|विना|chi|cha|che|ची|चा|चे|च्या)$/u;
  const [, stem = "", ending = ""] = endings.exec(word) ?? [];
  if (isKnown(stem)) return [stem, ending === "less" ? "free" : ending];
  return /free|शिवाय|विरहित|विना/.test(ending) ? [stem, ending] : [word];
}

function wordsOf(typed: string): Word[] {
  const plain = typed
    .toLowerCase()
    .replace(/[’'\u200c\u200d]/g, "")
    .replace(/\bw\/o\b/g, "without")
    .replace(/(\bdry|ड्राय|ड्राई)[ -](fruit|फ्रूट)s?/g, "dryfruit");
  // Ice cream is neither ice nor cream.
  const words = plain.match(/ice[ -]creams?|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words
    .flatMap(parted)
    .map((text) => ({ text, meaning: meaningOf(text) }))
    .filter(({ meaning }, at, all) => meaning?.is !== "before" || all[at + 1]?.meaning !== meaning);
}

const isSubject = ({ meaning }: Word) => meaning?.is === "subject";
const isFiller = ({ meaning }: Word) => meaning?.is === "joint" || meaning?.is === "empty";
const isNegation = ({ meaning }: Word) =>
  ["before", "non", "na", "after", "either"].includes(meaning?.is ?? "");
const isVeg = ({ meaning }: Word) => meaning?.is === "diet" && meaning.diet === "veg";
const isDiet = (word: Word) => word.meaning?.is === "diet" && !isVeg(word);
const isSpicy = ({ meaning }: Word) =>
  meaning?.is === "subject" &&
  (meaning.avoided.includes("spice") || meaning.avoided.includes("unchecked:chilli"));

/** The leading subjects, including the fillers between them. */
function subjectsFirst(words: Word[]): Word[] {
  const end = words.findIndex((word) => !isSubject(word) && !isFiller(word));
  const first = end < 0 ? words : words.slice(0, end);
  return first.slice(0, first.findLastIndex(isSubject) + 1);
}

/** The first word that is not a filler, with the fillers before it, if it passes the test. */
function firstIf(is: (word: Word) => boolean, words: Word[]): Word[] {
  const at = words.findIndex((word) => !isFiller(word));
  const word = words[at];
  return word && is(word) ? words.slice(0, at + 1) : [];
}

const isOther = (word: Word) => !word.meaning || isDiet(word);

/** Such as "mint", or "mint and onion". */
function otherFirst(words: Word[]): Word[] {
  const other = firstIf(isOther, words);
  return other.length > 0 ? [...other, ...subjectsFirst(words.slice(other.length))] : [];
}

/** Extends the words by others that are joined to them, such as "and mint". */
function withJoined(first: Word[], words: Word[]): Word[] {
  const [joint, word, ...rest] = words.slice(first.length);
  if (first.length === 0 || joint?.meaning?.is !== "joint" || !word || word.meaning) return first;
  return withJoined([...first, joint, word, ...subjectsFirst(rest)], words);
}

function foodsOf(subjects: Subject[]): Food[] {
  return foods.filter((food) => subjects.some(({ avoided }) => avoided.includes(food)));
}

type Reference = { ahead: Word[]; behind: Word[] };
const nothing: Reference = { ahead: [], behind: [] };

function only(side: keyof Reference, words: Reference): Reference {
  return { ...nothing, [side]: words[side] };
}

/** The words that a word such as "without" refers to: those after it, or those before it, nearest first. */
function reference({ meaning }: Word, after: Word[], before: Word[]): Reference {
  const isLast = after.every(isFiller);
  const isFirst = before.every(isFiller);
  const subjects = {
    ahead: withJoined(subjectsFirst(after), after),
    behind: withJoined(subjectsFirst(before), before),
  };
  const other = {
    ahead: withJoined(otherFirst(after), after),
    behind: withJoined(otherFirst(before), before),
  };
  const spicy = { ahead: firstIf(isSpicy, after), behind: firstIf(isSpicy, before) };
  const diet = { ahead: firstIf(isDiet, after), behind: firstIf(isDiet, before) };
  const candidates: Partial<Record<Meaning["is"], (Reference | false)[]>> = {
    little: [only("ahead", spicy), only("behind", spicy)],
    non: [only("ahead", subjects), only("ahead", diet)],
    na: [only("behind", subjects), only("ahead", subjects)],
    before: [
      only("ahead", subjects),
      isLast && only("behind", subjects),
      isLast && only("behind", diet),
      only("ahead", other),
    ],
    after: [isFirst && only("ahead", subjects), only("behind", subjects), only("behind", other)],
    either: [
      only("ahead", subjects),
      only("behind", subjects),
      only("ahead", other),
      only("behind", other),
    ],
  };
  const possible = (meaning && candidates[meaning.is]) ?? [];
  return possible.find((one) => one && one.ahead.length + one.behind.length > 0) || nothing;
}

/** Reads "jain", "no onion", "बिना प्याज" and "साखर नको" as filters, and searches for the other words. */
export function readSearch(typed: string): ReadSearch {
  const words = wordsOf(typed);
  const avoided: Avoided[] = [];
  const names: ReadSearch["names"] = {};
  const diets: Diet[] = [];
  const rest: Word[] = [];
  let isRead = false;

  function avoid({ text, meaning }: Word): void {
    if (meaning?.is !== "subject" && meaning) return;
    for (const one of meaning?.avoided ?? [`unchecked:${searchKey(text)}` as const]) {
      if (one === "spice") diets.push("mild");
      else avoided.push(one);
      names[one] = foodLabels[one as Food] ?? text;
    }
  }

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const { ahead, behind } = reference(word, words.slice(at + 1), rest.toReversed());
    at += ahead.length;
    rest.splice(rest.length - behind.length, behind.length);
    const refersTo = [...ahead, ...behind];
    if (refersTo.length === 0) rest.push(word);
    else if (word.meaning?.is === "little") diets.push("mild");
    else refersTo.forEach(avoid);
    isRead ||= refersTo.length > 0;
  }

  // "Non-veg" is no filter, because the shop may have none.
  const isNegated = rest.some(isNegation);
  for (const { meaning } of rest) {
    if (meaning?.is !== "diet") continue;
    if (meaning.diet !== "veg") diets.push(meaning.diet);
    else if (!isNegated) avoided.push("meat");
  }
  const found = rest.filter(
    (word) => !word.meaning || isSubject(word) || isNegation(word) || (isNegated && isVeg(word)),
  );
  const subjects = found.flatMap(({ meaning }) => (meaning?.is === "subject" ? [meaning] : []));
  const named = foodsOf(found.length === subjects.length ? subjects : []);
  isRead ||= diets.length + avoided.length + named.length > 0;
  const wanted = found.map(({ text }) => text).join(" ");
  return {
    // Without a filter, a search for nothing would find nothing.
    wanted: isRead && (wanted || diets.length + avoided.length > 0) ? wanted : typed,
    diets: [...new Set(diets)],
    avoided: [...new Set(avoided)],
    names,
    named,
    whole: subjects.every(({ isWhole }) => isWhole) ? named : [],
  };
}
