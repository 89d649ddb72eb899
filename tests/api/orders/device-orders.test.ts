import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addShopDevice, type ShopDevice } from "#tests/support/records/shop-devices.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const staff = shop.owner;
let dish: Dish;
let first: { device: ShopDevice; api: ApiClient };

function addDevice(letter: string) {
  const device = addShopDevice(shop.database, letter);
  return { device, api: staff.api.withHeaders({ cookie: device.cookie }) };
}

beforeAll(async () => {
  dish = addDish(shop.database, { pricePaise: 8000, stock: 100 });
  first = addDevice("X");
});

function walkIn(tokenNumber: string, device: Record<string, unknown> = {}) {
  const takenAt = new Date().toISOString();
  return {
    channel: "counter",
    items: [{ product: dish.id, quantity: 1 }],
    payments: [{ method: "cash", amount: 80 }],
    device: { clientOrderId: randomUUID(), tokenNumber, takenAt, takenBy: "", ...device },
  };
}

function orderCount(): unknown {
  return shop.database.value("select count(*) from orders");
}

test("an order that a device sends again is written once, with its token, time and person", async () => {
  const token = "X2";
  const takenAt = new Date(Date.now() - 1000).toISOString();
  const body = walkIn(token, { takenAt, takenBy: staff.id, total: 80 });
  const before = Number(orderCount());

  const replies = await Promise.all(
    [1, 2, 3].map(() => first.api.post<OrderOutput>("/api/orders", body)),
  );

  for (const { status, text } of replies) expect(status, text).toBe(201);
  const [order] = replies.map(({ body: { data } }) => data);
  expect(order).toMatchObject({
    channel: "counter",
    tokenNumber: token,
    takenBy: staff.id,
    createdAt: takenAt,
    total: 80,
    paymentStatus: "paid",
  });
  expect(new Set(replies.map(({ body: { data } }) => data.id)).size).toBe(1);
  expect(orderCount()).toBe(before + 1);
});

test("an order that arrives again from another registration, browser or person is written once", async () => {
  const body = walkIn("X7");
  const placed = await first.api.post<OrderOutput>("/api/orders", body);
  expect(placed.status, placed.text).toBe(201);
  const before = orderCount();
  const colleague = await addStaff(shop, "counter");

  const replies = [
    await addDevice("Y").api.post<OrderOutput>("/api/orders", body),
    await staff.api.post<OrderOutput>("/api/orders", body),
    await colleague.api.post<OrderOutput>("/api/orders", body),
  ];

  for (const { status, body: again, text } of replies) {
    expect(status, text).toBe(201);
    expect(again.data.id).toBe(placed.body.data.id);
  }
  expect(orderCount()).toBe(before);
});

test("a token that is not the device's own, or taken, is replaced", async () => {
  const lettered = await first.api.post<OrderOutput>("/api/orders", walkIn("X1"));
  expect(lettered.body.data.tokenNumber).toBe("X1");

  for (const token of ["X1", "Y1", "1000", "X", "X01"]) {
    const reply = await first.api.post<OrderOutput>("/api/orders", walkIn(token));
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body.data.tokenNumber).not.toBe(token);
  }
});

test("an order that costs something else than the customer was told is refused, and can be corrected", async () => {
  const token = "X3";
  const body = walkIn(token, { total: 70 });
  const before = Number(orderCount());

  const refused = await first.api.post("/api/orders", body);

  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("₹80");
  expect(orderCount()).toBe(before);
  const corrected = { ...body, device: { ...body.device, total: 80 } };
  const reply = await first.api.post<OrderOutput>("/api/orders", corrected);
  expect(reply.status, reply.text).toBe(201);
  expect(reply.body.data.tokenNumber).toBe(token);
});

test("a discarded order stays in the log with its content and the reason, however often it is sent", async () => {
  const clientOrderId = randomUUID();
  const discarded = {
    clientOrderId,
    tokenNumber: "X9",
    takenAt: new Date().toISOString(),
    lines: ["2 × Pani Puri"],
    total: 160,
    refusal: "Sold out",
    reason: "The customer left",
  };
  const discard = () => first.api.post("/api/counter/discards", discarded);

  const replies = [...(await Promise.all([discard(), discard()])), await discard()];

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const entries = "select * from audit_log where subject_id = ?";
  expect(shop.database.rows(entries, clientOrderId)).toHaveLength(1);
  const entry = shop.database.row(entries, clientOrderId);
  expect(entry).toMatchObject({ action: "order.discarded", subject_name: "Token X9" });
  expect(String(entry.origin)).toContain("Tablet X");
  expect(JSON.parse(String(entry.after))).toMatchObject({
    lines: ["2 × Pani Puri"],
    totalPaise: 16_000,
    refusal: "Sold out",
    reason: "The customer left",
  });
});
