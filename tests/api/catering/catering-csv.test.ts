import { beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import {
  bookEvent,
  eventOf,
  importedEvent,
  setEventStatus,
} from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { ownerToken } from "#tests/support/shop/template-database.ts";

const shop = runningShop();
const EXPORT = "/api/catering/export.csv";
const HEADINGS = [
  "Event Number",
  "Event Name",
  "Type",
  "Date",
  "Time",
  "Guests",
  "Status",
  "Total Amount",
  "Customer Name",
  "Customer Email",
  "Customer Phone",
];

const admin = shop.owner;
let asha: Person;
beforeAll(async () => {
  asha = await registerCustomer(shop.api, { name: "Asha Kulkarni" });
});

async function exportedLines(query: string): Promise<string[][]> {
  const reply = await admin.api.get(`${EXPORT}?${query}`);
  expect(reply.status, reply.text).toBe(200);
  const [headings, ...lines] = readCsv(reply.text.replace(/^\uFEFF/, ""));
  expect(headings).toEqual(HEADINGS);
  return lines;
}

const searchFor = (word: string) => `search=${encodeURIComponent(word)}`;
const uniqueWord = () => `Csv${crypto.randomUUID().slice(0, 8)}`;

describe("the export", () => {
  test("has headers with the date in Pune and the type", async () => {
    const { headers } = await admin.api.get(EXPORT);

    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="events-${dayFromToday(0)}.csv"`,
    );
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("begins with a byte order mark, which Excel needs for UTF-8", async () => {
    const reply = await fetch(new URL(EXPORT, shop.server.baseUrl), {
      headers: { authorization: `Bearer ${ownerToken}` },
    });

    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test("has exactly the specified columns, one line for each event", async () => {
    const word = uniqueWord();
    const event = await bookEvent(asha.api, { eventName: word, eventType: "wedding" });
    await setEventStatus(admin.api, event, "in_progress");

    expect(await exportedLines(searchFor(word))).toEqual([
      [
        event.eventNumber,
        word,
        "Wedding",
        event.eventDate,
        "18:30",
        "50",
        "In Progress",
        "8650.00",
        "Asha Kulkarni",
        asha.email,
        "91 98220 12345",
      ],
    ]);
  });

  test("has phone numbers that a spreadsheet shows as they are", async () => {
    const word = uniqueWord();
    const withPhone = (phone: string) => {
      const primaryContact = { ...eventOf().contactInfo.primaryContact, phone };
      return bookEvent(asha.api, { eventName: word, contactInfo: { primaryContact } });
    };
    await withPhone("9822012345");
    await withPhone("+912048905511");

    const phones = (await exportedLines(searchFor(word))).map((line) => line[10]);

    expect(phones).toEqual(["91 20489 05511", "98220 12345"]);
  });

  test("contains only headings when no event matches", async () => {
    expect(await exportedLines("search=nobodyatall")).toEqual([]);
    expect(await exportedLines("search=nobodyatall&all=true")).toEqual([]);
    expect(await exportedLines("search=%22*%22&all=true")).toEqual([]);
  });
});

describe("a cell", () => {
  test.each([
    ["a comma", "Puri, bhel, sev"],
    ["quotes", 'The "big" day'],
    ["only a quote", '"'],
    ["Devanagari", "मीराचा वाढदिवस, पुणे"],
    ["an emoji", "Party 🎉"],
    ["a formula", "=1+1", "'=1+1"],
    ["a command", "=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["a plus", "+91 98220 12345", "'+91 98220 12345"],
    ["a minus", "-2+3", "'-2+3"],
    ["an at sign", "@SUM(A1)", "'@SUM(A1)"],
    ["a formula in quotes", '="Hi", she said', `'="Hi", she said`],
    ["an apostrophe already", "'=1", "'=1"],
    ["a full-width formula", "＝1+1", "'＝1+1"],
  ])("with %s keeps its text and is no formula", async (_, typed, expected = typed) => {
    const before = Number(shop.database.value("select count(*) from events"));
    await bookEvent(asha.api, { eventName: typed });

    const lines = await exportedLines("limit=1");

    expect(Number(shop.database.value("select count(*) from events"))).toBe(before + 1);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[1]).toBe(expected);
  });

  test.each([
    ["a line break", "First line\nsecond line", "First line\nsecond line"],
    ["both kinds of line break", "First\r\nsecond", "First\r\nsecond"],
    ["a tab before a formula", "\t=1+1", "'\t=1+1"],
    ["a return before a formula", "\r=1+1", "'\r=1+1"],
  ])("with %s stays one cell", async (_, stored, expected) => {
    importedEvent(shop.database, { name: stored });

    expect((await exportedLines("limit=1"))[0]?.[1]).toBe(expected);
  });
});

describe("exported events", () => {
  let word: string;
  let names: string[];
  beforeAll(async () => {
    word = uniqueWord();
    names = [];
    for (let number = 1; number <= 23; number += 1) {
      const name = `${word} ${number}`;
      const event = await bookEvent(asha.api, {
        eventName: name,
        eventType: number % 2 === 0 ? "corporate" : "festival",
      });
      if (number % 3 === 0) await setEventStatus(admin.api, event, "confirmed");
      names.unshift(name);
    }
  });
  const namesOf = (lines: string[][]) => lines.map((line) => line[1]);

  test("are those on the requested page of the list", async () => {
    expect(namesOf(await exportedLines(searchFor(word)))).toEqual(names.slice(0, 20));
    expect(namesOf(await exportedLines(`${searchFor(word)}&page=2`))).toEqual(names.slice(20));
    expect(namesOf(await exportedLines(`${searchFor(word)}&page=2&limit=10`))).toEqual(
      names.slice(10, 20),
    );
  });

  test("are all that match the filters with all=true", async () => {
    expect(namesOf(await exportedLines(`${searchFor(word)}&all=true&page=2&limit=10`))).toEqual(
      names,
    );
    expect(namesOf(await exportedLines(`${searchFor(word)}&all=yes`))).toHaveLength(20);
  });

  test("match the filters of the list", async () => {
    const corporate = await exportedLines(`${searchFor(word)}&eventType=corporate&all=true`);
    const confirmed = await exportedLines(`${searchFor(word)}&status=confirmed&all=true`);

    expect(corporate).toHaveLength(11);
    expect(new Set(corporate.map((line) => line[2]))).toEqual(new Set(["Corporate"]));
    expect(confirmed).toHaveLength(7);
    expect(new Set(confirmed.map((line) => line[6]))).toEqual(new Set(["Confirmed"]));
  });

  test("are read by token or cookie", async () => {
    const { visitor } = shop.owner;

    const reply = await visitor.get(`${EXPORT}?${searchFor(word)}`);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`${word} 23`);
    const head = await admin.api.send("HEAD", EXPORT);
    expect([head.status, head.text]).toEqual([200, ""]);
    expect((await admin.api.post(EXPORT, {})).status).toBe(405);
  });
});
