import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { ApiClient } from "#tests/support/client.ts";
import { openDatabase } from "#tests/support/database.ts";
import { anyDish, type Dish } from "#tests/support/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/orders.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { copyTemplateDatabase } from "#tests/support/template-database.ts";
import { hasLibsql, libsqlModules, type Primary, startPrimary } from "./primary.ts";

const PLATES = 12;
const SOON = { timeout: 10_000, interval: 50 };

describe.skipIf(!hasLibsql)("two shops on replicas of one libSQL primary", () => {
  let primary: Primary;
  let shops: TestServer[] = [];
  let plenty: Dish;
  let few: Dish;

  const apiOf = (index: number) => new ApiClient(shops[index]?.baseUrl ?? "");

  beforeAll(async () => {
    primary = await startPrimary((path) => {
      copyTemplateDatabase(path);
      const database = openDatabase(path);
      plenty = anyDish(database);
      few = anyDish(database, { stock: PLATES });
      database.close();
    });
    const env = { LIBSQL_URL: primary.url, NODE_PATH: libsqlModules, BACKUP_EVERY: "0" };
    for (const _ of [1, 2]) shops.push(await startServer({ database: "empty", env }));
  }, 120_000);

  afterAll(async () => {
    for (const shop of shops) {
      await shop.stop();
      shop.removeFiles();
    }
    shops = [];
    await primary?.kill();
    primary?.removeFiles();
  }, 60_000);

  test("an order placed through one is read through the other", async () => {
    const { api, token } = await registerCustomer(apiOf(0));
    const placed = await placeOrder(api, [plenty]);

    const other = apiOf(1).withToken(token);
    await vi.waitFor(async () => {
      const read = await other.get<OrderOutput>(`/api/orders/${placed.id}`);
      expect([read.status, read.body.data?.orderNumber]).toEqual([200, placed.orderNumber]);
    }, SOON);
  });

  test("the last plates are sold once, and every order has a number of its own", async () => {
    const people = await Promise.all(
      [0, 1, 0, 1].map(async (index) => (await registerCustomer(apiOf(index))).api),
    );
    const replies = await Promise.all(
      people.flatMap((api) =>
        Array.from({ length: 5 }, () => api.post<OrderOutput>("/api/orders", orderOf([few]))),
      ),
    );

    const placed = replies.filter(({ status }) => status === 201);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(20 - PLATES);
    expect(new Set(placed.map(({ body }) => body.data.orderNumber)).size).toBe(PLATES);
    for (const index of [0, 1]) {
      await vi.waitFor(async () => {
        const { body } = await apiOf(index).get<{ stock: number }>(`/api/products/${few.id}`);
        expect(body.data.stock).toBe(0);
      }, SOON);
    }
  });

  test("while the primary is away menus are shown and orders refused in words; then all goes on", async () => {
    const { api } = await registerCustomer(apiOf(0));
    await primary.kill();

    const refused = await api.post("/api/orders", orderOf([plenty]));
    const menu = await fetch(`${shops[0]?.baseUrl}/menu`);
    expect([refused.status, refused.body.message]).toEqual([
      503,
      "We cannot take orders right now. Nothing was charged and your cart is kept.",
    ]);
    expect(menu.status).toBe(200);
    expect(await menu.text()).toContain(plenty.name);

    await primary.restart();
    await vi.waitFor(() => placeOrder(api, [plenty]), SOON);
  }, 60_000);
});
