import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMinutes,
  formatShortDate,
  formatSlot,
  formatTime,
} from "../clock.ts";
import { formatRupees } from "../money.ts";
import { periodName, shortPeriodName } from "../reports/periods.ts";
import { allOf, anyOf, formatNumber } from "./formats.ts";
import { inLanguage } from "./in-language.server.ts";

const evening = new Date("2026-11-21T13:35:00Z");
const slot = {
  startsAt: new Date("2026-11-21T14:00:00Z"),
  endsAt: new Date("2026-11-21T14:15:00Z"),
};

test.each([
  ["en", "Nov 21, 2026", "Nov 21", "7:05 PM", "7:30–7:45 pm"],
  ["hi", "21 नवंबर 2026", "21 नवंबर", "शाम 7:05", "शाम 7:30–7:45"],
  ["mr", "21 नोव्हेंबर 2026", "21 नोव्हेंबर", "संध्याकाळी 7:05", "संध्याकाळी 7:30–7:45"],
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
  expect(inLanguage("mr", () => formatSlot(late))).toBe("संध्याकाळी 7:45–रात्री 8:15");
});

test.each([
  [0, "रात्री 12:05"],
  [3, "रात्री 3:05"],
  [4, "पहाटे 4:05"],
  [5, "पहाटे 5:05"],
  [6, "सकाळी 6:05"],
  [11, "सकाळी 11:05"],
  [12, "दुपारी 12:05"],
  [15, "दुपारी 3:05"],
  [16, "संध्याकाळी 4:05"],
  [19, "संध्याकाळी 7:05"],
  [20, "रात्री 8:05"],
  [23, "रात्री 11:05"],
  [26, "रात्री 2:05"],
])("in Marathi, hour %i is said as an adverb: %s", (hour, time) => {
  expect(inLanguage("mr", () => formatMinutes(hour * 60 + 5))).toBe(time);
});

test("months are not abbreviated in Hindi and Marathi", () => {
  const february = new Date("2026-02-05T06:00:00Z");
  expect(formatShortDate(february)).toBe("Feb 5");
  expect(inLanguage("hi", () => formatShortDate(february))).toBe("5 फ़रवरी");
  expect(inLanguage("mr", () => formatShortDate(february))).toBe("5 फेब्रुवारी");
  const event = () => [formatDay("2026-09-09"), formatLongDay("2026-09-09")];
  expect(inLanguage("mr", event)).toEqual(["9 सप्टेंबर 2026", "बुध, 9 सप्टेंबर 2026"]);
});

test("periods of reports are named in each language", () => {
  const week = { from: "2026-11-16", to: "2026-11-22" };
  const month = { from: "2026-11-01", to: "2026-11-30" };
  const namesIn = (language: "en" | "hi" | "mr") =>
    inLanguage(language, () => [
      periodName("weeks", week),
      shortPeriodName("weeks", week),
      periodName("months", month),
      shortPeriodName("months", month),
    ]);
  expect(namesIn("en")).toEqual(["Nov 16 – Nov 22, 2026", "Nov 16", "November 2026", "Nov 2026"]);
  expect(namesIn("hi")).toEqual(["16 नवंबर – 22 नवंबर 2026", "16 नवंबर", "नवंबर 2026", "नवंबर 2026"]);
  expect(namesIn("mr")).toEqual([
    "16 नोव्हेंबर – 22 नोव्हेंबर 2026",
    "16 नोव्हेंबर",
    "नोव्हेंबर 2026",
    "नोव्हेंबर 2026",
  ]);
});

test("digits are Latin in every language", () => {
  for (const language of ["en", "hi", "mr"] as const) {
    expect(inLanguage(language, () => formatNumber(120_000))).toBe("1,20,000");
    expect(inLanguage(language, () => formatRupees(12_050))).toBe("₹120.50");
  }
});

test("names are listed in the language", () => {
  const names = ["a", "b", "c"];
  expect(inLanguage("en", () => allOf(names))).toBe("a, b, and c");
  expect(inLanguage("hi", () => allOf(names))).toBe("a, b और c");
  expect(inLanguage("mr", () => allOf(names))).toBe("a, b आणि c");
  expect(inLanguage("en", () => anyOf(names))).toBe("a, b, or c");
  expect(inLanguage("hi", () => anyOf(names))).toBe("a, b या c");
  expect(inLanguage("mr", () => anyOf(names))).toBe("a, b किंवा c");
});
