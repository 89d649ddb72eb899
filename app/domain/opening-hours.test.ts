import { describe, expect, test } from "vitest";
import { inLanguage } from "./language/in-language.server.ts";
import {
  formatInstant,
  nextOpening,
  nightEnds,
  type OpeningRules,
  openingAfterToday,
  openingAt,
  orderDueAt,
} from "./opening-hours.ts";

const noonToEight = { opensAtMinutes: 12 * 60, closesAtMinutes: 20 * 60 };
const threeToEleven = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };
const everyDay: OpeningRules = {
  mode: "open",
  pausedUntil: null,
  hours: Array.from({ length: 7 }, () => threeToEleven),
  holidays: [],
};
const never: OpeningRules = { ...everyDay, hours: Array.from({ length: 7 }, () => null) };

/** `2026-11-21 15:00` in Pune; that day is a Saturday. */
const at = (time: string) => new Date(`${time.replace(" ", "T")}+05:30`);

const closedUntilThree = {
  state: "closed",
  takesOrders: true,
  opensAt: at("2026-11-21 15:00"),
  sentence: "Closed now. We open today at 3:00 PM.",
  line: "Closed · opens 3 PM · order ahead",
  summary: "Closed until 3:00 PM",
};
const openUntilEleven = {
  state: "open",
  takesOrders: true,
  opensAt: null,
  sentence: "Open now, until 11:00 PM.",
  line: "Open · plate in 5-10 min",
  summary: "Open",
};
const closedForTheNight = {
  state: "closed",
  takesOrders: true,
  opensAt: at("2026-11-22 15:00"),
  sentence: "Closed now. We open tomorrow at 3:00 PM.",
  line: "Closed · opens tomorrow, 3 PM · order ahead",
  summary: "Closed until tomorrow, 3:00 PM",
};

test.each([
  ["at midnight", "2026-11-21 00:00", closedUntilThree],
  ["in the morning", "2026-11-21 09:30", closedUntilThree],
  ["at 2:59:59 PM", "2026-11-21 14:59:59", closedUntilThree],
  ["at 3:00 PM sharp", "2026-11-21 15:00", openUntilEleven],
  ["in the evening", "2026-11-21 19:30", openUntilEleven],
  ["at 10:59:59 PM", "2026-11-21 22:59:59", openUntilEleven],
  ["at 11:00 PM sharp", "2026-11-21 23:00", closedForTheNight],
  ["a second before midnight", "2026-11-21 23:59:59", closedForTheNight],
])("%s in Pune", (_, time, expected) => {
  expect(openingAt(at(time), everyDay)).toEqual(expected);
});

test.each([
  ["hi", "2026-11-21 09:30", "दोपहर 3:00", "शाम 7:30"],
  ["mr", "2026-11-21 09:30", "दुपारी 3:00", "संध्याकाळी 7:30"],
] as const)(
  "in %s, opening times say the part of the day and the minutes",
  (language, time, opensAt, until) => {
    inLanguage(language, () => {
      expect(openingAt(at(time), everyDay).line).toContain(` ${opensAt} `);
      expect(openingAt(at(time), everyDay).sentence).toContain(` ${opensAt} `);
      const paused = { ...everyDay, mode: "paused", pausedUntil: "2026-11-21T14:00:00Z" } as const;
      expect(openingAt(at("2026-11-21 18:00"), paused).summary).toContain(until);
    });
  },
);

test("in Marathi, an opening time is a whole sentence", () => {
  inLanguage("mr", () => {
    expect(openingAt(at("2026-11-21 09:30"), everyDay)).toMatchObject({
      sentence: "आता बंद आहे. दुकान आज दुपारी 3:00 वाजता उघडेल.",
      line: "बंद · दुपारी 3:00 वाजता उघडेल · आगाऊ ऑर्डर करा",
      summary: "दुपारी 3:00 वाजेपर्यंत बंद",
    });
    expect(openingAt(at("2026-11-21 23:30"), everyDay).line).toBe(
      "बंद · उद्या, दुपारी 3:00 वाजता उघडेल · आगाऊ ऑर्डर करा",
    );
    expect(openingAt(at("2026-11-21 16:00"), everyDay).sentence).toBe(
      "दुकान सुरू आहे, रात्री 11:00 वाजेपर्यंत.",
    );
  });
});

