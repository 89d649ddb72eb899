import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { root } from "#app/cli/prepare.mjs";
import { cookieHeader } from "#tests/bench/shop.ts";
import type { Row } from "#tests/bench/table.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { progressiveJpeg } from "#tests/support/http/progressive-jpeg.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";
import { shopReview } from "#tests/support/records/reviews.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { fillDisk } from "#tests/support/shop/disk.ts";
import { firstAdmin, startServer } from "#tests/support/shop/server.ts";
import {
  ATTACK_WITHIN_MS,
  attacked,
  counted,
  delayMs,
  inTurn,
  memoryMb,
  peakMemoryMb,
  pingHealth,
} from "./attacked-server.ts";
import { type AttackRequest, fill, hold, json, send } from "./connection.ts";
import { worstRequests } from "./worst-requests.ts";

const MAX_DELAY_MS = 100;
const MAX_MEMORY_MB = 260;
const MAX_GROWTH_MB = 20;
const MAX_STOP_MS = 10_000;
const FORM_MB = 30;

/** How many requests or connections. */
type Extent = { requests: number };

export function eventLoop({ requests }: Extent): Promise<Row[]> {
  return attacked({}, async (server) => {
    const rows: Row[] = [];
    await inTurn(server, [{ path: "/" }, { path: "/menu?q=vada" }], 20);
    for (const [kind, worst] of Object.entries(worstRequests)) {
      await delayMs(server);
      const count = Math.max(requests, worst.length);
      const statuses = await inTurn(server, worst, count);
      const delay = await delayMs(server);
      rows.push({
        what: `event loop under ${count} ${kind}`,
        measured: `${delay} ms; ${counted(statuses)}`,
        target: `≤ ${MAX_DELAY_MS} ms, no 500`,
        met: delay <= MAX_DELAY_MS && !statuses.some((status) => status === 500 || status === 0),
      });
    }
    return rows;
  });
}

/** What the shop must not be kept busy with, nor remember. */
export function inputBudgets({ requests }: Extent): Promise<Row[]> {
  const collector = join(root, "tests/support/shop/collect-garbage.cjs");
  const env = { NODE_OPTIONS: `--require=${collector}` };
  const hostile = [worstRequests["deep or long JSON"], worstRequests["big forms"]].flatMap(
    (found) => found ?? [],
  );
  return attacked({ env }, async (server) => {
    await inTurn(server, hostile, hostile.length);
    const before = await memoryMb(server);
    const pings = pingHealth(server);
    const statuses = await inTurn(server, hostile, requests, 1);
    const slowestMs = await pings.stop();
    const after = await memoryMb(server);
    return [
      {
        what: `/healthz every 20 ms beside ${requests} deep or wide bodies`,
        measured: `at most ${slowestMs} ms; ${counted(statuses)}`,
        target: `≤ ${MAX_DELAY_MS} ms, no 500`,
        met: slowestMs <= MAX_DELAY_MS && statuses.every((status) => status > 0 && status < 500),
      },
      {
        what: `memory after ${requests} deep or wide bodies`,
        measured: `${before} → ${after} MB`,
        target: `at most ${MAX_GROWTH_MB} MB more`,
        met: after - before <= MAX_GROWTH_MB && server.isRunning(),
      },
    ];
  });
}

function head(lines: string[]): string {
  return `${lines.join("\r\n")}\r\n`;
}

