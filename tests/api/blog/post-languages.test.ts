import { expect, test } from "vitest";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

test.each([
  ["hi", "एक पतीला रखा था", "अंग्रेज़ी में", "यह पोस्ट अभी सिर्फ़ अंग्रेज़ी में है"],
  ["mr", "पातेलं होतं", "इंग्रजीत", "ही पोस्ट सध्या फक्त इंग्रजीत आहे"],
])(
  "in /%s a translated post is read as a whole, and the others say that they are in English",
  async (language, sentence, inEnglish, notice) => {
    const visitor = shop.visitor();

    const translated = await visitor.get(`/${language}/blog/jain-friendly-chaat`);
    const english = await visitor.get(`/${language}/blog/pune-misal`);
    const list = await visitor.get(`/${language}/blog`);

    expect(translated.visibleText).toContain(sentence);
    expect(translated.text).not.toMatch(/<div[^>]*lang="en"/);
    expect(translated.visibleText).not.toContain(notice);
    expect(english.text).toMatch(/<div[^>]*lang="en"/);
    expect(english.visibleText).toContain(notice);
    const cards = list.visibleText.split(inEnglish).length - 1;
    expect(cards).toBe(5);
    expect(await visitor.read("/blog")).not.toContain("In English");
  },
);
