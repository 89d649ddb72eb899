import { expect, test } from "vitest";
import { runningShop } from "#tests/support/running-shop.ts";
import { containerLimits, inTurn } from "./attacked-server.ts";
import { slowSenders } from "./attacks.ts";
import { orderChanges, sharedAddress } from "./rate-limit-attacks.ts";
import { worstRequests } from "./worst-requests.ts";

const shop = runningShop({ env: containerLimits });

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
