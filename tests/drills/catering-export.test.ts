import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, signInAdmin } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const EXPORT = "/api/catering/export.csv";

let admin: Person;
beforeAll(async () => {
  admin = await signInAdmin(shop.api);
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

describe("a hundred thousand exported events", () => {
  const EVENTS = 100_000;
  const MEGABYTE = 1024 * 1024;
  // V8's uncollected garbage, code and SQLite's cache.
  const ALLOWED_GROWTH = 300 * MEGABYTE;
  let total: number;
  let processFolder: string;

  beforeAll(() => {
    // Long names make the body large enough to exceed the limit if it is buffered.
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
