import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { content } from "#db/schema/content.ts";
import { settings } from "#db/schema/settings.ts";
import { translations } from "#db/schema/translations.ts";
import { fillStarterMenu } from "../menu/fill-starter-menu.server.ts";
import { fillStarterContent } from "./fill-starter-content.server.ts";

const named = [
  "Kharadi, Magarpatta, Baner and wherever else {city}",
  "हिंजवडी, खराडी, मगरपट्टा, बाणेर और {city}",
  "हिंजवडी, खराडी, मगरपट्टा, बाणेर आणि {city stem}त",
  "ten to an annual day of five hundred",
  "दस लोगों की बैठक से लेकर पाँच सौ",
  "दहा जणांच्या मीटिंगपासून पाचशे",
  "ask for Ketaki",
  "केतकी को बुलाएँ",
  "केतकीला विचारा",
  "Talk to Ketaki",
  "केतकी से बात करें",
  "केतकीशी बोला",
  "{hours}, at both shops.",
  "दोनों दुकानों पर: {hours}।",
  "दोन्ही दुकानांत: {hours}.",
  "We deliver {hours}.",
  "Near one of our shops anyway?",
  "हमारी किसी दुकान के पास",
  "of the two shops: Deccan",
  "दोनों दुकानों से लगभग",
  "दोन्ही दुकानांपासून साधारण",
  "पुणेकर सर्वात आधी काय खातात",
  "go to a compost pit in Parvati.",
  "के डंठल पर्वती की खाद में जाते हैं।",
  "बटाट्याची साले आणि कोथिंबिरीचे देठ पर्वतीच्या कंपोस्ट खड्ड्यात जातात.",
  "are cooked and picked up at the Main Branch.",
  "ऑर्डर मेन ब्रांच में बनते हैं और वहीं से मिलते हैं।",
  "ऑर्डर मुख्य शाखेत बनतात आणि तिथेच मिळतात.",
  "Where we come from",
  "जहाँ से हम आए",
  "आम्ही जिथून आलो",
  "The lanes of the old peths, where our first cart stood and where our second shop stands now.",
  "पुरानी पेठों की गलियाँ, जहाँ हमारा पहला ठेला लगता था और जहाँ आज हमारी दूसरी दुकान है।",
  "जुन्या पेठांच्या गल्ल्या, जिथे आमची पहिली गाडी उभी राहायची आणि आज आमचे दुसरे दुकान आहे.",
];

function textsOfTheShop(): string {
  const english = db.select({ fields: content.fields }).from(content).all();
  const translated = db.select({ text: translations.text }).from(translations).all();
  return JSON.stringify([english, translated]);
}

beforeEach(() => {
  for (const table of [content, settings, translations]) db.delete(table).run();
});

test("a new shop's samples name no person and no quarter beside what is marked as invented", () => {
  fillStarterContent();
  const texts = textsOfTheShop();
  expect(texts).toContain("We bring it to wherever {city} works late");
  for (const words of named) expect(texts).not.toContain(words);
});

test("a shop that had a menu before its texts could be changed keeps its words", () => {
  fillStarterMenu();
  fillStarterContent();
  const texts = textsOfTheShop();
  for (const words of named) expect(texts).toContain(words);
});
