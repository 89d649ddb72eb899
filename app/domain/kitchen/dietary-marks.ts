import type { KitchenItem } from "../orders/kitchen-items.ts";

export type DietaryMark = "Jain" | "Allergy";

const jainWords = ["jain", "जैन"];
/** Beginnings of words: "allergic", "allergies", "intolerance". */
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
/** Beginnings of words, in Latin letters as people type them, and in Devanagari with any ending. */
const avoidedStems = [
  ..."almond butter cashew cheese curd dair garlic ghee gluten lactose milk mustard nut onion paneer peanut".split(
    " ",
  ),
  ..."pistachio sesame soy walnut wheat yoghurt yogurt".split(" "),
  ..."badam dahi doodh dudh kaju kanda lasan lasun lehsun lahsun maida makhan mohri".split(" "),
  ..."moongfali moongphali mungfali mungphali pista pyaaz pyaj pyaz sarso shengdan shengdaan singdan tup toop".split(
    " ",
  ),
  ..."मूँगफल मूंगफल मुंगफल सींगदान शेंगदाण शेंगदाना दाणे दूध दुध दही दह्य घी तूप तुप पनीर चीज मक्खन लोणी".split(" "),
  ..."काजू बादाम बदाम पिस्त अखरोट आक्रोड अक्रोड मेव सुकामेव सुक्यामेव ड्रायफ्रूट तिल तीळ तिळ गेहू गहू मैद".split(
    " ",
  ),
  ..."राई सरसों मोहर सोया ग्लूटेन ग्लुटेन प्याज कांद लहसुन लसूण लसण लसुण".split(" "),
];
/** Words with the same beginning but another meaning. */
const others = ["nutan", "nutri", "milkman", "तिला"];

/** Words before the thing to leave out: "no roasted cashews", "बिना प्याज़". */
const leavesOutNext = new Set(
  "no without avoid not dont skip remove hold minus never bina vina bagair बिना विना बगैर न".split(
    " ",
  ),
);
/** Words after it: "शेंगदाणे नको", "kaju mat dalna". */
const leavesOutLast = new Set([
  ..."free nako naka nahi nahin nahee mat matt vagalun shivay sodun".split(" "),
  ..."नको नका नाही नाहीत नसावे नसावी नसावेत नसाव्यात नसलेले नसलेली मत नहीं नही शिवाय वगळून सोडून टाळा काढा हटा छोड़कर".split(
    " ",
  ),
]);
const WORDS_BETWEEN = 2;
/** After these, the text is about something else: "no onion but extra nuts". */
const NEW_CLAUSE = /[,.;:!?\n|।]|\s(?:but|and|aur|ani|pan|lekin|और|आणि|पण|लेकिन|पर)\s/u;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\u093C’']/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

const beginsWith = (word: string, stems: string[]) => stems.some((stem) => word.startsWith(stem));
const isAvoidable = (word: string) => beginsWith(word, avoidedStems) && !beginsWith(word, others);

function mentionsAllergy(text: string): boolean {
  if (wordsOf(text).some((word) => beginsWith(word, allergyStems))) return true;
  return text.split(NEW_CLAUSE).some((clause) => {
    const words = wordsOf(clause);
    return words.some((word, at) => {
      const before = words.slice(Math.max(0, at - 1 - WORDS_BETWEEN), at);
      const after = words.slice(at + 1, at + 2 + WORDS_BETWEEN);
      return (
        isAvoidable(word) &&
        (before.some((one) => leavesOutNext.has(one)) ||
          after.some((one) => leavesOutLast.has(one)))
      );
    });
  });
}

const mentionsJain = (text: string) => wordsOf(text).some((word) => jainWords.includes(word));

/** Marks notes that must not be overlooked, including doubtful ones, because the text is shown next to the mark. */
export function dietaryMarks(texts: string[]): DietaryMark[] {
  return [
    ...(texts.some(mentionsJain) ? (["Jain"] as const) : []),
    ...(texts.some(mentionsAllergy) ? (["Allergy"] as const) : []),
  ];
}

type Asked = Pick<KitchenItem, "choices" | "specialInstructions">;

export function marksOfItem({ choices, specialInstructions }: Asked): DietaryMark[] {
  // "Jain (no onion, garlic or potato)" on a dish is not an allergy.
  const told = choices.map((choice) => (mentionsJain(choice) ? "Jain" : choice));
  return dietaryMarks([...told, specialInstructions]);
}
