import { expect, test } from "vitest";
import { expectedAt, expectedText, formatExpected, lateText, waitingTime } from "./expected-at.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);
const order = { createdAt: at("18:00"), dueAt: null, promisedUntil: null, delayMinutes: 0 };
const delivery = { ...order, promisedAt: at("18:45") };

test("an order is expected at the promised time, or at the end of its slot", () => {
  expect(expectedAt(delivery)).toEqual(at("18:45"));
  expect(expectedText(delivery)).toBe("Nov 21, 6:45 PM");

  const inSlot = { ...delivery, promisedUntil: at("19:00") };
  expect(expectedAt(inSlot)).toEqual(at("19:00"));
  expect(expectedText(inSlot)).toBe("Nov 21, 6:45–7:00 pm");
});

test("a delay postpones the expected time, and the end of a slot", () => {
  const delayed = { ...delivery, delayMinutes: 20 };
  expect(expectedAt(delayed)).toEqual(at("19:05"));
  expect(expectedAt({ ...delayed, promisedUntil: at("19:00") })).toEqual(at("19:20"));
  expect(waitingTime(delayed, at("18:50"))).toEqual({
    waitedMinutes: 50,
    lateMinutes: -15,
    urgency: "calm",
  });
});

test.each([
  ["18:00", 0, "calm"],
  ["18:34", 34, "calm"],
  ["18:35", 35, "soon"],
  ["18:44", 44, "soon"],
  ["18:45", 45, "late"],
])("a delivery ordered at 18:00 has waited at %s for %i minutes: %s", (time, minutes, urgency) => {
  expect(waitingTime(delivery, at(time))).toEqual({
    waitedMinutes: minutes,
    lateMinutes: minutes - 45,
    urgency,
  });
});

test("an order for the next opening waits from then on", () => {
  const early = {
    ...order,
    createdAt: at("11:00"),
    dueAt: at("15:00"),
    promisedAt: at("15:20"),
  };

  expect(expectedAt(early)).toEqual(at("15:20"));
  expect(waitingTime(early, at("14:59"))).toMatchObject({ waitedMinutes: null, urgency: "calm" });
  expect(waitingTime(early, at("15:12"))).toMatchObject({ waitedMinutes: 12, urgency: "soon" });
});

test("an order that was forgotten overnight names the day it was due", () => {
  expect(formatExpected(delivery, at("18:05"))).toBe("6:45 PM");
  expect(formatExpected(delivery, new Date("2026-11-22T15:00:00+05:30"))).toBe("Nov 21");
});

test.each([
  [0, ""],
  [20, "20 min late"],
  [180, "3 h late"],
  [2 * 24 * 60, "2 days late"],
])("lateness of %i minutes is %j, whatever the age of the order", (minutes, text) => {
  expect(lateText(minutes)).toBe(text);
});
