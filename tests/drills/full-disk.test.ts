import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { customerWith, filledCheckout, orderNumberIn } from "#tests/support/records/checkout.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent, eventOf } from "#tests/support/records/events.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { shopReview } from "#tests/support/records/reviews.ts";
import { fillDisk, freeDisk } from "#tests/support/shop/disk.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
// Root ignores file permissions unless it drops its capabilities.
const withoutRootPrivileges =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] : [];
const readOnlyShop = runningShop({ through: withoutRootPrivileges });

const NO_ORDERS = "We cannot take orders right now. Nothing was charged, and your cart is saved.";
const NOTHING_SAVED =
  "We cannot save anything right now. Nothing was changed. Please try again in a few minutes.";

async function expectStorageFailures({ server }: RunningShop): Promise<void> {
  // Wait until the log contains all earlier requests.
  const lastPath = `/last-request-${randomUUID()}`;
  if (server.exitCode() === null) {
    await fetch(new URL(lastPath, server.baseUrl));
    await vi.waitFor(() => expect(server.output()).toContain(lastPath), { timeout: 20_000 });
  }
  const errors = server.takeUnexpectedErrors();
  expect(errors.length).toBeGreaterThan(0);
  for (const line of errors) expect(line).toMatch(/SQLITE_(IOERR|FULL|READONLY)/);
}

function expectIntact({ database }: RunningShop): void {
  expect(integrityErrors(database.rows)).toEqual([]);
  expect(partialWrites(database.rows)).toEqual([]);
  expect(wrongCounters(database.rows)).toEqual([]);
}

test("a full disk refuses orders, bookings and reviews with a message until there is space", async () => {
  const { api, user } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 10 });
  await placeOrder(api, [dish]);
  const headers = { "idempotency-key": "once-there-is-room" };
  const order = () => api.post<OrderOutput>("/api/orders", orderOf([dish]), { headers });

  fillDisk(shop.server);
  const refused = await order();
  const booking = await api.post("/api/catering", eventOf());
  const review = await api.post("/api/reviews", shopReview);
  const profile = await api.put("/api/auth/profile", { name: "Asha", phone: "+91 98220 12345" });
  const list = await api.get<OrderOutput[]>("/api/orders/user");
  freeDisk(shop.server);

  expect(refused.status).toBe(503);
  expect(refused.text).toBe(JSON.stringify({ success: false, message: NO_ORDERS }));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect([booking.status, booking.body.message]).toEqual([
    503,
    "We cannot take bookings right now. Nothing was charged. Please try again in a few minutes.",
  ]);
  expect([review.status, review.body.message]).toEqual([
    503,
    "We cannot save your review right now. Please send it again in a few minutes.",
  ]);
  expect([profile.status, profile.body.message]).toEqual([503, NOTHING_SAVED]);
  expect(list.status).toBe(200);
  await expectStorageFailures(shop);

  const placed = await order();
  expect(placed.status).toBe(201);
  expect((await order()).body.data.id).toBe(placed.body.data.id);
  await bookEvent(api);
  expect(shop.database.value("select count(*) from orders where user_id = ?", user.id)).toBe(2);
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(8);
  expectIntact(shop);
  await shop.server.kill();
  await shop.server.restart();
  expect((await order()).body.data.id).toBe(placed.body.data.id);
  expectIntact(shop);
});

test("a full disk refuses a checkout, keeps cart and input, and accepts the same form later", async () => {
  const dish = addDish(shop.database);
  const { visitor } = await customerWith(shop, [dish]);
  const form = await filledCheckout(visitor);

  fillDisk(shop.server);
  const refused = await visitor.postForm("/checkout", form);
  const cart = await visitor.get("/cart");
  const menu = await visitor.get("/menu");
  freeDisk(shop.server);

  expect(refused.status).toBe(503);
  expect(refused.text).toContain(NO_ORDERS);
  expect(refused.form("/checkout")).toMatchObject({ firstName: "Asha", address: "12 Laxmi Road" });
  expect(cart.text).toContain(dish.name);
  expect(menu.status).toBe(200);
  await expectStorageFailures(shop);

  const placed = await visitor.postForm("/checkout", form);
  expect(orderNumberIn(placed)).toMatch(/^CP-/);
  expectIntact(shop);
});

test("a full disk refuses a guest's form with a page that says nothing was changed", async () => {
  const dish = addDish(shop.database);
  const visitor = shop.visitor();
  const fields = { product: dish.id, quantity: "1" };

  fillDisk(shop.server);
  const refused = await visitor.postForm("/cart/lines", fields);
  freeDisk(shop.server);

  expect(refused.status).toBe(503);
  expect(refused.text).toContain(NOTHING_SAVED);
  await expectStorageFailures(shop);
  expect((await visitor.postForm("/cart/lines", fields)).status).toBe(303);
});

