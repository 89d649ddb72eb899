import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { root } from "#app/cli/prepare.mjs";
import { MAX_CONNECTIONS_OF_NETWORK } from "#app/server/connection-limit.ts";
import { cookieHeader } from "#tests/bench/shop.ts";
import type { Row } from "#tests/bench/table.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addLargeFiles } from "#tests/support/http/large-files.ts";
import { rawConnection } from "#tests/support/http/raw-connection.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin, type TestServer } from "#tests/support/shop/server.ts";
import { attacked, counted, delayMs, inTurn, peakMemoryMb } from "./attacked-server.ts";
import { hold, json, send } from "./connection.ts";

const MAX_DELAY_MS = 100;
const MAX_MEMORY_MB = 260;

type People = { customer: Person; owner: FormVisitor; dish: Dish };

async function withPeople(
  server: TestServer,
  attack: (people: People, database: TestDatabase) => Promise<Row[]>,
): Promise<Row[]> {
  const api = new ApiClient(server.baseUrl);
  const database = openDatabase(server.databasePath);
  const owner = new FormVisitor(server.baseUrl);
  await owner.signInAs(firstAdmin);
  try {
    const people = {
      customer: await registerCustomer(api),
      owner,
      dish: addDish(database),
    };
    return await attack(people, database);
  } finally {
    database.close();
  }
}

/** Somebody in the office downloads files and closes the lid of the laptop. */
export function stalledDownloads({ orders }: { orders: number }): Promise<Row[]> {
  return attacked({}, (server) =>
    withPeople(server, async ({ customer, owner, dish }, database) => {
      await addLargeFiles(database, { admin: owner, customer });
      const files = ["orders/export.csv", "payments.csv", "subscribers/export.csv", "zones.csv"];
      const stalled = await Promise.all(
        files.map(async (file) => {
          const connection = await rawConnection(server.baseUrl);
          connection.readOnce();
          connection.send(
            `GET /admin/${file} HTTP/1.1\r\nHost: shop.test\r\nCookie: ${cookieHeader(owner)}\r\n\r\n`,
          );
          await connection.receives(/^HTTP\/1\.1 200 /);
          return connection;
        }),
      );
      const headers = { authorization: `Bearer ${customer.token}` };
      const order = json("/api/orders", orderOf([dish]), { headers });
      const statuses = await inTurn(server, [order], orders);
      for (const connection of stalled) connection.close();
      return [
        {
          what: `${orders} orders beside ${files.length} downloads that nobody reads`,
          measured: counted(statuses),
          target: "all 201",
          met: statuses.every((status) => status === 201),
        },
      ];
    }),
  );
}

/** The API's description and other pages, each time under another URL. */
export function unknownParameters({ requests }: { requests: number }): Promise<Row[]> {
  return attacked({}, async (server) => {
    const paths = ["/api", "/", "/menu", "/blog", "/about", "/hi/menu", "/sitemap.xml", "/rss.xml"];
    await inTurn(
      server,
      [...paths, "/api/openapi.json"].map((path) => ({ path })),
      9,
    );
    await delayMs(server);
    const urls = Array.from({ length: requests }, (_, n) => ({
      path: `${paths[n % paths.length]}?${n}=${n}`,
      headers: { "accept-encoding": ["identity", "br", "gzip"][n % 3] ?? "" },
    }));
    const statuses = await inTurn(server, [...urls, { path: "/api/openapi.json" }], requests);
    const delay = await delayMs(server);
    return [
      {
        what: `event loop under ${requests} pages with unknown parameters`,
        measured: `${delay} ms; ${counted(statuses)}; ${peakMemoryMb(server)} MB`,
        target: `≤ ${MAX_DELAY_MS} ms, all 200, ≤ ${MAX_MEMORY_MB} MB`,
        met:
          delay <= MAX_DELAY_MS &&
          statuses.every((status) => status === 200) &&
          peakMemoryMb(server) <= MAX_MEMORY_MB,
      },
    ];
  });
}

async function breakOrMend(server: TestServer, state: "breaks" | "works"): Promise<void> {
  process.kill(server.pid(), "SIGHUP");
  while (!server.output().includes(`The public version ${state}`)) await after(10);
}

export function failingPageCache(): Promise<Row[]> {
  const breaker = join(root, "tests/support/shop/break-public-version.cjs");
  return attacked({ env: { NODE_OPTIONS: `--require=${breaker}` } }, async (server) => {
    const pages = ["/", "/menu", "/blog"].map((path) => ({ path }));
    await breakOrMend(server, "breaks");
    const broken = await inTurn(server, pages, 12);
    await breakOrMend(server, "works");
    const working = await inTurn(server, pages, 12);
    return [
      {
        what: "pages while the page cache fails, and afterwards",
        measured: `${counted(broken)}; ${counted(working)}`,
        target: "500, then 200",
        met: broken.every((status) => status === 500) && working.every((status) => status === 200),
      },
    ];
  });
}

/** Tickets of a hundred dishes with notes in Devanagari. */
export function longTickets({ tickets }: { tickets: number }): Promise<Row[]> {
  return attacked({}, (server) =>
    withPeople(server, async ({ customer, owner, dish }) => {
      const note = "तिखट नको, कांदा लसूण नको, वेगळी चटणी द्या. ".repeat(5).slice(0, 200);
      const order = orderOf(Array.from({ length: 100 }, () => dish));
      const items = order.items.map((item) => ({ ...item, specialInstructions: note }));
      const { id } = await placeOrder(customer.api, [], { items, notes: note });
      const ticket = {
        path: `/admin/orders/${id}/ticket.escpos`,
        headers: { cookie: cookieHeader(owner) },
        timeout: 60_000,
      };
      await delayMs(server);
      const statuses = await inTurn(server, [ticket], tickets, tickets);
      const delay = await delayMs(server);
      return [
        {
          what: `event loop while ${tickets} tickets of 100 long notes are drawn`,
          measured: `${delay} ms; ${counted(statuses)}`,
          target: `≤ ${MAX_DELAY_MS} ms, all 200`,
          met: delay <= MAX_DELAY_MS && statuses.every((status) => status === 200),
        },
      ];
    }),
  );
}

/** One address opens connections and says nothing on them. */
export function halfOpenConnections({ connections }: { connections: number }): Promise<Row[]> {
  return attacked({}, async (server) => {
    const held = await hold(server.baseUrl, connections, "GET /menu HTTP/1.1\r\nHost: sh");
    const others = Array.from({ length: 20 }, () => ({ path: "/menu", localAddress: "127.0.0.2" }));
    const answers = await Promise.all(others.map((request) => send(server.baseUrl, request)));
    const statuses = answers.map(({ status }) => status);
    const slowestMs = Math.max(...answers.map(({ ms }) => ms));
    const countOpen = () => held.filter(({ socket }) => !socket.destroyed).length;
    // The client learns a little later that the server closed a connection.
    for (let wait = 0; wait < 100 && countOpen() > MAX_CONNECTIONS_OF_NETWORK; wait += 1) {
      await after(20);
    }
    const open = countOpen();
    for (const { socket } of held) socket.destroy();
    return [
      {
        what: `menu of other addresses beside ${connections} half-open connections of one`,
        measured: `${counted(statuses)} within ${slowestMs} ms; ${open} held`,
        target: `all 200, at most ${MAX_CONNECTIONS_OF_NETWORK} held`,
        met:
          statuses.every((status) => status === 200) &&
          open > 0 &&
          open <= MAX_CONNECTIONS_OF_NETWORK,
      },
    ];
  });
}
