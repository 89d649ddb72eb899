import { setTimeout as after } from "node:timers/promises";
import { MAX_CONNECTIONS_OF_NETWORK } from "#app/server/connection-limit.ts";
import type { Row } from "#tests/bench/table.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin, type TestServer } from "#tests/support/shop/server.ts";
import { attacked, counted, delayMs, inTurn } from "./attacked-server.ts";
import { hold, send } from "./connection.ts";

const MAX_DELAY_MS = 100;

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
        headers: { cookie: owner.cookieHeader() },
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

/** One address opens connections and sends nothing on them. */
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
