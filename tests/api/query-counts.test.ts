import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { firstAdmin } from "#tests/support/server.ts";

type Counts = Record<string, number>;

/** The number of statements that each screen may run. */
const table: Counts = JSON.parse(readFileSync(join(root, "tests/api/query-counts.json"), "utf8"));

const folder = mkdtempSync(join(tmpdir(), "chatpata-queries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The number of statements that each screen runs, with so many orders in the file. */
async function countsWith(orders: number): Promise<Counts> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    DATABASE_PATH: join(folder, `${orders}.db`),
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    BACKUP_EVERY: "0",
  };
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", ...words], { cwd: root, env });
  await run("db/demo/run.ts", "--orders", String(orders));
  const { stdout } = await run("tests/support/count-queries.ts");
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

let ofFew: Counts;
let ofMany: Counts;
beforeAll(async () => {
  ofFew = await countsWith(30);
  ofMany = await countsWith(600);
}, 300_000);

test("each screen runs as many queries as the table says", () => {
  expect(Object.keys(ofMany).length).toBeGreaterThan(90);
  expect(ofMany).toEqual(table);
});

test("no screen asks more often when there is more to show", () => {
  expect(ofFew).toEqual(ofMany);
});
