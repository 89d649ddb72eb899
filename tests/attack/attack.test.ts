import { expect, test } from "vitest";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { inTurn } from "./attacked-server.ts";
import { slowSenders } from "./attacks.ts";
import {
  failingPageCache,
  halfOpenConnections,
  longTickets,
  stalledDownloads,
  unknownParameters,
} from "./blocking-attacks.ts";
import {
  alternatingPins,
  couponGuesses,
  curiousCook,
  foreignCookies,
  foreignForms,
} from "./inside-attacks.ts";
import { orderChanges, sharedAddress } from "./rate-limit-attacks.ts";
import { worstRequests } from "./worst-requests.ts";

const shop = runningShop();

test.each(Object.entries(worstRequests))(
  "%s get an answer and cause no error",
  async (_, worst) => {
    const statuses = await inTurn(shop.server, worst, worst.length);

    expect(statuses).toHaveLength(worst.length);
    expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
  },
);

test("slow senders do not keep others from the menu", async () => {
  const [row] = await slowSenders({ requests: 10 });

  expect(row).toMatchObject({ measured: expect.stringContaining("20 × 200"), met: true });
});

test("twenty-four customers behind one address order within seven minutes", async () => {
  const [row] = await sharedAddress({ customers: 24 });

  expect(row).toMatchObject({ measured: expect.stringContaining("24 orders"), met: true });
}, 90_000);

test("a script that changes an order thirty times is stopped", async () => {
  const [row] = await orderChanges({ changes: 30 });

  expect(row).toMatchObject({ measured: expect.stringContaining("10 × 429"), met: true });
});

test("downloads that nobody reads keep nobody from ordering", async () => {
  const [row] = await stalledDownloads({ orders: 10 });

  expect(row).toMatchObject({ measured: "10 × 201", met: true });
}, 60_000);

test("parameters that no page reads get the pages", async () => {
  const [row] = await unknownParameters({ requests: 60 });

  expect(row).toMatchObject({ measured: expect.stringContaining("60 × 200") });
});

test("a failing page cache answers with errors until it works again", async () => {
  const [row] = await failingPageCache();

  expect(row).toMatchObject({ measured: "12 × 500; 12 × 200", met: true });
});

test("long notes in Devanagari are drawn", async () => {
  const [row] = await longTickets({ tickets: 1 });

  expect(row).toMatchObject({ measured: expect.stringContaining("1 × 200") });
}, 60_000);

test("half-open connections of one address leave room for the others", async () => {
  const [row] = await halfOpenConnections({ connections: 1_100 });

  expect(row).toMatchObject({ measured: expect.stringContaining("20 × 200"), met: true });
});

test.each([
  ["cookies of others leave the menu in the cache", () => foreignCookies({ requests: 20 })],
  ["a cook is told no contacts and no link that cancels", curiousCook],
  [
    "a colleague's PIN is locked although one's own is typed between",
    () => alternatingPins({ rounds: 3 }),
  ],
  ["coupon codes cannot be guessed by placing orders", () => couponGuesses({ guesses: 60 })],
  ["forms of other origins are refused", foreignForms],
])("%s", async (_, attack) => {
  const [row] = await attack();

  expect(row?.met, row?.measured).toBe(true);
});
