import { expect, test } from "vitest";
import { sampleIn } from "#tests/support/records/another-shop.ts";
import { messagesIn, sources, textsIn, variantsOf } from "./message-files.ts";
import { meanings } from "./message-meanings.ts";
import { piecesIn } from "./message-pieces.ts";

const english = messagesIn("en");

/** Without markup, so that `{#strong}{name}{/strong}` reads like `{name}`. */
const withoutMarkup = (text: string) =>
  text.replace(/\{#(\w+)(?:\/\}|\}\{\/\1\})/g, "{$1}").replace(/\{[#/][^}]*\}/g, "");

/** The texts of a language that break a rule, as `key: text`. */
function faults(language: string, isFault: (text: string, key: string) => boolean): string[] {
  return textsIn(language)
    .map(({ key, text }) => ({ key, text: withoutMarkup(text) }))
    .filter(({ key, text }) => isFault(text, key))
    .map(({ key, text }) => `${key}: ${text}`);
}

/** The placeholders that hold the label of a status, recognised by the English text. */
function statusesIn(key: string): string[] {
  const text = variantsOf(english[key] ?? "").join(" ");
  const named = text.match(/(?<=\{)(?:status|statusLabel)(?=\})/g) ?? [];
  return [
    ...named,
    ...(text.match(/(?<=\b(?:is|already|become) \{)(?:label|wanted)(?=\})/g) ?? []),
  ];
}

test.each(["en", "hi", "mr"])("in %s, no message speaks of the sample shop", (language) => {
  expect(faults(language, (text) => sampleIn(text) !== null)).toEqual([]);
});

test.each([
  ["hi", "स्टेटस"],
  ["mr", "स्थिती"],
])("in %s, a status inside a sentence is quoted and named", (language, noun) => {
  const isFault = (text: string, key: string) =>
    statusesIn(key).some((name) => {
      const isLabel = new RegExp(`(?:: |^)\\{${name}\\}(?:$|,)`).test(text);
      return !isLabel && !(text.includes(`“{${name}}”`) && text.includes(noun));
    });
  expect(faults(language, isFault)).toEqual([]);
  expect(Object.keys(english).filter((key) => statusesIn(key).length > 0).length).toBeGreaterThan(
    10,
  );
});

/** Placeholders that hold a time of day, with or without a day before it. */
const times =
  "at|since|time|until|from|startsAt|endsAt|opensAt|closesAt|closedAt|changedAt|paidAt|dueAt|failedAt|expectedAt|laterFor|fromMinutes|untilMinutes|opensAtMinutes|closesAtMinutes|readAt|nextTryAt";

/** Hindi messages whose placeholder with such a name holds something else. */
const notATime = new Map([
  ["account_secondFactorState", "a date"],
  ["emails_hasBookedFor", "a date"],
  ["emails_newBookingSubject", "a date"],
  ["posts_added", "a tag"],
  ["settings_from", "a date"],
  ["settings_to", "the first of two times"],
  ["settings_limitHours", "the first of two times"],
  ["shared_refundByYourself", "where money came from"],
]);

test("in Hindi, a time inside a sentence is followed by बजे", () => {
  const beforeAWord = new RegExp(`\\{(?:${times})\\} (?!बजे|(?:का|के) स्लॉट)\\p{L}`, "u");
  expect(faults("hi", (text, key) => beforeAWord.test(text) && !notATime.has(key))).toEqual([]);
  expect([...notATime.keys()].filter((key) => !english[key])).toEqual([]);
});

/** Placeholders that hold the name of a dish, an option, a holiday or another thing. */
const things = "dish|combo|item|itemName|choice|group|part|option|scarce|missingPart|holiday|name";

/** Messages whose `{name}` is a person, whose name stays unchanged, or a date, a number or a file. */
const otherNames = new Map([
  ["account_deletionOwesCash", "a person"],
  ["alerts_thePinOfIsLocked", "a person"],
  ["counter_to", "who is paid"],
  ["day_laterDayClosed", "a date"],
  ["day_isStillOpen", "a date"],
  ["day_receivedFrom", "a person"],
  ["day_wasClosedAt", "a date"],
  ["day_closedByAt", "a date"],
  ["deliveries_amountFrom", "a person"],
  ["deliveries_cashReceivedFrom", "a person"],
  ["deliveries_handInTooHigh", "a person"],
  ["deliveries_owes", "a person"],
  ["deliveries_owesChanged", "a person"],
  ["messages_call", "a person"],
  ["messages_deleteOf", "a person"],
  ["messages_markRead", "a person"],
  ["messages_markUnread", "a person"],
  ["messages_replyToByEmail", "a person"],
  ["orders_takenBy", "a person"],
  ["printing_taxableAt", "a rate"],
  ["reviews_pictureOfFrom", "a person"],
  ["shell_accountOf", "a person"],
  ["staff_activityOf", "a person"],
  ["staff_isActive", "a person"],
  ["staff_isInactive", "a person"],
  ["staff_invitationQrCode", "a person"],
  ["staff_deleteEffect", "a person"],
  ["staff_theInvitationFor", "a person"],
]);

test("in Hindi, no postposition follows a name, which would have to change before it", () => {
  const postposition = "(?:का|के|की|को|में|से|पर|ने|तक|वाला|वाले|वाली)";
  const inflected = new RegExp(`\\{(?:${things})\\} ${postposition}(?!\\p{M}|\\p{L})`, "u");
  expect(faults("hi", (text, key) => inflected.test(text) && !otherNames.has(key))).toEqual([]);
  expect([...otherNames.keys()].filter((key) => !english[key])).toEqual([]);
});

test("in Hindi, no verb has to agree with a name of unknown gender", () => {
  // Up to the end of the clause: `{name} गया`, `{name} आज बिक गई`.
  const verb =
    "(?:गया|गए|गई|गईं|हुआ|हुए|हुई|हुईं|था|थे|थी|थीं|किया|लिया|दिया|मिला|मिली|रहा|रहे|रही|सका|सकी|सकता|सकते|सकती|होगा|होगी|जाएगा|जाएगी|मिलेगा|मिलेगी|मिलता|मिलती|बिका|बिकी|बदला|बदली|जुड़ा|जुड़ी|हटा|हटी)";
  const agreeing = new RegExp(
    `(?:^|[।:.] )\\{(?:${things})\\}(?: \\([^)]*\\))? (?:[^\\s।:,;–“”]+ ){0,4}${verb}(?:[ ।,;]|$)`,
    "u",
  );
  expect(faults("hi", (text, key) => agreeing.test(text) && !otherNames.has(key))).toEqual([]);
});

test("no sentence is put together from messages", { timeout: 60_000 }, () => {
  const known = [
    // The number of pending orders in the browser tab's title: `(3) Orders`.
    "app/screens/admin/orders/orders.tsx: m.shared_orders()",
  ];
  const found = sources
    .filter(({ file, code }) => /\.tsx?$/.test(file) && code.includes("m."))
    .flatMap(({ file, code }) => piecesIn(file, code).map((piece) => `${file}: ${piece}`));
  expect(found.filter((piece) => !known.includes(piece))).toEqual([]);
});

test("a message does not continue what stands before it, or wait for what follows", () => {
  const isOpen = (text: string) => /^[\s,;:.)]|\s$/.test(text);
  for (const language of ["en", "hi", "mr"]) expect(faults(language, isOpen)).toEqual([]);
});

/** `app/ui/orders/order-card.tsx` belongs to `orders`; the files of the admin area belong together. */
function areaOf(file: string): string {
  const [, layer = "", area = "", ...rest] = file.split("/");
  return rest.length > 0 ? area : layer;
}

test("a word that several areas show has one meaning, and the list names it", () => {
  const areas = new Map<string, Set<string>>();
  for (const { file, code } of sources) {
    for (const [, key = ""] of code.matchAll(/\bm\.(\w+)/g)) {
      areas.set(key, (areas.get(key) ?? new Set()).add(areaOf(file)));
    }
  }
  const isWord = (key: string) =>
    variantsOf(english[key] ?? "").every((text) => /^[A-Za-z-]*[a-z][A-Za-z-]*:?$/.test(text));
  const shared = [...areas].filter(([key, { size }]) => size > 1 && isWord(key));
  expect(shared.map(([key]) => key).sort()).toEqual(Object.keys(meanings).sort());
  expect(shared.length).toBeGreaterThan(100);
});

/** Words that differ like two spellings of one word, but are different words. */
const twoWords: Record<string, string[]> = {
  // Customers also search for "panipuri".
  en: ["panipuri", "around", "everyone", "for", "into", "login", "often", "or", "pickup", "setup"],
  hi: ["इनका", "इनके", "इनसे", "एक-एक", "कोन", "की", "को ईमेल", "पूरी", "फ़ुल", "हाल"],
  // "पाणी पुरी" is on the test page of every language.
  mr: ["पाणीपुरी", "आजही", "की ती", "टीप", "नाहीतर", "मी", "ला"],
};

const wordPatterns = {
  en: /[A-Za-z]+(?:['’-][A-Za-z]+)*/g,
  hi: /[\u0900-\u0963\u0970-\u097f]+(?:-[\u0900-\u0963\u0970-\u097f]+)*/g,
  mr: /[\u0900-\u0963\u0970-\u097f]+(?:-[\u0900-\u0963\u0970-\u097f]+)*/g,
};

/** Normalises spellings of one word: with or without a hyphen, a space or a nukta, with a long or short vowel … */
function normalEnglish(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\s-]/g, "")
    .replace(/iz(e[sdr]?|ing|ations?)$/, "is$1")
    .replace(/our(s|ed|ing|ites?)?$/, "or$1")
    .replace(/tre$/, "ter")
    .replace(/ll/g, "l");
}

function normalDevanagari(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\s|-|\u093c|\u200c|\u200d/g, "")
    .replace(/ँ|[ङञणनम]्(?=[क-ह])/g, "ं")
    .replace(/ये/g, "ए")
    .replace(/य[ीि]/g, "इ")
    .replace(/ी/g, "ि")
    .replace(/ू/g, "ु")
    .replace(/ई/g, "इ")
    .replace(/ऊ/g, "उ")
    .replace(/ॉ/g, "ा")
    .replace(/ऑ/g, "आ");
}

