import { expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, orderUntilKilled, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

test("a server that is killed and restarted keeps its tokens, orders and idempotency keys", async () => {
  const person = await registerCustomer(shop.api);
  const { api } = person;
  const dish = addDish(shop.database, { stock: 10 });
  const order = await placeOrder(api, [dish]);
  const headers = { "idempotency-key": "before-the-failure" };
  const first = await api.post<OrderOutput>("/api/orders", orderOf([dish]), { headers });

  await shop.server.kill();
  await shop.server.restart();

  expect((await api.get("/api/auth/verify")).body.user).toEqual(person.user);
  expect((await api.get<OrderOutput>(`/api/orders/${order.id}`)).body.data).toEqual(order);
  const again = await api.post<OrderOutput>("/api/orders", orderOf([dish]), { headers });
  expect(again.status).toBe(201);
  expect(again.body.data).toEqual(first.body.data);
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(8);
});

test("a server that is killed during orders keeps all confirmed ones, and retries make no duplicates", async () => {
  const { api, user } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 1000 });
  const order = (key: string) =>
    api.post<OrderOutput>("/api/orders", orderOf([dish]), { headers: { "idempotency-key": key } });

  const { sent, confirmed } = await orderUntilKilled(shop.server, order);
  expect(confirmed.size).toBeGreaterThanOrEqual(20);
  expect(sent.length - confirmed.size, "sent and not confirmed").toBeGreaterThan(0);
  await shop.server.restart();

  for (const [key, id] of confirmed) {
    expect((await api.get<OrderOutput>(`/api/orders/${id}`)).status).toBe(200);
    expect((await order(key)).body.data.id).toBe(id);
  }
  const retried = await Promise.all(sent.map(order));
  expect(retried.map((reply) => reply.status)).toEqual(sent.map(() => 201));
  const stored = shop.database.rows("select id from orders where user_id = ?", user.id);
  expect(stored.map(({ id }) => id).sort()).toEqual(
    retried.map((reply) => reply.body.data.id).sort(),
  );
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(
    1000 - sent.length,
  );
});
