import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { type EventStream, openEventStream } from "#tests/support/http/event-stream.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const collector = join(root, "tests/support/shop/collect-garbage.cjs");
const shop = runningShop({ env: { NODE_OPTIONS: `--require ${collector}` } });
const STREAM = "/admin/orders/stream";

const admin = shop.owner;
let customer: Person;
const open: EventStream[] = [];

beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listen(visitor: FormVisitor): Promise<EventStream> {
  const stream = await openEventStream(`${shop.server.baseUrl}${STREAM}`, visitor.cookieHeader());
  open.push(stream);
  return stream;
}

async function listening(): Promise<EventStream & { visitor: FormVisitor }> {
  const { visitor } = shop.owner;
  const stream = await listen(visitor);
  expect(stream.response.status).toBe(200);
  // The first event is the version that the page already shows.
  expect(await stream.next()).toMatch(/^\d+$/);
  return { ...stream, visitor };
}

test("sends an event for a new order and for each of its changes", async () => {
  const stream = await listening();

  const placed = stream.next();
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const first = Number(await placed);
  const changed = stream.next();
  await advanceOrder(admin.api, order, ["preparing"]);
  const second = Number(await changed);
  const paid = stream.next();
  expect(
    (await admin.api.patch(`/api/orders/${order.id}/payment`, { paymentStatus: "paid" })).status,
  ).toBe(200);

  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(Number(await paid)).toBeGreaterThan(second);
});

test("sends no event for a refused or repeated order", async () => {
  const stream = await listening();
  const dish = addDish(shop.database, { stock: 3 });
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const order = () => customer.api.post("/api/orders", orderOf([dish]), { headers });
  const firstEvent = stream.next();
  expect((await order()).status).toBe(201);
  const version = Number(await firstEvent);

  expect((await order()).status).toBe(201);
  const tooMany = orderOf([{ ...dish, quantity: 10 }]);
  expect((await customer.api.post("/api/orders", tooMany)).status).toBe(409);
  const next = stream.next();
  await placeOrder(customer.api, [dish]);

  expect(Number(await next)).toBe(version + 1);
});

test("the stream is neither compressed nor cached", async () => {
  const { response } = await listening();

  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("content-encoding")).toBeNull();
});

test("opening the URL of the stream redirects to the first page", async () => {
  const page = await shop.owner.visitor.get(STREAM);

  expect([page.status, page.location]).toEqual([302, "/admin"]);
});

test("a stream makes room for another one even if the server forgot its request meanwhile", async () => {
  const { visitor, close } = await listening();
  const streams = [await listen(visitor), await listen(visitor)];
  expect(streams.map(({ response }) => response.status)).toEqual([200, 200]);
  process.kill(shop.server.pid(), "SIGUSR2");
  // Answered after the signal.
  await visitor.get("/admin/orders");

  for (const closeStream of [close, ...streams.map((stream) => stream.close)]) closeStream();

  for (const _ of streams) {
    await vi.waitFor(async () => expect((await listen(visitor)).response.status).toBe(200), {
      timeout: 10_000,
    });
  }
});
