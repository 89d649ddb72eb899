import { expect, test } from "vitest";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { inTurn } from "./attacked-server.ts";
import { slowSenders } from "./attacks.ts";
import { halfOpenConnections, longTickets } from "./blocking-attacks.ts";
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

test("long notes in Devanagari are drawn", async () => {
  const [row] = await longTickets({ tickets: 1 });

  expect(row).toMatchObject({ measured: expect.stringContaining("1 × 200") });
}, 60_000);

test("half-open connections of one address leave room for the others", async () => {
  const [row] = await halfOpenConnections({ connections: 1_100 });

  expect(row).toMatchObject({ measured: expect.stringContaining("20 × 200"), met: true });
});
