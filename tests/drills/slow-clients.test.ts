import { beforeAll, describe, expect, test } from "vitest";
import { type RawConnection, rawConnection } from "#tests/support/http/raw-connection.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

describe("two hundred clients that send one byte per second", () => {
  const slow: RawConnection[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 200; count += 1) {
      const connection = await rawConnection(shop.server.baseUrl);
      // Half of them never finish their headers, half never finish their body.
      connection.send(
        count % 2 === 0
          ? "GET /menu HTTP/1.1\r\nHost: sh"
          : "POST /api/orders HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
      );
      slow.push(connection);
    }
    const interval = setInterval(() => {
      for (const connection of slow) connection.send("x");
    }, 1000);
    return () => {
      clearInterval(interval);
      for (const connection of slow) connection.close();
    };
  });

  test("do not prevent orders by others", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);

    for (let count = 0; count < 5; count += 1) await placeOrder(api, [dish]);

    const stillOpen = slow.filter((connection) => !/HTTP\/1\.1/.test(connection.received()));
    expect(stillOpen.length).toBeGreaterThanOrEqual(100);
  });

  test("are disconnected when their headers take longer than fifteen seconds", async () => {
    const [first] = slow;
    expect(await first?.receives(/^HTTP\/1\.1 408 /)).toContain("Connection: close");
    await first?.closed;
  });
});
