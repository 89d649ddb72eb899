import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { CateringEvent } from "./event.ts";

const event = {
  eventNumber: "EV-2026-0042",
  eventType: "birthday",
  eventName: "Aarav turns five",
  eventDate: "2026-12-05",
  eventTime: "22:30",
  durationHours: 4,
  guestCount: 50,
  status: "confirmed",
  street: "12 Laxmi Road",
  landmark: "",
  city: "Pune",
  state: "Maharashtra",
  zipCode: "411030",
  createdAt: new Date("2026-11-21T10:00:00.123Z"),
  updatedAt: new Date("2026-11-22T11:30:00.999Z"),
} as CateringEvent;

/** Unfolds the lines and splits them into names and values. */
function read(file: string): Map<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}

function unescaped(value = ""): string {
  return value.replace(/\\(.)/g, (_, char: string) => (char === "n" ? "\n" : char));
}

describe("an event's calendar file", () => {
  test("gives start and end in UTC, also past midnight", () => {
    const fields = read(calendarFile(event, 3));

    expect(Object.fromEntries(fields)).toMatchObject({
      UID: "EV-2026-0042@chatpata.example",
      SEQUENCE: "3",
      DTSTART: "20261205T170000Z",
      DTEND: "20261205T210000Z",
      DTSTAMP: "20261122T113000Z",
      CREATED: "20261121T100000Z",
      METHOD: "PUBLISH",
      VERSION: "2.0",
    });
  });

  test.each([
    ["pending", "TENTATIVE"],
    ["confirmed", "CONFIRMED"],
    ["in_progress", "CONFIRMED"],
    ["completed", "CONFIRMED"],
    ["cancelled", "CANCELLED"],
  ] as const)("a %s event has the status %s", (status, word) => {
    expect(read(calendarFile({ ...event, status }, 0)).get("STATUS")).toBe(word);
  });

  test("escapes commas, semicolons, backslashes and line breaks", () => {
    const eventName = 'Puri; bhel, \\chaat\\\nand "more"\r\nBEGIN:VALARM';
    const file = calendarFile({ ...event, eventName, street: "Flat 3, Wing B; Gate 2" }, 0);
    const fields = read(file);

    expect(fields.get("SUMMARY")).toBe('Puri\\; bhel\\, \\\\chaat\\\\\\nand "more"\\nBEGIN:VALARM');
    expect(unescaped(fields.get("SUMMARY"))).toBe(eventName.replace("\r\n", "\n"));
    expect(unescaped(fields.get("LOCATION"))).toBe(
      "Flat 3, Wing B; Gate 2, Pune, Maharashtra 411030",
    );
    expect(fields.has("BEGIN:VALARM")).toBe(false);
  });

  test("folds lines at 75 octets without splitting characters", () => {
    const eventName = `${"वाढदिवस 🎂 ".repeat(12)}end`;
    const file = calendarFile({ ...event, eventName }, 0);
    const lines = file.split("\r\n");

    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const octets = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(Math.max(...octets)).toBeGreaterThan(70);
    expect(file).not.toContain("\ufffd");
    expect(read(file).get("SUMMARY")).toBe(eventName);
  });
});
