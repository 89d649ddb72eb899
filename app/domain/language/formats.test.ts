import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatShortDate, formatSlot, formatTime } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { allOf, formatNumber } from "./formats.ts";
import { inLanguage } from "./in-language.server.ts";

const evening = new Date("2026-11-21T13:35:00Z");
const slot = {
  startsAt: new Date("2026-11-21T14:00:00Z"),
  endsAt: new Date("2026-11-21T14:15:00Z"),
};

test.each([
  ["en", "Nov 21, 2026", "Nov 21", "7:05 PM", "7:30–7:45 pm"],
  ["hi", "21 नव॰ 2026", "21 नव॰", "शाम 7:05", "शाम 7:30–7:45"],
  ["mr", "21 नोव्हें, 2026", "21 नोव्हें", "संध्याकाळ 7:05", "संध्याकाळ 7:30–7:45"],
] as const)(
  "in %s, dates and times are written as people there do",
  (language, date, short, time, range) => {
    inLanguage(language, () => {
      expect(formatDate(evening)).toBe(date);
      expect(formatShortDate(evening)).toBe(short);
      expect(formatTime(evening)).toBe(time);
      expect(formatDateTime(evening)).toBe(`${date}, ${time}`);
      expect(formatSlot(slot)).toBe(range);
    });
  },
);

test("a slot from one part of the day into the next names both", () => {
  const late = {
    startsAt: new Date("2026-11-21T14:15:00Z"),
    endsAt: new Date("2026-11-21T14:45:00Z"),
  };
  expect(inLanguage("hi", () => formatSlot(late))).toBe("शाम 7:45–रात 8:15");
});

test("digits are Latin unless Devanagari ones are chosen; English has no others", () => {
  for (const language of ["hi", "mr"] as const) {
    expect(inLanguage(language, () => formatNumber(120_000))).toBe("1,20,000");
    expect(inLanguage(language, () => formatRupees(12_050), { numerals: "deva" })).toBe("₹१२०.५०");
    expect(inLanguage(language, () => formatNumber(120_000), { numerals: "deva" })).toBe(
      "१,२०,०००",
    );
  }
  expect(inLanguage("en", () => formatNumber(120_000), { numerals: "deva" })).toBe("1,20,000");
});

test("names are listed in the language", () => {
  const names = ["a", "b", "c"];
  expect(inLanguage("en", () => allOf(names))).toBe("a, b, and c");
  expect(inLanguage("hi", () => allOf(names))).toBe("a, b, और c");
  expect(inLanguage("mr", () => allOf(names))).toBe("a, b आणि c");
});