describe("different hours per weekday", () => {
  const [monday, sunday] = [threeToEleven, noonToEight];
  const rules = { ...everyDay, hours: [monday, null, null, null, null, null, sunday] };

  test("apply on their own day", () => {
    expect(openingAt(at("2026-11-22 11:59"), rules).sentence).toBe(
      "Closed now. We open today at 12:00 PM.",
    );
    expect(openingAt(at("2026-11-22 12:00"), rules).sentence).toBe("Open now, until 8:00 PM.");
    expect(openingAt(at("2026-11-22 20:00"), rules).sentence).toBe(
      "Closed now. We open tomorrow at 3:00 PM.",
    );
  });

  test("name the weekday of an opening after tomorrow", () => {
    const { sentence, summary, opensAt } = openingAt(at("2026-11-24 12:00"), rules);
    expect(sentence).toBe("Closed now. We open on Sunday at 12:00 PM.");
    expect(summary).toBe("Closed until Sunday, 12:00 PM");
    expect(opensAt).toEqual(at("2026-11-29 12:00"));
  });

  test("name the date of an opening a week away", () => {
    const onlyMonday = { ...rules, hours: [monday, null, null, null, null, null, null] };
    expect(openingAt(at("2026-11-23 23:30"), onlyMonday).sentence).toBe(
      "Closed now. We open on Nov 30 at 3:00 PM.",
    );
  });
});

describe("hours that continue after midnight", () => {
  const late = { opensAtMinutes: 18 * 60, closesAtMinutes: 26 * 60 };
  const rules: OpeningRules = {
    ...everyDay,
    hours: [null, null, null, null, null, late, null],
    holidays: [{ day: "2026-11-22", name: "a rest" }],
  };

  test("belong to the previous day, even if a holiday follows", () => {
    expect(openingAt(at("2026-11-22 01:59"), rules).sentence).toBe("Open now, until 2:00 AM.");
    expect(openingAt(at("2026-11-22 02:00"), rules).state).toBe("closed");
  });

  test("count as today until closing time", () => {
    const daily = { ...everyDay, hours: Array.from({ length: 7 }, () => late) };
    expect(openingAfterToday(at("2026-11-22 01:00"), daily)).toEqual(at("2026-11-22 18:00"));
    expect(openingAfterToday(at("2026-11-22 03:00"), daily)).toEqual(at("2026-11-23 18:00"));
  });
});

describe("a holiday", () => {
  const rules = {
    ...everyDay,
    holidays: [
      { day: "2026-11-21", name: "Diwali" },
      { day: "2026-11-22", name: "Padwa" },
    ],
  };

  test("closes the shop all day and is named", () => {
    for (const time of ["2026-11-21 00:00", "2026-11-21 16:00", "2026-11-21 23:59"]) {
      expect(openingAt(at(time), rules)).toMatchObject({
        state: "closed",
        takesOrders: true,
        opensAt: at("2026-11-23 15:00"),
        sentence: "Closed today for Diwali. We open on Monday at 3:00 PM.",
      });
    }
  });

  test("ends at midnight", () => {
    expect(openingAt(at("2026-11-20 22:00"), rules).state).toBe("open");
    expect(openingAt(at("2026-11-23 15:00"), rules).state).toBe("open");
  });
});

