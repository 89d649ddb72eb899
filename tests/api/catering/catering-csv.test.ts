import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { pricedEvents } from "#tests/support/records/event-prices.ts";
import {
  bookEvent,
  eventOf,
  importedEvent,
  setEventStatus,
} from "#tests/support/records/events.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

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

let admin: Person;
let asha: Person;
beforeAll(async () => {
  admin = await signInAdmin(shop.api);
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
      headers: { authorization: `Bearer ${admin.token}` },
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

  test.each(pricedEvents)("contains the price of $name", async (priced) => {
    const word = uniqueWord();
    await bookEvent(asha.api, {
      eventName: word,
      guestCount: priced.guestCount,
      location: { ...eventOf().location, type: priced.locationType },
      menu: { packages: priced.packages.map((name) => ({ name })), customItems: priced.items },
    });

    expect((await exportedLines(searchFor(word)))[0]?.[7]).toBe(priced.expected.total.toFixed(2));
  });

  test("includes a setup fee of 1000 for an imported package", async () => {
    const word = uniqueWord();
    importedEvent(shop.database, { name: word, pricePaise: 20_000, guestCount: 40 });

    expect((await exportedLines(searchFor(word)))[0]?.[7]).toBe("9160.00");
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

  test("are for admins only, by token or cookie", async () => {
    const visitor = await shop.signedIn(firstAdmin);

    expect((await shop.api.get(EXPORT)).status).toBe(401);
    expect((await asha.api.get(EXPORT)).status).toBe(403);
    const reply = await visitor.get(`${EXPORT}?${searchFor(word)}`);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`${word} 23`);
    const head = await admin.api.send("HEAD", EXPORT);
    expect([head.status, head.text]).toEqual([200, ""]);
    expect((await admin.api.post(EXPORT, {})).status).toBe(405);
  });
});

function serverProcessFolder(): string {
  const processId = readdirSync("/proc").find((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return false;
    try {
      const files = readdirSync(`/proc/${name}/fd`);
      return files.some(
        (file) => readlinkSync(`/proc/${name}/fd/${file}`) === shop.server.databasePath,
      );
    } catch {
      // The process belongs to another user or has ended.
      return false;
    }
  });
  if (!processId) throw new Error("No process has the shop's file open.");
  return `/proc/${processId}`;
}

function memoryOf(folder: string): number {
  const status = readFileSync(`${folder}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

// In hundredths of a second.
function cpuTimeOf(folder: string): number {
  const fields = readFileSync(`${folder}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

async function settledValue(read: () => number, tolerance: number): Promise<number> {
  let previous = read();
  for (let steady = 0; steady < 5; ) {
    await delay(100);
    const current = read();
    steady = Math.abs(current - previous) <= tolerance ? steady + 1 : 0;
    previous = current;
  }
  return previous;
}

async function exportAll(): Promise<IncomingMessage> {
  const request = get(`${shop.server.baseUrl}${EXPORT}?all=true`, {
    headers: { authorization: `Bearer ${admin.token}`, "accept-encoding": "identity" },
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
}

describe("a hundred thousand events", () => {
  const EVENTS = 100_000;
  const MEGABYTE = 1024 * 1024;
  // V8's uncollected garbage, code and SQLite's cache.
  const ALLOWED_GROWTH = 300 * MEGABYTE;
  let total: number;
  let processFolder: string;

  beforeAll(() => {
    // Long names make the body large enough for buffering it to exceed the limit.
    shop.database.change(
      `insert into events (id, event_number, event_type, event_name, event_date, event_time, duration_hours,
         guest_count, customer_name, customer_email, location_type, street, city, state, dietary_requirements,
         contact_name, contact_phone, contact_email, subtotal_paise, service_charge_paise, setup_fee_paise,
         delivery_fee_paise, total_paise, advance_paise, created_at, updated_at)
       with recursive n (i) as (select 1 union all select i + 1 from n where i < ${EVENTS})
       select 'many-' || i, 'EV-MANY-' || i, 'wedding', 'Wedding ' || i || ' ' || hex(zeroblob(1800)),
         date('2020-01-01', '+' || (i % 2000) || ' days'), '18:30', 4, 100, 'गौरी ' || i, 'gauri@chatpata.test',
         'indoor', '1 Road', 'Pune', 'Maharashtra', '[]', 'Gauri', '9822012345', 'gauri@chatpata.test',
         0, 0, 0, 0, 865000, 432500, 0, 0 from n`,
    );
    shop.database.change(
      `insert into event_packages (event_id, name, price_paise, total_paise)
       select id, 'Basic', 15000, 1500000 from events where id like 'many-%'`,
    );
    total = Number(shop.database.value("select count(*) from events"));
    processFolder = serverProcessFolder();
    expect(total).toBeGreaterThanOrEqual(EVENTS);
  }, 120_000);

  test("are streamed completely in bounded memory, unless the client disconnects", async () => {
    const before = memoryOf(processFolder);
    const cpuTimeBefore = cpuTimeOf(processFolder);
    let peak = before;
    let bytes = 0;
    let lines = 0;
    let lastCharacter = "";
    for await (const chunk of (await exportAll()) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      for (let at = chunk.indexOf("\r\n"); at >= 0; at = chunk.indexOf("\r\n", at + 2)) lines += 1;
      // A line break may be split between two chunks.
      if (lastCharacter === "\r" && chunk[0] === 10) lines += 1;
      lastCharacter = chunk.toString("latin1", chunk.length - 1);
      peak = Math.max(peak, memoryOf(processFolder));
    }

    const endsInCells = Number(
      shop.database.value(
        "select count(*) from events where instr(event_name, char(13) || char(10)) > 0",
      ),
    );
    expect(lines - endsInCells, "lines, including the headings").toBe(total + 1);
    expect(bytes, "large enough for buffering to exceed the limit").toBeGreaterThan(
      1.15 * ALLOWED_GROWTH,
    );
    expect(peak - before).toBeLessThan(ALLOWED_GROWTH);

    const completeCpuTime = cpuTimeOf(processFolder) - cpuTimeBefore;
    const response = await exportAll();
    await once(response, "data");
    const cpuTime = cpuTimeOf(processFolder);
    response.destroy();
    const restCpuTime = (await settledValue(() => cpuTimeOf(processFolder), 1)) - cpuTime;
    expect(restCpuTime).toBeLessThan(completeCpuTime / 3);
    expect((await admin.api.get(`${EXPORT}?limit=10`)).status).toBe(200);
  }, 120_000);

  test("are held back for a slow client while others are served", async () => {
    const before = memoryOf(processFolder);
    const response = await exportAll();
    // Nothing is read, so the server must stop once its buffers are full.
    const memoryWhileBlocked = await settledValue(() => memoryOf(processFolder), MEGABYTE);

    expect(memoryWhileBlocked - before).toBeLessThan(48 * MEGABYTE);
    const cpuTime = await settledValue(() => cpuTimeOf(processFolder), 1);
    expect((await shop.api.get("/api/products")).status).toBe(200);
    expect(cpuTimeOf(processFolder) - cpuTime, "hundredths of a second").toBeLessThan(100);

    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > 60 * MEGABYTE) break;
    }
    expect(bytes, "continues when the client reads").toBeGreaterThan(60 * MEGABYTE);
  }, 120_000);
});