/** Capitals count only within a word, as in WhatsApp. */
const spelt = (word: string) => (/[a-z][A-Z]/.test(word) ? word : word.toLowerCase());

/** The words of a text and each pair of adjacent ones, for words that are sometimes written together. */
function wordsOf(text: string, pattern: RegExp): string[] {
  const plain = text.replace(/\{[^}]*\}/g, "#").replace(/https?:\/\/\S*/g, "#");
  const clauses = plain.split(/[^\p{L}\p{M}\s'’-]+/u);
  return clauses.flatMap((clause) => {
    const words = clause.match(pattern) ?? [];
    const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
    return [...words, ...pairs.filter((pair) => clause.includes(pair))].map(spelt);
  });
}

test.each([
  ["en", normalEnglish],
  ["hi", normalDevanagari],
  ["mr", normalDevanagari],
] as const)("in %s, a word has one spelling", (language, normal) => {
  const spellings = new Map<string, Set<string>>();
  for (const { text } of textsIn(language)) {
    for (const word of wordsOf(text, wordPatterns[language])) {
      const same = normal(word);
      spellings.set(same, (spellings.get(same) ?? new Set()).add(word));
    }
  }
  const known = twoWords[language] ?? [];
  const several = [...spellings.values()]
    .map((words) => [...words].filter((word) => !known.includes(word)))
    .filter((words) => words.length > 1 && words.some((word) => !word.includes(" ")));
  expect(several).toEqual([]);
  expect(spellings.size).toBeGreaterThan(5000);
});

test("Hindi is written without the nukta of क़, ख़ and ग़", () => {
  expect(faults("hi", (text) => /[कखग]\u093c/.test(text.normalize("NFD")))).toEqual([]);
});