describe("a pause", () => {
  const rules = { ...everyDay, mode: "paused", pausedUntil: "2026-11-21T14:00:00.000Z" } as const;

  test("takes no orders until it ends", () => {
    expect(openingAt(at("2026-11-21 19:29:59"), rules)).toEqual({
      state: "paused",
      takesOrders: false,
      opensAt: at("2026-11-21 19:30"),
      sentence: "We are not taking orders until 7:30 PM. Your cart is saved.",
      line: "We are not taking orders until 7:30 PM. Your cart is saved.",
      summary: "Paused until 7:30 PM",
    });
  });

  test("ends by itself", () => {
    expect(openingAt(at("2026-11-21 19:30"), rules)).toEqual(openUntilEleven);
  });

  test.each([
    ["2026-11-21 22:50", "2026-11-21 23:20", "11:20 PM", "tomorrow"],
    ["2026-11-21 23:30", "2026-11-22 00:30", "tomorrow, 12:30 AM", "tomorrow"],
    ["2026-11-21 09:00", "2026-11-21 09:30", "9:30 AM", "today"],
  ])("at %s until %s says when the shop opens by its hours", (time, end, until, day) => {
    const paused = { ...rules, pausedUntil: at(end).toISOString() };
    const opensAt = at(day === "today" ? "2026-11-21 15:00" : "2026-11-22 15:00");
    const [sentence, closedUntil] = [
      `We are not taking orders until ${until}. Your cart is saved. We open ${day} at 3:00 PM.`,
      day === "today" ? "3:00 PM" : "tomorrow, 3:00 PM",
    ];

    expect(openingAt(at(time), paused)).toEqual({
      state: "paused",
      takesOrders: false,
      opensAt,
      sentence,
      line: sentence,
      summary: `Paused until ${until} · Closed until ${closedUntil}`,
    });
  });

  test("that ends after closing time leaves the shop closed for the night", () => {
    const late = { ...rules, pausedUntil: at("2026-11-21 23:30").toISOString() };
    expect(openingAt(at("2026-11-21 23:15"), late).takesOrders).toBe(false);
    expect(openingAt(at("2026-11-21 23:30"), late)).toEqual(closedForTheNight);
  });
});

test.each([
  ["closed by its owner", { ...everyDay, mode: "closed" as const }],
  ["without any opening", never],
])("a shop %s takes no orders indefinitely", (_, rules) => {
  expect(openingAt(at("2026-11-21 16:00"), rules)).toEqual({
    state: "closed",
    takesOrders: false,
    opensAt: null,
    sentence: "We are not taking orders right now. Your cart is saved.",
    line: "We are not taking orders right now. Your cart is saved.",
    summary: "Closed",
  });
});

test("the next opening is at the given instant or later, or null", () => {
  expect(nextOpening(at("2026-11-21 15:00"), everyDay)).toEqual(at("2026-11-21 15:00"));
  expect(nextOpening(at("2026-11-21 15:00:01"), everyDay)).toEqual(at("2026-11-22 15:00"));
  expect(nextOpening(at("2026-11-21 15:00"), never)).toBeNull();
  expect(openingAfterToday(at("2026-11-21 09:00"), everyDay)).toEqual(at("2026-11-22 15:00"));
});

test("an order is due at the next opening, and at once while the shop is open", () => {
  expect(orderDueAt(openingAt(at("2026-11-21 16:00"), everyDay))).toBeNull();
  expect(orderDueAt(openingAt(at("2026-11-21 23:00"), everyDay))).toEqual(at("2026-11-22 15:00"));
  const paused = { ...everyDay, mode: "paused", pausedUntil: "2026-11-21T14:00:00.000Z" } as const;
  expect(orderDueAt(openingAt(at("2026-11-21 19:00"), paused))).toBeNull();
});

test.each([
  ["2026-11-21 19:30", "7:30 PM"],
  ["2026-11-22 15:00", "tomorrow, 3:00 PM"],
  ["2026-11-27 15:00", "Friday, 3:00 PM"],
  ["2026-11-28 15:00", "Nov 28, 3:00 PM"],
])("on Saturday noon, %s is shown as %s", (time, text) => {
  expect(formatInstant(at(time), at("2026-11-21 12:00"))).toBe(text);
});

test.each([
  ["11 PM", threeToEleven, 60],
  ["8 PM", noonToEight, 0],
  ["2 AM", { opensAtMinutes: 15 * 60, closesAtMinutes: 26 * 60 }, 240],
  ["5 AM, and opens at 6", { opensAtMinutes: 6 * 60, closesAtMinutes: 29 * 60 }, 360],
  ["midnight, and opens at once", { opensAtMinutes: 0, closesAtMinutes: 1440 }, 0],
])("the night of a shop that closes at %s ends at minute $2", (_, hours, minutes) => {
  expect(nightEnds(Array.from({ length: 7 }, () => hours))).toEqual(Array(7).fill(minutes));
});

test("a night belongs to the day whose hours reach past midnight, also into a day of rest", () => {
  const late = { opensAtMinutes: 15 * 60, closesAtMinutes: 25 * 60 };
  // Only Saturday is late; Sunday is closed.
  const hours = [noonToEight, noonToEight, noonToEight, noonToEight, noonToEight, late, null];
  expect(nightEnds(hours)).toEqual([0, 0, 0, 0, 0, 0, 180]);
});
