import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { dayInPune } from "#app/domain/clock.ts";
import type { ReservedTokens } from "#app/domain/counter/schema.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { type Person, signInAdmin } from "#tests/support/records/people.ts";
import { addShopDevice, type ShopDevice, tokensIn } from "#tests/support/records/shop-devices.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let staff: Person;
let dish: Dish;
let first: { device: ShopDevice; api: ApiClient };
let second: { device: ShopDevice; api: ApiClient };

function addDevice(letter: string) {
  const device = addShopDevice(shop.database, letter);
  return { device, api: staff.api.withHeaders({ cookie: device.cookie }) };
}

beforeAll(async () => {
  staff = await signInAdmin(shop.api);
  dish = addDish(shop.database, { pricePaise: 8000, stock: 100 });
  [first, second] = [addDevice("X"), addDevice("Y")];
});

async function tokensOf({ api }: typeof first, lastToken: number | null): Promise<string[]> {
  const reply = await api.post<ReservedTokens>("/api/counter/tokens", { lastToken });
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body.data.day).toBe(dayInPune(new Date()));
  return tokensIn(reply.body.data.blocks);
}

function walkIn(tokenNumber: string, device: Record<string, unknown> = {}, quantity = 1) {
  const takenAt = new Date().toISOString();
  return {
    channel: "counter",
    items: [{ product: dish.id, quantity }],
    payments: [{ method: "cash", amount: 80 * quantity }],
    device: { clientOrderId: randomUUID(), tokenNumber, takenAt, takenBy: "", ...device },
  };
}

function orderCount(): unknown {
  return shop.database.value("select count(*) from orders");
}

test("devices get different tokens, and more only when few are left", async () => {
  const mine = await tokensOf(first, null);
  const others = await tokensOf(second, null);

  expect(mine.length).toBeGreaterThanOrEqual(20);
  expect(mine.filter((token) => others.includes(token))).toEqual([]);
  const [last = ""] = mine.slice(-21);
  expect(await tokensOf(first, Number(last))).toEqual(mine);
  const [later = ""] = mine.slice(-20);
  const more = await tokensOf(first, Number(later));
  expect(more.slice(0, mine.length)).toEqual(mine);
  expect(more.length).toBeGreaterThan(mine.length);
  expect(more.filter((token) => others.includes(token))).toEqual([]);
});

test("a browser that lost its memory gets none of the tokens it may have given out", async () => {
  const before = await tokensOf(first, null);

  const after = await tokensOf(first, null);

  expect(after.filter((token) => before.includes(token))).toEqual([]);
});

test("a browser that is none of the shop's devices gets no tokens", async () => {
  const reply = await staff.api.post("/api/counter/tokens", { lastToken: null });

  expect(reply.status).toBe(409);
});

test("an order that a device sends again is written once, with its token, time and person", async () => {
  const [token = ""] = await tokensOf(first, null);
  const takenAt = new Date(Date.now() - 1000).toISOString();
  const body = walkIn(token, { takenAt, takenBy: staff.user.id, total: 80 });
  const before = Number(orderCount());

  const replies = await Promise.all(
    [1, 2, 3].map(() => first.api.post<OrderOutput>("/api/orders", body)),
  );

  for (const { status, text } of replies) expect(status, text).toBe(201);
  const [order] = replies.map(({ body: { data } }) => data);
  expect(order).toMatchObject({
    channel: "counter",
    tokenNumber: token,
    takenBy: staff.user.id,
    createdAt: takenAt,
    total: 80,
    paymentStatus: "paid",
  });
  expect(new Set(replies.map(({ body: { data } }) => data.id)).size).toBe(1);
  expect(orderCount()).toBe(before + 1);
});

test("an order that arrives again from another registration, browser or person is written once", async () => {
  const [token = ""] = await tokensOf(first, null);
  const body = walkIn(token);
  const placed = await first.api.post<OrderOutput>("/api/orders", body);
  expect(placed.status, placed.text).toBe(201);
  const before = orderCount();
  const colleague = await addStaff(shop, "counter");

  const replies = [
    await second.api.post<OrderOutput>("/api/orders", body),
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
  const [theirs = ""] = await tokensOf(second, null);
  const lettered = await first.api.post<OrderOutput>("/api/orders", walkIn("X1"));
  expect(lettered.body.data.tokenNumber).toBe("X1");

  for (const token of [theirs, "X1", "Y1"]) {
    const reply = await first.api.post<OrderOutput>("/api/orders", walkIn(token));
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body.data.tokenNumber).not.toBe(token);
  }
});

test("an order that costs something else than the customer was told is refused, and can be corrected", async () => {
  const [token = ""] = await tokensOf(first, null);
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

test("an order for more plates than are left is refused", async () => {
  const [token = ""] = await tokensOf(first, null);

  const refused = await first.api.post("/api/orders", walkIn(token, {}, 99));

  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(dish.name);
});

test("a discarded order stays in the log with its content and the reason", async () => {
  const clientOrderId = randomUUID();

  const reply = await first.api.post("/api/counter/discards", {
    clientOrderId,
    tokenNumber: "X9",
    takenAt: new Date().toISOString(),
    lines: ["2 × Pani Puri"],
    total: 160,
    refusal: "Sold out",
    reason: "The customer left",
  });

  expect(reply.status, reply.text).toBe(200);
  const entry = shop.database.row("select * from audit_log where subject_id = ?", clientOrderId);
  expect(entry).toMatchObject({ action: "order.discarded", subject_name: "Token X9" });
  expect(String(entry.origin)).toContain("Tablet X");
  expect(JSON.parse(String(entry.after))).toMatchObject({
    lines: ["2 × Pani Puri"],
    totalPaise: 16_000,
    refusal: "Sold out",
    reason: "The customer left",
  });
});
