import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "chatpata-private-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const databasePath = join(folder, "data", "shop.db");
const shop = runningShop({
  env: { DATABASE_PATH: databasePath },
  // Nothing that the shop creates is private unless the shop makes it so.
  through: ["sh", "-c", 'umask 000; exec "$@"', "sh"],
});

function runCommand(name: "backup" | "restore", ...args: string[]): void {
  const program = join(root, "build", `${name}.js`);
  const command = 'umask 000; exec "$@"';
  execFileSync("sh", ["-c", command, "sh", process.execPath, program, ...args], {
    cwd: root,
    env: { NODE_ENV: "production", PATH: process.env.PATH, DATABASE_PATH: databasePath },
  });
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

function modesIn(path: string): Record<string, string> {
  return Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));
}

test("creates a database, its companions and its folder for its own user only", async () => {
  expect(modeOf(dirname(databasePath))).toBe("700");
  expect(modesIn(dirname(databasePath))).toEqual({
    "shop.db": "600",
    "shop.db-wal": "600",
    "shop.db-shm": "600",
    "shop.db.sock": expect.stringMatching(/^[67]00$/),
  });
});

test("makes the database of an older version private when it starts", async () => {
  await shop.server.kill();
  const files = ["", "-wal", "-shm"].map((suffix) => databasePath + suffix);
  expect(files.filter((path) => existsSync(path))).toEqual(files);
  for (const path of files) chmodSync(path, 0o644);

  await shop.server.restart();

  expect(files.map(modeOf)).toEqual(["600", "600", "600"]);
});

test("makes backups and restores databases for its own user only", async () => {
  const backups = join(dirname(databasePath), "backups");
  runCommand("backup");
  await shop.server.stop();
  runCommand("backup");
  expect(modeOf(backups)).toBe("700");
  expect(Object.values(modesIn(backups))).toEqual(["600", "600"]);

  const [backup = ""] = readdirSync(backups);
  chmodSync(join(backups, backup), 0o644);
  runCommand("restore", join(backups, backup));

  const { backups: _, ...files } = modesIn(dirname(databasePath));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(["shop.db", expect.stringMatching(/\.before-/)]));
  expect(names.filter((name) => !/^[67]00$/.test(files[name] ?? ""))).toEqual([]);
});