export function largeBodies({ requests }: Extent): Promise<Row[]> {
  return attacked({}, async (server) => {
    const api = new ApiClient(server.baseUrl);
    const cookies = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = new FormVisitor(server.baseUrl);
        await visitor.signInAs(await registerCustomer(api));
        return cookieHeader(visitor);
      }),
    );
    const before = peakMemoryMb(server);
    const beginnings = cookies.map((cookie) =>
      head([
        "POST /reviews/new HTTP/1.1",
        "Host: shop.test",
        "Sec-Fetch-Site: same-origin",
        `Cookie: ${cookie}`,
        "Content-Type: multipart/form-data; boundary=b",
        `Content-Length: ${FORM_MB * 1_000_000}`,
        "\r\n--b",
        'Content-Disposition: form-data; name="images"; filename="a.png"',
        "\r\n",
      ]),
    );
    const each = requests / beginnings.length;
    const held = (
      await Promise.all(beginnings.map((text) => hold(server.baseUrl, each, text)))
    ).flat();
    const filled = Promise.all(held.map((one) => fill(one, (FORM_MB - 1) * 1_000_000)));
    await Promise.race([filled, after(ATTACK_WITHIN_MS, null, { ref: false })]);
    await after(500);
    const menu = await send(server.baseUrl, { path: "/menu" });
    const peak = peakMemoryMb(server);
    const refused = held.filter(({ received }) => received() !== "").length;
    for (const { socket } of held) socket.destroy();
    return [
      {
        what: `memory with ${requests} connections sending ${FORM_MB} MB each`,
        measured: `${before} → ${peak} MB; ${refused} refused; menu ${menu.status}`,
        target: `≤ ${MAX_MEMORY_MB} MB`,
        met: peak <= MAX_MEMORY_MB && menu.status === 200,
      },
    ];
  });
}

export function slowSenders({ requests }: Extent): Promise<Row[]> {
  return attacked({}, async (server) => {
    const headers = "GET /menu HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ";
    const body = head([
      "POST /login HTTP/1.1",
      "Host: shop.test",
      "Sec-Fetch-Site: same-origin",
      "Content-Type: application/x-www-form-urlencoded",
      "Content-Length: 1000",
      "\r\nemail=",
    ]);
    const held = [
      ...(await hold(server.baseUrl, requests * 3, headers)),
      ...(await hold(server.baseUrl, requests, body)),
    ];
    const others = await Promise.all(
      Array.from({ length: 20 }, () => send(server.baseUrl, { path: "/menu" })),
    );
    const peak = peakMemoryMb(server);
    const slowestMs = Math.max(...others.map(({ ms }) => ms));
    const open = held.filter(({ socket }) => !socket.destroyed).length;
    for (const { socket } of held) socket.destroy();
    return [
      {
        what: `menu beside ${requests * 3} slow headers and ${requests} slow bodies`,
        measured: `${counted(others.map(({ status }) => status))} within ${slowestMs} ms; ${peak} MB; ${open} held`,
        target: `all 200, ≤ ${MAX_MEMORY_MB} MB`,
        met: others.every(({ status }) => status === 200) && peak <= MAX_MEMORY_MB,
      },
    ];
  });
}

/** On full disks the shop shows its menu, refuses orders and stops when it is told to. */
async function fullDisk(name: string, path: string | null, isDataDiskFull: boolean): Promise<Row> {
  const stdout = path === null ? undefined : openSync(path, "a");
  const server = await startServer(stdout ? { stdout } : {});
  const database = openDatabase(server.databasePath);
  const dish = addDish(database);
  database.close();
  const customer = await send(server.baseUrl, json("/api/auth/register", anyPerson()));
  const authorization = `Bearer ${/"token":"([^"]+)"/.exec(customer.text)?.[1]}`;
  if (isDataDiskFull) fillDisk(server);
  const noise = { method: "POST", path: "/client-errors", body: "x ".repeat(900) };
  await inTurn(server, [noise], 4);
  const menu = await send(server.baseUrl, { path: `/menu?q=${name.replaceAll(" ", "+")}` });
  const ordering = json("/api/orders", orderOf([dish]), { headers: { authorization } });
  const order = await send(server.baseUrl, ordering);
  const startedMs = performance.now();
  await server.stop();
  const stopMs = Math.round(performance.now() - startedMs);
  const isStopped = server.exitCode() === 0 && stopMs <= MAX_STOP_MS;
  server.takeUnexpectedErrors();
  server.removeFiles();
  if (stdout) closeSync(stdout);
  return {
    what: `full disk: ${name}`,
    measured: `menu ${menu.status}, order ${order.status}; ${isStopped ? `stopped in ${stopMs} ms` : "SIGTERM ignored, killed"}`,
    target: "menu 200, stops on SIGTERM",
    met: menu.status === 200 && order.status !== 0 && isStopped,
  };
}

