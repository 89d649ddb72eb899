import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { root } from "#app/cli/prepare.mjs";
import type { Row } from "#tests/bench/table.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
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
import { fill, hold, send } from "./connection.ts";
import { worstRequests } from "./worst-requests.ts";

const MAX_DELAY_MS = 100;
const MAX_MEMORY_MB = 260;
const MAX_GROWTH_MB = 20;
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

/** Requests must neither keep the shop busy nor fill its memory. */
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
        return visitor.cookieHeader();
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