test("a shop with a read-only database starts, shows its menu and refuses orders", async () => {
  const { api } = await registerCustomer(readOnlyShop.api);
  const dish = addDish(readOnlyShop.database);
  const { databasePath } = readOnlyShop.server;
  await readOnlyShop.server.stop();
  chmodSync(databasePath, 0o444);

  await readOnlyShop.server.restart();
  const menu = await readOnlyShop.visitor().get("/menu");
  const refused = await api.post("/api/orders", orderOf([dish]));
  await readOnlyShop.server.stop();

  expect(menu.status).toBe(200);
  expect(menu.text).toContain(dish.name);
  expect([refused.status, refused.body.message]).toEqual([503, NO_ORDERS]);
  await expectStorageFailures(readOnlyShop);

  for (const name of ["", "-wal", "-shm"]) {
    if (existsSync(databasePath + name)) chmodSync(databasePath + name, 0o644);
  }
  await readOnlyShop.server.restart();
  await placeOrder(api, [dish]);
  expectIntact(readOnlyShop);
}, 60_000);

test("a shop starts on a read-only folder after a crash and loses nothing", async () => {
  const { api, user } = await registerCustomer(readOnlyShop.api);
  const dish = addDish(readOnlyShop.database);
  const placed = await placeOrder(api, [dish]);
  const folder = dirname(readOnlyShop.server.databasePath);
  const files = () => readdirSync(folder).map((name) => join(folder, name));
  await readOnlyShop.server.kill();
  const remaining = files();
  // The shop would replace this socket when it starts.
  expect(remaining).toContain(`${readOnlyShop.server.databasePath}.sock`);
  for (const path of remaining) chmodSync(path, 0o444);
  chmodSync(folder, 0o555);

  await readOnlyShop.server.restart();
  const menu = await readOnlyShop.visitor().get("/menu");
  const refused = await api.post("/api/orders", orderOf([dish]));
  const read = await api.get<OrderOutput>(`/api/orders/${placed.id}`);
  await readOnlyShop.server.stop();

  expect(menu.text).toContain(dish.name);
  expect([refused.status, refused.body.message]).toEqual([503, NO_ORDERS]);
  expect([read.status, read.body.data.orderNumber]).toEqual([200, placed.orderNumber]);
  await expectStorageFailures(readOnlyShop);

  chmodSync(folder, 0o755);
  for (const path of files()) chmodSync(path, 0o644);
  await readOnlyShop.server.restart();
  await placeOrder(api, [dish]);
  expect(
    readOnlyShop.database.value("select count(*) from orders where user_id = ?", user.id),
  ).toBe(2);
  expectIntact(readOnlyShop);
}, 60_000);

test("a shop that was stopped starts on a read-only folder and shows its menu and orders", async () => {
  const { api } = await registerCustomer(readOnlyShop.api);
  const dish = addDish(readOnlyShop.database);
  const placed = await placeOrder(api, [dish]);
  const { databasePath } = readOnlyShop.server;
  const folder = dirname(databasePath);
  readOnlyShop.database.close();
  await readOnlyShop.server.stop();
  expect(existsSync(`${databasePath}-wal`)).toBe(false);
  chmodSync(databasePath, 0o444);
  chmodSync(folder, 0o555);

  await readOnlyShop.server.restart();
  const menu = await readOnlyShop.visitor().get("/menu");
  const read = await api.get<OrderOutput>(`/api/orders/${placed.id}`);
  const refused = await api.post("/api/orders", orderOf([dish]));
  await readOnlyShop.server.stop();

  expect(menu.text).toContain(dish.name);
  expect([read.status, read.body.data.orderNumber]).toEqual([200, placed.orderNumber]);
  expect([refused.status, refused.body.message]).toEqual([503, NO_ORDERS]);
  await expectStorageFailures(readOnlyShop);
  chmodSync(folder, 0o755);
  chmodSync(databasePath, 0o644);
}, 60_000);

test("says in one sentence why it does not start when a read-only folder has no database", () => {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-read-only-"));
  chmodSync(folder, 0o555);
  const [program = "", ...args] = [...withoutRootPrivileges, process.execPath, "build/serve.js"];
  const start = (path: string) =>
    spawnSync(program, args, {
      cwd: root,
      encoding: "utf8",
      env: { NODE_ENV: "production", PATH: process.env.PATH, PORT: "0", DATABASE_PATH: path },
    });

  for (const path of [join(folder, "shop.db"), join(folder, "data", "shop.db")]) {
    const { status, stdout, stderr } = start(path);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`${path} cannot be opened (`);
    expect(stderr.trimEnd()).not.toContain("\n");
  }
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});
