import { expect, test } from "vitest";
import { searchKey, searchKeys } from "./search-key.ts";

test.each([
  [
    "long and short vowels",
    ["pani puri", "paani poori", "panee pury", "पाणी पुरी", "पानी पूरी", "पनि पुरि"],
  ],
  [
    "joined, split and hyphenated words",
    ["panipuri", "pani puri", "pani-puri", "पाणीपुरी", "Pani  PURI"],
  ],
  ["ण and न, ळ and ल", ["पुरणपोळी", "पुरन पोली", "puran poli", "pooran poli"]],
  ["श, ष and स", ["शेव", "षेव", "सेव", "shev", "sev"]],
  ["an a that is not spoken", ["रगडा", "ragda", "ragada", "रग्डा"]],
  ["a vowel of its own", ["उसळ", "ऊसल", "usal", "oosal"]],
  ["w and v, o and v after a", ["vada pav", "wada paw", "vada pao", "वडापाव", "वडा पाव"]],
  ["nukta, composed or not", ["सब्ज़ी", "सब्ज\u093cी", "सब्जी", "sabzi", "sabji"]],
  ["ph and f", ["falooda", "phaluda", "फालूदा", "फ़ालूदा"]],
  ["aspirates", ["dhokla", "dokala", "ढोकला", "डोकळा"]],
  ["th and t", ["thali", "tali", "थाळी", "थाली"]],
  ["anusvara before b", ["कोथिंबीर", "कोथिम्बीर", "kothimbir", "kothinbeer"]],
  ["anusvara before d", ["कांदा", "kanda", "kaanda", "कान्दा"]],
  ["doubled letters", ["lassi", "lasi", "लस्सी", "लसी", "lassee"]],
  ["ch, chh and chch", ["kachori", "kachchori", "kacchori", "कचोरी", "कच्चोरी"]],
  ["c, ck and q for k", ["tikki", "ticki", "tiqi", "टिक्की"]],
  ["x", ["mix", "miks", "मिक्स"]],
  ["y and i", ["bhajiya", "bhajia", "bhajya", "भजिया", "भज्या"]],
  ["y at the end", ["chai", "chaay", "चाय", "चाइ"]],
  ["the plural in e", ["golgappa", "gol gappe", "गोलगप्पा", "गोलगप्पे"]],
  ["a soft c", ["pattice", "pattise", "patties", "पॅटिस"]],
  ["digits", ["2 pav", "२ पाव"]],
  ["marks on Latin letters", ["pāṇī purī", "pani puri"]],
])("%s make no difference", (_, texts) => {
  expect(new Set(texts.map(searchKey)).size).toBe(1);
  expect(searchKey(texts[0] ?? "")).not.toBe("");
});

test.each([
  ["puri", "puran"],
  ["puri", "poli"],
  ["misal", "masala"],
  ["bhel", "bhalla"],
  ["vada", "vadi"],
  ["pav", "poha"],
  ["pizza", "pyaz"],
  ["chaat", "cat"],
  ["tea", "the"],
  ["pani", "paan"],
  ["1", "11"],
])("%s does not sound like %s", (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other));
});

test("every letter and sign of Devanagari is read", () => {
  const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ"];
  const others = [..."अआइईउऊऋऍएऐऑओऔॲ"].concat([..."ािीुूृॅेैॉोौंँ्"].map((sign) => `क${sign}`));

  expect(consonants.map(searchKey).join(" ")).toBe(
    "k k g g n c c j j n t t d d n t t d d n p f b b m i r l v s s s h l",
  );
  expect(others.map(searchKey)).toEqual([
    ...["", "", "i", "i", "u", "u", "ri", "", "e", "i", "o", "o", "u", ""],
    ...["k", "ki", "ki", "ku", "ku", "kri", "k", "k", "ki", "ko", "ko", "ku", "kn", "kn", "k"],
  ]);
});

test("each word of a text has its own key", () => {
  expect(searchKeys("Bhel, पाणी-पुरी")).toEqual(["bel", "pni", "puri"]);
  expect(searchKeys("भज्\u200dया")).toEqual(["bjy"]);
});

test.each(["", " - ", "🌶️", "\u0301", "a", "्"])("%j has no key", (text) => {
  expect(searchKeys(text)).toEqual([]);
});
