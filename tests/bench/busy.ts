import { setTimeout as delay } from "node:timers/promises";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { shortenMenu } from "#tests/support/records/menu-length.mjs";
import { orderOf } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import type { TestServer } from "#tests/support/shop/server.ts";
import { browserHeaders, comparePage, customerWithCart } from "./menu.ts";
import { closeShop, openShop } from "./shop.ts";
import type { Row } from "./table.ts";

const ORDERS_PER_SECOND = 10;
const PAGES_PER_SECOND = 5;
const PAGES = ["/menu", "/cart", "/my-orders"];
const STATUS_CHANGES_PER_SECOND = 5;

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Calls `work` this many times a second until the signal aborts, and returns the duration of each call. */
async function repeat(perSecond: number, signal: AbortSignal, work: (n: number) => Promise<void>) {
  const tookMs: number[] = [];
  const calls: Promise<void>[] = [];
  const startMs = performance.now();
  for (let n = 0; !signal.aborted; n += 1) {
    calls.push(
      (async () => {
        const sentMs = performance.now();
        await work(n);
        tookMs.push(performance.now() - sentMs);
      })(),
    );
    await delay(startMs + ((n + 1) * 1000) / perSecond - performance.now());
  }
  await Promise.all(calls);
  return tookMs;
}

function expectStatus(reply: { status: number }, expected: number): void {
  if (reply.status !== expected) throw new Error(`Answered ${reply.status}`);
}

/** Customers order and browse, and staff work, until the signal aborts. */
async function evening(server: TestServer, signal: AbortSignal) {
  const customer = (await registerCustomer(new ApiClient(server.baseUrl))).api;
  const staff = (await signInAdmin(new ApiClient(server.baseUrl))).api;
  const cookie = await customerWithCart(server);
  const database = openDatabase(server.databasePath);
  database.change("update products set stock = 1000000");
  const dishes = database.rows("select id from products where is_available = 1 limit 2");
  database.close();
  const order = orderOf(dishes.map(({ id }) => ({ id: String(id) })));

  const placed: string[] = [];
  const orders = repeat(ORDERS_PER_SECOND, signal, async () => {
    const reply = await customer.post<OrderOutput>("/api/orders", order);
    expectStatus(reply, 201);
    placed.push(reply.body.data.id);
  });
  const work = repeat(STATUS_CHANGES_PER_SECOND, signal, async () => {
    const id = placed.shift();
    if (!id) return;
    expectStatus(await staff.patch(`/api/orders/${id}/status`, { status: "preparing" }), 200);
  });
  const pages = repeat(PAGES_PER_SECOND, signal, async (n) => {
    const page = await fetch(`${server.baseUrl}${PAGES[n % PAGES.length]}`, {
      headers: { ...browserHeaders, cookie },
    });
    expectStatus(page, 200);
    await page.arrayBuffer();
  });
  await work;
  return { ordersMs: await orders, pagesMs: await pages };
}

/** Anonymous `/menu`, customers' pages and orders in the same run, while ten orders a second arrive. */
export async function busyRows(how: { rounds: number; seconds: number }): Promise<Row[]> {
  const server = await openShop();
  const over = new AbortController();
  try {
    shortenMenu(server.databasePath);
    const url = `${server.baseUrl}/menu`;
    const load = evening(server, over.signal);
    const menu = await comparePage(
      server,
      { what: "/menu, anonymous, while customers order and staff work", target: 0.25 },
      { send: "same bytes", of: { url, headers: browserHeaders } },
      how,
    );
    over.abort();
    const { ordersMs, pagesMs } = await load;
    const timeRow = (what: string, valuesMs: number[], share: number, maxMs: number): Row => {
      const ms = percentile(valuesMs, share);
      const measured = `${ms.toFixed(0)} ms (${valuesMs.length} requests)`;
      return { what, measured, target: `≤ ${maxMs} ms`, met: ms <= maxMs };
    };
    return [
      menu,
      timeRow("customers' pages at the same time, 95th percentile", pagesMs, 0.95, 150),
      timeRow("orders at the same time, 99th percentile", ordersMs, 0.99, 100),
    ];
  } finally {
    over.abort();
    await closeShop(server);
  }
}
