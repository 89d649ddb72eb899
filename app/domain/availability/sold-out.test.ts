import { describe, expect, test } from "vitest";
import { defaultSettings } from "../settings/shop-settings.ts";
import { isSoldOut, soldOutUntil } from "./sold-out.ts";

const at = new Date("2026-11-21T14:30:00Z");
const later = new Date(at.getTime() + 1);

describe("a dish", () => {
  test.each([
    ["none is left of", { portionsLeft: 0, soldOutUntil: null }, true],
    ["less than none is left of", { portionsLeft: -1, soldOutUntil: null }, true],
    ["one is left of", { portionsLeft: 1, soldOutUntil: null }, false],
    ["that is marked until later", { portionsLeft: 9, soldOutUntil: later }, true],
    ["that was marked until now", { portionsLeft: 9, soldOutUntil: at }, false],
    ["that was marked until now, with none left,", { portionsLeft: 0, soldOutUntil: at }, true],
  ])("%s is sold out: %j is %s", (_, supply, soldOut) => {
    expect(isSoldOut(supply, at.getTime())).toBe(soldOut);
  });
});

describe("Sold out today, set in Pune", () => {
  test.each([
    ["in the evening", "2026-11-21T20:00:00+05:30"],
    ["in the morning, before the shop opens", "2026-11-21T10:00:00+05:30"],
    ["in the first minute of the day", "2026-11-21T00:00:00+05:30"],
    ["after closing", "2026-11-21T23:59:59+05:30"],
  ])("%s lasts until tomorrow's opening", (_, pressed) => {
    expect(soldOutUntil(new Date(pressed), defaultSettings)).toEqual(
      new Date("2026-11-22T15:00:00+05:30"),
    );
  });

  test("lasts over a holiday and over an evening that continues after midnight", () => {
    const late = { opensAtMinutes: 18 * 60, closesAtMinutes: 25 * 60 };
    const rules = {
      ...defaultSettings,
      hours: Array.from({ length: 7 }, () => late),
      holidays: [{ day: "2026-11-22", name: "Ekadashi" }],
    };
    for (const pressed of ["2026-11-21T19:00:00+05:30", "2026-11-22T00:30:00+05:30"]) {
      expect(soldOutUntil(new Date(pressed), rules)).toEqual(new Date("2026-11-23T18:00:00+05:30"));
    }
  });

  test("with no opening in sight lasts until midnight", () => {
    const rules = { ...defaultSettings, hours: Array.from({ length: 7 }, () => null) };
    expect(soldOutUntil(new Date("2026-11-21T19:00:00+05:30"), rules)).toEqual(
      new Date("2026-11-22T00:00:00+05:30"),
    );
  });

  test("on the last day of a year lasts until the first day of the next", () => {
    expect(soldOutUntil(new Date("2026-12-31T19:00:00+05:30"), defaultSettings)).toEqual(
      new Date("2027-01-01T15:00:00+05:30"),
    );
  });
});
