import { expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import {
  formatDayAndSlot,
  formatDueTime,
  formatPromisedSlot,
  formatPromisedTime,
  isTodayOrTonight,
} from "./promised-times.ts";

/** In Pune. */
const at = (text: string) => new Date(`${text.replace(" ", "T")}:00+05:30`);
/** The midnight that ends Saturday, November 21. */
const midnight = at("2026-11-22 00:00");
const slot = { startsAt: midnight, endsAt: at("2026-11-22 00:15") };

test.each([
  [
    "en",
    "Nov 21, 12:00–12:15 am (late night)",
    "Nov 21, 12:00 AM (late night)",
    "Sat, 12:00 AM (late night)",
  ],
  [
    "hi",
    "21 नवंबर, रात 12:00–12:15 (देर रात)",
    "21 नवंबर, रात 12:00 (देर रात)",
    "शनि, रात 12:00 (देर रात)",
  ],
  [
    "mr",
    "21 नोव्हेंबर, रात्री 12:00–12:15 (रात्री उशिरा)",
    "21 नोव्हेंबर, रात्री 12:00 (रात्री उशिरा)",
    "शनि, रात्री 12:00 (रात्री उशिरा)",
  ],
] as const)("in %s, a time after midnight has the date of the evening before", (...texts) => {
  const [language, slotText, timeText, dueText] = texts;
  inLanguage(language, () => {
    expect(formatDayAndSlot(slot)).toBe(slotText);
    expect(formatPromisedTime(midnight)).toBe(timeText);
    expect(formatDueTime(midnight, at("2026-11-20 18:00"))).toBe(dueText);
    expect(formatDayAndSlot(slot)).toContain(formatPromisedSlot(slot));
  });
});

test.each([
  ["2026-11-21 23:45", "Nov 21, 11:45 PM"],
  // The sample shop closes at 11 PM.
  ["2026-11-22 00:59", "Nov 21, 12:59 AM (late night)"],
  ["2026-11-22 01:00", "Nov 22, 1:00 AM"],
  ["2026-12-01 00:30", "Nov 30, 12:30 AM (late night)"],
  ["2027-01-01 00:30", "Dec 31, 12:30 AM (late night)"],
])("%s is %s", (time, text) => {
  expect(formatPromisedTime(at(time))).toBe(text);
});

test.each([
  ["2026-11-21 22:00", "2026-11-22 00:30", true],
  ["2026-11-22 00:10", "2026-11-22 00:30", true],
  ["2026-11-22 00:10", "2026-11-21 23:50", true],
  ["2026-11-22 00:10", "2026-11-22 19:00", true],
  ["2026-11-21 22:00", "2026-11-22 19:00", false],
  ["2026-11-22 00:10", "2026-11-23 00:30", false],
])("seen at %s, %s needs no date: %s", (seen, time, needsNone) => {
  expect(isTodayOrTonight(at(time), at(seen))).toBe(needsNone);
});