export async function fullDisks(folder: string): Promise<Row[]> {
  return [
    await fullDisk("data", null, true),
    await fullDisk("log", "/dev/full", false),
    await fullDisk("data and log", join(folder, "shop.log"), true),
  ];
}

export function lockout({ requests }: Extent): Promise<Row[]> {
  const env = { RATE_LIMITS: "on", TRUST_PROXY: "1", SITE_URL: "https://shop.test" };
  return attacked({ env }, async (server) => {
    const logIn = (password: string, address: string) => {
      const headers = { "x-forwarded-for": address };
      const body = { email: firstAdmin.email, password };
      return send(server.baseUrl, json("/api/auth/login", body, { headers }));
    };
    const wrong: number[] = [];
    for (let count = 0; count < requests; count += 1) {
      wrong.push((await logIn("wrong-password", `198.51.${count}.7`)).status);
    }
    const owner = await logIn(firstAdmin.password, "203.0.113.9");
    return [
      {
        what: `owner's login after ${requests} wrong ones from other addresses`,
        measured: `${owner.status} after ${owner.ms} ms (wrong ones: ${counted(wrong)})`,
        target: "200",
        met: owner.status === 200,
      },
    ];
  });
}

export function slowImage({ scans, maxMs }: { scans: number; maxMs: number }): Promise<Row[]> {
  return attacked({}, async (server) => {
    const { token } = await registerCustomer(new ApiClient(server.baseUrl));
    const file = progressiveJpeg({ side: 4_000, scans });
    const images = [`data:image/jpeg;base64,${file.toString("base64")}`];
    const headers = { authorization: `Bearer ${token}` };
    const timeout = 60_000;
    const review = json("/api/reviews", { ...shopReview, images }, { headers, timeout });
    const reply = await send(server.baseUrl, review);
    return [
      {
        what: `image of ${Math.round(file.byteLength / 1000)} KB with ${scans} scans`,
        measured: `${reply.status || "no answer"} after ${reply.ms} ms`,
        target: `refused within ${maxMs} ms`,
        met: reply.status >= 400 && reply.status < 500 && reply.ms <= maxMs,
      },
    ];
  });
}

/** At their present addresses and at those where they were drawn on demand. */
function previews(): { present: AttackRequest[]; former: AttackRequest[] } {
  const namesIn = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(ending),
    );
  const present = namesIn("public/previews", ".png").map((name) => `/previews/${name}`);
  const former = namesIn("public/illustrations", ".svg").map((name) => {
    const file = readFileSync(join(root, "public/illustrations", name));
    const version = createHash("sha256").update("1").update(file).digest("hex").slice(0, 12);
    return `/previews/${version}/illustrations/${name}.png`;
  });
  return { present: present.map((path) => ({ path })), former: former.map((path) => ({ path })) };
}

export function previewsAndDrafts(): Promise<Row[]> {
  return attacked({}, async (server) => {
    const startedMs = performance.now();
    const { present, former } = previews();
    const sent = await inTurn(server, present, present.length);
    const drawn = await inTurn(server, former, former.length);
    const seconds = (performance.now() - startedMs) / 1000;
    const bytes = () =>
      ["", "-wal"].reduce((sum, suffix) => sum + statSync(server.databasePath + suffix).size, 0);
    const before = bytes();
    const body = `name=${"x".repeat(480_000)}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const draft = { method: "POST", path: "/catering/book", headers, body };
    const drafts = await inTurn(server, [draft], 40);
    const megabytes = (bytes() - before) / 1e6;
    return [
      {
        what: `${present.length} link previews, and ${former.length} that would have to be drawn`,
        measured: `${seconds.toFixed(1)} s; ${counted([...sent, ...drawn])}`,
        target: "≤ 5 s, all there, none drawn",
        met:
          seconds <= 5 &&
          sent.every((status) => status === 200) &&
          drawn.every((status) => status === 404),
      },
      {
        what: "database after 40 drafts of 480 KB by a guest",
        measured: `+${megabytes.toFixed(1)} MB; ${counted(drafts)}`,
        target: "≤ 2 MB",
        met: megabytes <= 2,
      },
    ];
  });
}
