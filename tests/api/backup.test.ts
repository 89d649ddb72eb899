import { execFile } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, expect, test, vi } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/counters.ts";
import { openDatabase } from "#tests/support/database.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { orderOf, orderUntilKilled, placeOrder } from "#tests/support/orders.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();
const often = mkdtempSync(join(tmpdir(), "chatpata-often-"));
afterAll(() => rmSync(often, { recursive: true, force: true }));
const scheduled = runningShop({
  env: {
    BACKUP_EVERY: "0.005",
    BACKUP_KEEP: "2",
    BACKUP_DIR: join(often, "copies"),
    BACKUP_HOOK: `printf '%s\\n' >>${join(often, "sent")}`,
  },
});

type Ended = { code: number; said: string };

/** Runs a built command as `npm run` does. */
async function command(name: "backup" | "restore", databasePath: string, ...args: string[]) {
  const program = join(root, "build", `${name}.js`);
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: process.env.PATH,
    DATABASE_PATH: databasePath,
  };
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env }).then(
    ({ stdout, stderr }): Ended => ({ code: 0, said: stdout + stderr }),
    (error): Ended => ({ code: Number(error.code), said: error.stdout + error.stderr }),
  );
}

function copiesOf({ server }: RunningShop): string[] {
  const folder = join(dirname(server.databasePath), "backups");
  return readdirSync(folder).map((name) => join(folder, name));
}

/** Asks the running shop for a copy and returns its path. */
async function backUp(from: RunningShop): Promise<string> {
  const made = await command("backup", from.server.databasePath);
  expect(made, made.said).toMatchObject({ code: 0 });
  const path = made.said.split(": ")[0] ?? "";
  expect(copiesOf(from)).toContain(path);
  return path;
}

test("a copy made while orders come in is whole and has every order confirmed before", async () => {
  const { api } = await registerCustomer(shop.api);
  const dish = anyDish(shop.database);
  const confirmed: string[] = [];
  let isCopied = false;
  const customer = async () => {
    while (!isCopied) confirmed.push((await placeOrder(api, [dish])).id);
  };
  const customers = Promise.all([customer(), customer()]);
  await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(4), { timeout: 20_000 });

  const before = [...confirmed];
  const path = await backUp(shop);
  isCopied = true;
  await customers;

  const copy = openDatabase(path);
  const ids = copy.rows("select id from orders").map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(before));
  expect(integrityErrors(copy.rows)).toEqual([]);
  expect(partialWrites(copy.rows)).toEqual([]);
  expect(wrongCounters(copy.rows)).toEqual([]);
  expect(copy.value("pragma journal_mode")).toBe("delete");
  copy.close();
});

test("who asks gets a finished file that its owner alone may read", async () => {
  const [one, other] = await Promise.all([backUp(shop), backUp(shop)]);
  for (const path of [one, other]) expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(copiesOf(shop).filter((name) => !name.endsWith(".db"))).toEqual([]);
});

test("nobody signs in with what a stolen copy holds", async () => {
  const { api, token, user, password } = await registerCustomer(shop.api);
  const path = await backUp(shop);

  const stolen = openDatabase(path);
  const [session] = stolen.rows("select * from sessions where user_id = ?", user.id);
  stolen.close();
  expect(session).toBeDefined();
  for (const value of Object.values(session ?? {})) {
    const asBearer = await shop.api.withToken(String(value)).get("/api/auth/verify");
    expect(asBearer.status).toBe(401);
    const cookie = `session=${Buffer.from(JSON.stringify(`${value}.1`)).toString("base64")}`;
    const profile = await fetch(`${shop.server.baseUrl}/profile`, {
      headers: { cookie },
      redirect: "manual",
    });
    expect(profile.status).toBeGreaterThanOrEqual(300);
  }
  const bytes = readFileSync(path, "latin1");
  expect(bytes).toContain(user.email);
  expect(bytes).not.toContain(token);
  expect(bytes).not.toContain(password);
  expect((await api.get("/api/auth/verify")).status).toBe(200);
});

