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
import Database from "better-sqlite3";
import { afterAll, expect, test, vi } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, orderUntilKilled, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { runBuiltCommand } from "#tests/support/shop/built-command.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { migrateBefore } from "#tests/support/shop/migrations-before.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const scheduledFolder = mkdtempSync(join(tmpdir(), "chatpata-scheduled-"));
afterAll(() => rmSync(scheduledFolder, { recursive: true, force: true }));
/** While it exists, no hook ends. */
const unreachable = join(scheduledFolder, "unreachable");
writeFileSync(unreachable, "");
const scheduled = runningShop({
  env: {
    BACKUP_EVERY: "0.005",
    BACKUP_KEEP: "2",
    BACKUP_DIR: join(scheduledFolder, "copies"),
    BACKUP_HOOK: `env >${join(scheduledFolder, "hook-env")}; while test -e ${unreachable}; do sleep 0.1; done; printf '%s\\n' >>${join(scheduledFolder, "hook-calls")}`,
    TZ: "Asia/Kolkata",
  },
});

const runCommand = (name: "backup" | "restore", databasePath: string, ...args: string[]) =>
  runBuiltCommand(name, databasePath, args);

function backupsOf({ server }: RunningShop): string[] {
  const folder = join(dirname(server.databasePath), "backups");
  return readdirSync(folder).map((name) => join(folder, name));
}

async function backUp(source: RunningShop): Promise<string> {
  const backup = await runCommand("backup", source.server.databasePath);
  expect(backup, backup.output).toMatchObject({ code: 0 });
  const path = backup.output.split(": ")[0] ?? "";
  expect(backupsOf(source)).toContain(path);
  return path;
}

test("copies of backups count as set up once a hook has succeeded", async () => {
  const owner = await scheduled.signedIn(firstAdmin);
  const isOpen = async () =>
    (await owner.get("/admin/before-you-open")).text.includes("before-you-open/backup/aside");
  const copies = join(scheduledFolder, "copies");
  await vi.waitFor(() => expect(readdirSync(copies)).not.toEqual([]), { timeout: 20_000 });
  expect(await isOpen()).toBe(true);

  rmSync(unreachable);
  await vi.waitFor(async () => expect(await isOpen()).toBe(false), { timeout: 20_000 });
});

