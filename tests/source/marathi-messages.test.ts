import { describe, expect, test } from "vitest";
import { messagesIn, textsIn, variantsOf } from "./message-files.ts";

const english = messagesIn("en");
/** Without markup, so that `{#dish}{name}{/dish}` reads like `{name}`. */
const marathi = textsIn("mr").map(({ key, text }) => ({
  key,
  text: text.replace(/\{[#/][^}]*\}/g, ""),
}));

function faults(isFault: (text: string, key: string) => boolean): string[] {
  return marathi.flatMap(({ key, text }) => (isFault(text, key) ? `${key}: ${text}` : []));
}

const placeholder = (names: string) => `\\{(?:${names.trim().replace(/\s+/g, "|")})\\}`;
const words = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];
/** The text up to the end of the clause. */
const clauseOf = (text: string) => /^[”"]?([^.:;!?,()·–…“”\n]*)/.exec(text)?.[1] ?? "";

/** These hold the name of a dish, a person or another thing, so their gender and number are unknown. */
const names = placeholder(`
  name dish dishName combo item itemName choice option group part scarce missingPart size otherSize of
  title what subject word document category categoryName zoneName owner street holiday eventName
  customerName contactName authorName firstName payee by recipient printer printerName host device
  devices system browser field column query`);

describe("the name of something", () => {
  /** Endings of verbs and participles that show gender or number: केला, संपले, ठेवल्या, मिळते, जोडणारी. */
  const agreeing = /(?:[लत][ाीेो]|ल्या|लेल[ाीे]|णार[ाीे]|पुरेस[ाीे]|हव[ाीे]|नव[ाीे])$|^(?:हवेत|होत्या)$/;
  const others = new Set(["आता", "आपल्या"]);
  /**
   * Words after the name that the verb agrees with instead: “{name} यांनी”, “{name} ही डिश”,
   * “{name} नावाचा पर्याय”.
   */
  const takesOver = /^[”"]? (?:यां[\p{L}\p{M}]+|या|ही|हा|हे|नावा[\p{L}\p{M}]+)(?![\p{L}\p{M}])/u;

  function agrees(text: string): boolean {
    return [...text.matchAll(new RegExp(names, "g"))].some((name) => {
      const after = text.slice(name.index + name[0].length);
      const before =
        text
          .slice(0, name.index)
          .split(/[.:;!?,()·–…\n]/)
          .at(-1) ?? "";
      if (words(before).some((word) => /लेल[ाीे]$/.test(word))) return true;
      if (takesOver.test(after)) return false;
      return words(clauseOf(after)).some((word) => agreeing.test(word) && !others.has(word));
    });
  }

  test("is no subject with which a verb or an adjective would have to agree", () => {
    expect(faults(agrees)).toEqual([]);
  });

  test.each([
    "{name} कार्टमध्ये टाकले!",
    "{name} सध्या संपले आहे.",
    "{dish} सोबत {choice} एकदाच निवडता येते.",
    "{combo} बदलला आहे. पुन्हा निवडा.",
    "“{name}” हटवली",
    "उरलेले सर्व {scarce} आधीच तुमच्या कार्टमध्ये आहे.",
    "{host} नेटवर्कमध्ये सापडला नाही",
  ])("is the subject of a verb in “%s”", (text) => {
    expect(agrees(text)).toBe(true);
  });

  test.each([
    "{name} आता कार्टमध्ये आहे!",
    "{name} सध्या उपलब्ध नाही.",
    "हटवले: {name}",
    "{name}: आज संपले",
    "{name} यांनी ऑर्डर दिली",
    "“{group}” मध्ये “{choice}” नावाचा पर्याय आधीच आहे.",
  ])("is not the subject of a verb in “%s”", (text) => {
    expect(agrees(text)).toBe(false);
  });

  const postposition =
    "(?:च्या|चा|ची|चे|ला|ना|ने|नी|शी|त|साठी|मध्ये|मधील|मधून|मधल्या|वर|वरून|वरील|वरचा|बद्दल|विषयी|सोबत|सह|कडे|कडून|पासून|पर्यंत|पेक्षा|निमित्त|हून|ऐवजी|खाली|शिवाय|प्रमाणे|नुसार|पैकी)";
  const inflected = new RegExp(`${names} ?${postposition}(?![\\p{L}\\p{M}])`, "u");

  test("has no postposition, before which it would have to change", () => {
    expect(faults((text) => inflected.test(text))).toEqual([]);
    for (const text of ["{name} च्या ऑर्डर", "{name}ला", "{dish} साठी निवडा", "{combo} मध्ये"]) {
      expect(text).toMatch(inflected);
    }
    for (const text of ["“{combo}” मध्ये", "{name} या डिशसाठी", "{name}: ऑर्डर"]) {
      expect(text).not.toMatch(inflected);
    }
  });
});

describe("a time", () => {
  const times = placeholder(`
    at since time until startsAt endsAt opensAt closesAt closedAt changedAt paidAt dueAt failedAt expectedAt
    laterFor fromMinutes untilMinutes opensAtMinutes closesAtMinutes readAt nextTryAt due expected when`);
  /** रोजी follows a date, and a placeholder for what is due may hold an amount. */
  const said = "वाजता|वाजेपर्यंत|पर्यंत|पासून|पासूनच्या|ते|साठी|रोजी|बाकी|रोख|कार्डने|UPI|वगळून";
  const bare = new RegExp(`${times} (?!(?:${said})(?![\\p{L}\\p{M}]))[\\p{L}]`, "u");
  const about = new RegExp(`(?:साधारण|सुमारे) ${times}(?! वाजता)`);

  test("inside a sentence is followed by वाजता, never by ला", () => {
    // It counts cells.
    const known = "menu_csvCellCount";
    const isFault = (text: string, key: string) =>
      (bare.test(text) && key !== known) || about.test(text);
    expect(faults(isFault)).toEqual([]);
    expect("बंद · {opensAt} ला उघडेल").toMatch(bare);
    expect("सुमारे {time}").toMatch(about);
    expect("बंद · {opensAt} वाजता उघडेल").not.toMatch(bare);
  });
});

describe("a number", () => {
  /** Variables of the plurals in English, and others that hold a number of things. */
  const otherCounts =
    "left portionsLeft quantity delivered cancelled used added more preselected".split(" ");
  const counted = (key: string) => {
    const variants = JSON.stringify(english[key]).match(/local plural = (\w+): plural/);
    return variants?.[1] ? [variants[1]] : otherCounts;
  };
  const agreeing =
    /(?:[लत][ाीेो]|ल्या|तात|(?:जा|ये|हो|राह|मिळ|बदल)तील)$|^(?:आहेत|होत्या|हवेत|हवा|हवी|हवे|येईल|जाईल)$/;
  /** The verb refers to something else. */
  const known = new Map([
    ["adminOrders_oldestTicketsPrinted", "the limit of one page"],
    ["cart_clearQuestion", "the dishes and their changes"],
    ["cart_dishesAddedFromDevice", "the dishes"],
    ["catering_statusConfirmed", "no verb, but “to your event”"],
    ["checkout_notEnoughRoom", "the room that is left"],
    ["options_tooManyPreselected", "always several"],
    ["prep_stockWasSet", "the stock"],
    ["reports_knownCustomersShare", "“of … orders”, whatever their number"],
    ["shared_fieldsAreMissing", "what is missing"],
  ]);

  const messagesOfMarathi = messagesIn("mr");

  function agrees(text: string, key: string): boolean {
    if (typeof messagesOfMarathi[key] !== "string" || known.has(key)) return false;
    return counted(key).some((count) =>
      text
        .split(/[.:;!?()·–…\n]/)
        .filter((clause) => clause.includes(`{${count}}`))
        .some((clause) => words(clause).some((word) => agreeing.test(word) && word !== "आता")),
    );
  }
  test("with which a verb agrees has variants", () => {
    expect(faults(agrees)).toEqual([]);
    expect([...known.keys()].filter((key) => !english[key])).toEqual([]);
    expect(agrees("{scarce}: फक्त {left} उरले आहेत.", "cart_onlyOfLeft")).toBe(true);
    expect(agrees("आणखी {cancelled} रद्द झाल्या", "reports_moreWereCancelled")).toBe(true);
    expect(variantsOf(messagesOfMarathi.shared_platesLeft ?? "")).toHaveLength(2);
  });
});

/** See the terms in docs/languages.md. */
test.each([
  ["आधीच ऑर्डर", "आगाऊ ऑर्डर"],
  ["स्टॉल", "दुकान, or गाडी in the story and for catering"],
  ["ठेल", "दुकान"],
  ["फॅक्टर", "टू-स्टेप व्हेरिफिकेशन"],
  ["दिवस बंद", "दिवसाचा हिशोब बंद"],
  ["भूमिका", "रोल"],
  ["गाळा$", "फिल्टर करा"],
  ["घंट", "बेल"],
  ["बातम", "अपडेट"],
  ["क्रमांक", "नंबर"],
  ["मेहंदी", "मेंदी"],
  ["प्रीव्ह्यू", "प्रिव्ह्यू"],
  ["मलई", "मलाई"],
  ["(?:पाणी|दही|शेव|भेळ|मसाला|रगडा) पु(?:री|ऱ)|मिसळ पाव|वडा पाव|पाव भाजी", "पाणीपुरी, joined"],
])("no message says %s, but %s", (word) => {
  expect(faults((text) => new RegExp(word).test(text))).toEqual([]);
});
