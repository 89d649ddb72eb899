import { expect, test } from "vitest";
import { instantInPune } from "../clock.ts";
import { type AnswerTerms, answerTime } from "./answer-time.ts";

const threeToEleven = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };
const terms = (unansweredMinutes: number, mondayToSunday = true): AnswerTerms => ({
  mode: "open",
  pausedUntil: null,
  hours: Array.from({ length: 7 }, () => (mondayToSunday ? threeToEleven : null)),
  holidays: [{ day: "2026-11-22", name: "Fair" }],
  alerts: { unansweredMinutes },
});
const at = (day: string, hour: number, minute = 0) => instantInPune(day, hour * 60 + minute);

test("an order is to be answered so many minutes after it came in", () => {
  expect(answerTime(at("2026-11-20", 19), terms(5))).toEqual(at("2026-11-20", 19, 5));
});

test("what comes in while the shop is closed is to be answered after its next opening", () => {
  expect(answerTime(at("2026-11-20", 2), terms(5))).toEqual(at("2026-11-20", 15, 5));
  expect(answerTime(at("2026-11-20", 23, 30), terms(5))).toEqual(at("2026-11-21", 15, 5));
  expect(answerTime(at("2026-11-22", 16), terms(5)), "a holiday").toEqual(at("2026-11-23", 15, 5));
});

test("nothing is late for an owner who does not want to know, or a shop that never opens", () => {
  expect(answerTime(at("2026-11-20", 19), terms(0))).toBeNull();
  expect(answerTime(at("2026-11-20", 19), terms(5, false))).toBeNull();
});