test("a restore is refused while the shop runs, and for a file that it cannot use", async () => {
  const { databasePath } = shop.server;
  const path = await backUp(shop);
  const running = await command("restore", databasePath, path);
  expect(running).toMatchObject({ code: 1 });
  expect(running.said).toContain("A shop is running on");

  await shop.server.stop();
  const halved = `${path}.halved`;
  writeFileSync(halved, readFileSync(path).subarray(0, 200_000));
  const old = `${path}.old`;
  copyFileSync(path, old);
  const copy = new Database(old);
  copy.exec("update __drizzle_migrations set created_at = 1");
  copy.close();
  const before = readFileSync(databasePath);
  for (const [file, why] of [
    [halved, "was not restored"],
    [
      old,
      `${old} was not restored. It was written by a version of the shop from before its first release.\n`,
    ],
    ["package.json", "was not restored"],
    [`${path}.missing`, "There is no file"],
    [databasePath, "is the database itself"],
  ] as const) {
    const refused = await command("restore", databasePath, file);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.said).toContain(why);
  }
  for (const file of [halved, old]) rmSync(file);
  expect(readFileSync(databasePath).equals(before)).toBe(true);
  await shop.server.restart();
});

test("the drill: cut off under load, the file lost, the copy restored, every order of the copy is there", async () => {
  const { api, user } = await registerCustomer(shop.api);
  const dish = anyDish(shop.database, { stock: 500 });
  const order = (key: string) =>
    api.post<OrderOutput>("/api/orders", orderOf([dish]), { headers: { "idempotency-key": key } });
  const keys = Array.from({ length: 12 }, () => crypto.randomUUID());
  const first = await Promise.all(keys.map(order));
  expect(first.map(({ status }) => status)).toEqual(keys.map(() => 201));
  const path = await backUp(shop);
  await orderUntilKilled(shop.server, order);
  const { databasePath } = shop.server;
  for (const name of ["", "-wal", "-shm"]) rmSync(databasePath + name, { force: true });

  const restored = await command("restore", databasePath, path);
  expect(restored, restored.said).toMatchObject({ code: 0 });
  await shop.server.restart();

  const file = openDatabase(databasePath);
  const stored = file.rows("select id from orders where user_id = ?", user.id);
  expect(stored.map(({ id }) => id).sort()).toEqual(first.map(({ body }) => body.data.id).sort());
  expect(file.value("select stock from products where id = ?", dish.id)).toBe(488);
  expect(integrityErrors(file.rows)).toEqual([]);
  expect(wrongCounters(file.rows)).toEqual([]);
  file.close();
  const [key = ""] = keys;
  expect((await order(key)).body.data.id).toBe(first[0]?.body.data.id);
});

test("a closed shop's file is copied as well, and the old one is kept aside when another is restored", async () => {
  await shop.server.stop();
  const { databasePath } = shop.server;
  const path = await backUp(shop);
  const damaged = readFileSync(databasePath);
  damaged.fill(0x55, 0, 50_000);
  writeFileSync(databasePath, damaged);

  const restored = await command("restore", databasePath, path);
  expect(restored, restored.said).toMatchObject({ code: 0 });
  const aside = /before is now (\S+)\./.exec(restored.said)?.[1] ?? "";
  expect(readFileSync(aside).equals(damaged)).toBe(true);
  await shop.server.restart();
  expect((await shop.api.get("/api/products")).status).toBe(200);
});

test("the running shop copies its file on schedule, keeps so many, and hands each to the hook", async () => {
  const folder = join(often, "copies");
  let latest: string[] = [];
  await vi.waitFor(
    () => {
      const sent = readFileSync(join(often, "sent"), "utf8").trim().split("\n");
      expect(sent.length).toBeGreaterThanOrEqual(4);
      latest = sent;
    },
    { timeout: 20_000, interval: 50 },
  );
  await scheduled.server.stop();
  const names = readdirSync(folder).filter((name) => name.endsWith(".db"));
  expect(names.length).toBe(2);
  const [oldest = ""] = names.sort();
  expect(latest.every((path) => path.startsWith(folder))).toBe(true);
  copyFileSync(join(folder, oldest), join(often, "looked-at.db"));
  const copy = openDatabase(join(often, "looked-at.db"));
  expect(integrityErrors(copy.rows)).toEqual([]);
  copy.close();
});