test("a backup made while orders arrive is intact and contains every order confirmed before", async () => {
  const { api } = await registerCustomer(shop.api);
  const dish = addDish(shop.database);
  const confirmed: string[] = [];
  let isBackedUp = false;
  const customer = async () => {
    while (!isBackedUp) confirmed.push((await placeOrder(api, [dish])).id);
  };
  const customers = Promise.all([customer(), customer()]);
  await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(4), { timeout: 20_000 });

  const before = [...confirmed];
  const path = await backUp(shop);
  isBackedUp = true;
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

test("creates complete files that only their owner can read", async () => {
  const paths = await Promise.all([backUp(shop), backUp(shop)]);
  for (const path of paths) expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(backupsOf(shop).filter((name) => !name.endsWith(".db"))).toEqual([]);
});

test("values in a stolen backup do not grant access", async () => {
  const { api, token, user, password } = await registerCustomer(shop.api);
  const path = await backUp(shop);

  const stolen = openDatabase(path);
  const [session] = stolen.rows("select * from sessions where user_id = ?", user.id);
  stolen.close();
  expect(session).toBeDefined();
  for (const value of Object.values(session ?? {})) {
    const bearerReply = await shop.api.withToken(String(value)).get("/api/auth/verify");
    expect(bearerReply.status).toBe(401);
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

test("refuses to restore while the shop runs or from an unusable file", async () => {
  const { databasePath } = shop.server;
  const path = await backUp(shop);
  const running = await runCommand("restore", databasePath, path);
  expect(running).toMatchObject({ code: 1 });
  expect(running.output).toContain("A shop is running on");

  await shop.server.stop();
  const truncated = `${path}.truncated`;
  writeFileSync(truncated, readFileSync(path).subarray(0, 200_000));
  const old = `${path}.old`;
  copyFileSync(path, old);
  const copy = new Database(old);
  copy.exec("update __drizzle_migrations set created_at = 1");
  copy.close();
  const before = readFileSync(databasePath);
  for (const [file, message] of [
    [truncated, "was not restored"],
    [
      old,
      `${old} was not restored. It was written by a version of the shop from before its first release.\n`,
    ],
    ["package.json", "was not restored"],
    [`${path}.missing`, "There is no file"],
    [databasePath, "is the database itself"],
  ] as const) {
    const refused = await runCommand("restore", databasePath, file);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain(message);
  }
  for (const file of [truncated, old]) rmSync(file);
  expect(readFileSync(databasePath).equals(before)).toBe(true);
  await shop.server.restart();
});

test("restores every order of a backup after a crash under load and the loss of the database", async () => {
  const { api, user } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 500 });
  const order = (key: string) =>
    api.post<OrderOutput>("/api/orders", orderOf([dish]), { headers: { "idempotency-key": key } });
  const keys = Array.from({ length: 12 }, () => crypto.randomUUID());
  const orders = await Promise.all(keys.map(order));
  expect(orders.map(({ status }) => status)).toEqual(keys.map(() => 201));
  const path = await backUp(shop);
  await orderUntilKilled(shop.server, order);
  const { databasePath } = shop.server;
  for (const name of ["", "-wal", "-shm"]) rmSync(databasePath + name, { force: true });

  const restored = await runCommand("restore", databasePath, path);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect(restored.output).toContain("No bills are issued until their last numbers are entered");
  await shop.server.restart();

  const file = openDatabase(databasePath);
  expect(file.value("select value from settings where key = 'restored'")).toBe("true");
  const stored = file.rows("select id from orders where user_id = ?", user.id);
  expect(stored.map(({ id }) => id).sort()).toEqual(orders.map(({ body }) => body.data.id).sort());
  expect(file.value("select stock from products where id = ?", dish.id)).toBe(488);
  expect(integrityErrors(file.rows)).toEqual([]);
  expect(wrongCounters(file.rows)).toEqual([]);
  file.close();
  const [key = ""] = keys;
  expect((await order(key)).body.data.id).toBe(orders[0]?.body.data.id);
});

test("backs up a stopped shop's database and retains the replaced file when restoring", async () => {
  await shop.server.stop();
  const { databasePath } = shop.server;
  const path = await backUp(shop);
  const damaged = readFileSync(databasePath);
  damaged.fill(0x55, 0, 50_000);
  writeFileSync(databasePath, damaged);

  const restored = await runCommand("restore", databasePath, path);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const replacedFile = /before is now (\S+)\./.exec(restored.output)?.[1] ?? "";
  expect(readFileSync(replacedFile).equals(damaged)).toBe(true);
  await shop.server.restart();
  expect((await shop.api.get("/api/products")).status).toBe(200);
});

test("restores a backup from before staff had roles, whose admin becomes the owner", async () => {
  await shop.server.stop();
  const { databasePath } = shop.server;
  const path = join(dirname(databasePath), "old.db");
  const current = openDatabase(databasePath);
  const hash = current.value("select password_hash from users where email = ?", firstAdmin.email);
  current.close();
  const old = new Database(path);
  migrateBefore(old, dirname(databasePath), "staff_and_counter");
  old
    .prepare(
      "insert into users (id, email, name, password_hash, role, created_at) values ('a', ?, 'Meera', ?, 'admin', 1)",
    )
    .run(firstAdmin.email, hash);
  old.close();

  const restored = await runCommand("restore", databasePath, path);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  await shop.server.restart();

  const file = openDatabase(databasePath);
  expect(file.rows("select id, role from users")).toEqual([{ id: "a", role: "owner" }]);
  expect(integrityErrors(file.rows)).toEqual([]);
  file.close();
  expect((await signInAdmin(shop.api)).user.name).toBe("Meera");
});

test("backs up on schedule, retains the configured number of files and runs the hook for each", async () => {
  const folder = join(scheduledFolder, "copies");
  let latest: string[] = [];
  await vi.waitFor(
    () => {
      const hookCalls = readFileSync(join(scheduledFolder, "hook-calls"), "utf8")
        .trim()
        .split("\n");
      expect(hookCalls.length).toBeGreaterThanOrEqual(4);
      latest = hookCalls;
    },
    { timeout: 20_000, interval: 50 },
  );
  await scheduled.server.stop();
  const variables = readFileSync(join(scheduledFolder, "hook-env"), "utf8").match(/^\w+(?==)/gm);
  // The shell adds some of its own.
  const given = variables?.filter((name) => !["PWD", "OLDPWD", "SHLVL", "_"].includes(name));
  expect(given?.sort()).toEqual(["BACKUP_FILE", "HOME", "NODE_ENV", "PATH", "TZ"]);
  const names = readdirSync(folder).filter((name) => name.endsWith(".db"));
  expect(names.length).toBe(2);
  const [oldest = ""] = names.sort();
  expect(latest.every((path) => path.startsWith(folder))).toBe(true);
  copyFileSync(join(folder, oldest), join(scheduledFolder, "inspected.db"));
  const copy = openDatabase(join(scheduledFolder, "inspected.db"));
  expect(integrityErrors(copy.rows)).toEqual([]);
  copy.close();
});
