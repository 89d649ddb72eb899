import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { ApiClient } from "#tests/support/http/client.ts";
import { openEventStream } from "#tests/support/http/event-stream.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { rawConnection } from "#tests/support/http/raw-connection.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin, startServer, type TestServer } from "#tests/support/shop/server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await server.stop();
  const errors = server.takeUnexpectedErrors();
  server.removeFiles();
  expect(errors).toEqual([]);
});

function countOf(table: string): unknown {
  const file = new Database(server.databasePath, { readonly: true });
  const count = file.prepare(`select count(*) from ${table}`).pluck().get();
  file.close();
  return count;
}

test("an order sent during shutdown is accepted and stored in the database file", async () => {
  const database = openDatabase(server.databasePath);
  const dish = addDish(database);
  const { api, token } = await registerCustomer(new ApiClient(server.baseUrl));
  await placeOrder(api, [dish]);
  database.close();
  const body = JSON.stringify(orderOf([dish]));
  const slow = await rawConnection(server.baseUrl);
  slow.send(
    `POST /api/orders HTTP/1.1\r\nHost: shop.test\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await slow.receives(/^HTTP\/1\.1 100 /);
  slow.send(body.slice(0, 10));

  const stopped = server.stop();
  await vi.waitFor(() => expect(fetch(`${server.baseUrl}/healthz`)).rejects.toThrow(), {
    timeout: 8_000,
  });
  slow.send(body.slice(10));

  expect(await slow.receives(/"orderNumber":/)).toMatch(/HTTP\/1\.1 201 /);
  await stopped;
  expect(server.exitCode()).toBe(0);
  expect(existsSync(`${server.databasePath}-wal`)).toBe(false);
  expect(countOf("orders")).toBe(2);
});

test("event streams and idle connections do not delay shutdown", async () => {
  const admin = new FormVisitor(server.baseUrl);
  await admin.signInAs(firstAdmin);
  const stream = await openEventStream(
    `${server.baseUrl}/admin/orders/stream`,
    admin.cookieHeader(),
  );
  expect(await stream.next()).toMatch(/^\d+$/);
  const idle = await rawConnection(server.baseUrl);
  idle.send("GET /menu HTTP/1.1\r\nHo");

  const startedAt = Date.now();
  await server.stop();

  expect(await stream.next()).toBeNull();
  await idle.closed;
  expect(server.exitCode()).toBe(0);
  // The shop waits nine seconds for requests.
  expect(Date.now() - startedAt).toBeLessThan(8_500);
});

test("a database from a newer version is refused with a message", async () => {
  await server.stop();
  const file = new Database(server.databasePath);
  const later = Date.now() + 1_000_000_000_000;
  file
    .prepare("insert into __drizzle_migrations (hash, created_at) values ('newer', ?)")
    .run(later);
  file.close();

  const { status, stderr, stdout } = spawnSync(process.execPath, ["build/serve.js"], {
    cwd: root,
    encoding: "utf8",
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_PATH: server.databasePath,
    },
  });

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toBe(
    `${server.databasePath} was written by a newer version of the shop. Start that version, or restore a backup made by this one.\n`,
  );
});

function startWith(variables: Record<string, string>) {
  const path = join(server.databasePath, "..", "other.db");
  const { PATH } = process.env;
  return spawnSync(process.execPath, ["build/serve.js"], {
    cwd: root,
    encoding: "utf8",
    env: { NODE_ENV: "production", PATH, PORT: "0", DATABASE_PATH: path, ...variables },
    // A shop that starts would not end on its own.
    timeout: 20_000,
  });
}

test("an invalid environment variable is reported and the shop does not start", () => {
  const { status, stdout, stderr } = startWith({ TRUST_PROXY: "yes" });

  expect(status).toBe(1);
  expect(stdout).not.toContain("is open");
  expect(stderr).toContain("Environment: TRUST_PROXY");
});

test("behind a proxy, the shop does not start without its public URL", () => {
  const { status, stdout, stderr } = startWith({ TRUST_PROXY: "1" });

  expect(status).toBe(1);
  expect(stdout).not.toContain("is open");
  expect(stderr).toContain(
    "SITE_URL must be set where TRUST_PROXY is: the shop's public URL, such as https://shop.example",
  );
});
