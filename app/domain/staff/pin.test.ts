import { expect, test } from "vitest";
import { isEndOfPhone, isWeakPin, pinLockMinutes } from "./pin.ts";

test("the fifth wrong PIN locks, and each further one for twice as long, up to a day", () => {
  const minutes = [1, 4, 5, 6, 7, 11, 12, 1000].map(pinLockMinutes);
  expect(minutes).toEqual([0, 0, 15, 30, 60, 960, 1440, 1440]);
});

test.each(["0000", "7777", "1212", "1122", "1221"])("%s repeats digits", (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

test.each(["1234", "4321", "0123", "7890", "0987", "3456"])("%s is a sequence", (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

test.each(["1990", "1947", "2001", "2026"])("%s may be a year of birth", (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

test("the end of the person's phone number is known, however it is written", () => {
  expect(isEndOfPhone("5073", "+91 98220 15073")).toBe(true);
  expect(isEndOfPhone("5073", "९८२२०१५०७३")).toBe(true);
  expect(isEndOfPhone("5073", "+91 98220 15074")).toBe(false);
  expect(isEndOfPhone("5073", "")).toBe(false);
});

test.each(["1357", "2468", "4821", "2580", "3691", "9071"])("%s is accepted", (pin) => {
  expect(isWeakPin(pin)).toBe(false);
});

test("one PIN in twenty is refused at most", () => {
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, "0"));
  expect(all.filter((pin) => isWeakPin(pin)).length).toBeLessThan(500);
});
